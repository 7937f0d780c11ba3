/** What lines of postings say in the words of a language, as sources of expressions; the readers join all languages'. */
export type PostingPatterns = {
  /** Endings that tie words together, which names have only now and then. */
  boundEnding: string;
  /** A company's name ends in it, with its point. */
  legalForm: string;
  /** Behind a number. */
  yearsCounted: string;
  /** A rank that years follow from. */
  senior: string;
  /** The same, of a rank in the middle. */
  midLevel: string;
  /** Before what is asked. */
  joins: string;
  /** At the end of what stands before something that is asked. */
  leadsOn: string;
  /** Begins a clause about when and why, or about others. */
  circumstance: string;
  /** Says what those who ask work with. */
  worksWith: string;
  /** Behind a language: what stands with it is its level. */
  levelBehind: string;
  /** What opens the description of a picture in brackets. */
  picture: string;
  /** Whose turn it is in a conversation with a program. */
  turn: string;
  /** What stands in the head of a mail: who writes, to whom, when and about what. */
  mailField: string;
  /** The end of a sentence that names nothing but leads to the list after it, before its colon. */
  leadsToList: string;
  /** A whole sentence that says whom one reports to. */
  namesSuperior: string;
  /** Before a question or its answer. */
  asked: string;
  /** A heading before what a company tells of itself; case-sensitive. */
  aboutCompany: string;
  /** Headings that end in what is otherwise a word after which a sentence goes on. */
  endsAsItself: string;
  /** Of these, a heading that is also the beginning of a sentence. */
  seeks: string;
  /** Words of headings with which a sentence begins. */
  beginsSentence: string;
  /** A heading for what is asked, or for what is given where requirements went before. */
  conditions: string;
  /** Ranks and forms of work, which alone ask nothing. */
  rankAlone: string;
  /** Ends of sentences, which alone ask nothing. */
  endsAlone: string;
  /** One a line: other subjects, phrases of advertising, ends of sentences, which name nothing that could be asked for. */
  beginsNothing: string;
  /** Beside it stands the job's own name; folded. */
  titleLabel: string;
  /** Words after which nothing begins; folded, with spaces between. */
  goesOn: string;
  /** Words with which a sentence goes on that begins with the words of a heading; the same. */
  goesOnBehindHeading: string;
  /** Headings of one word that are ordinary words in running text; the same. */
  loneHeadings: string;
  /** Labels of a record about the job, one a line: none of them asks anything; folded. */
  recordLabels: string;
  /** How much of the week one works, where, and for how long, one a line. */
  arrangement: string;
  /** Between two of the same. */
  joinsArrangements: string;
  /** Says how many of the years before, or that something was done. */
  ofThose: string;
  /** Names again what its sentence has named before. */
  refersBack: string;
  /** Before the education that is asked; folded. */
  educationLabel: string;
  /** The value of a field whose label says all that is asked; folded. */
  affirmed: string;
  /** The value of a field that isn't asked for; folded. */
  notAsked: string;
  /** In capitals: who speaks in a line that is dressed as a program's ("### SYSTEM: …"), and what of. */
  programSpeaker: string;
  programNote: string;
};
