import type { Tested } from "../posting/any-of.ts";

/**
 * Word fields that show a sentence isn't meant for applicants but for a program that judges or writes. Patterns over
 * text without capitals and marks. Each field alone is common in postings; what tells is which fields occur together.
 */
export type OrderWords = {
  /** Tells alone: "dear software", "white on white", "ignore the instructions above". */
  alone: Tested;
  /** A program that acts or is addressed, not one that a job works with. */
  machine: Tested;
  /** A program that reads or writes, addressed or told what it should do. */
  reader: Tested;
  /** The applicant, spoken about. */
  candidate: RegExp;
  /** A particular one: "this candidate". Tells by itself, unless the sentence says what is expected. */
  person: RegExp;
  expected: RegExp;
  /** Where something is written about them. */
  record: RegExp;
  /** A result, and what makes one: "full marks", "as met". */
  verdict: Tested;
  /** Requirements, as something to be dealt with. */
  rules: RegExp;
  /** An order to write, to judge or to leave out. */
  order: RegExp;
  /** States as a fact what somebody has who hasn't applied yet. */
  claim: Tested;
  /** Addresses the applicant, or is about how to apply. */
  applicant: RegExp;
  /** A field's name in a record about somebody: "candidate:", "overall fit:". */
  field: RegExp;
  /** Keywords for search engines: what precedes their colon. */
  keywords: RegExp;
  /** How a line ends that answers a requirement instead of stating it: "QGIS: shown". */
  answered: RegExp;
  /** Words of orders, folded, that are recognised when they are misspelt. */
  spelt: readonly string[];
};
