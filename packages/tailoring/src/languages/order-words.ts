/**
 * By which words a sentence is told that isn't meant for who applies, but for a program that judges or writes. Patterns
 * of text without capitals and marks. One word of a field is common in postings; what tells is which fields meet.
 */
export type OrderWords = {
  /** Tells alone: "dear software", "white on white", "ignore the instructions above". */
  alone: RegExp;
  /** A program as who acts or is spoken to, not as what a job works with. */
  machine: RegExp;
  /** A program that reads or writes, addressed or told what it should do. */
  reader: RegExp;
  /** Who applies, spoken of. */
  candidate: RegExp;
  /** One of them, known already: "this candidate". Tells alone, unless the sentence says what is expected. */
  person: RegExp;
  expected: RegExp;
  /** Where something is written about them. */
  record: RegExp;
  /** A result, and what makes one: "full marks", "as met". */
  verdict: RegExp;
  /** What is asked, as a thing that somebody deals with. */
  rules: RegExp;
  /** An order to write, to judge or to leave out. */
  order: RegExp;
  /** Says as a fact what somebody has who hasn't applied yet. */
  claim: RegExp;
  /** Speaks to who applies, or of how to. */
  applicant: RegExp;
  /** The name of a field in a record about somebody: "candidate:", "overall fit:". */
  field: RegExp;
  /** Keywords for search machines: what stands before their colon. */
  keywords: RegExp;
  /** How a line ends that answers what is asked instead of asking it: "QGIS: shown". */
  answered: RegExp;
};
