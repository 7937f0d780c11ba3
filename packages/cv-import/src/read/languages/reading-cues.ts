/**
 * What CVs say in the words of a language, as sources of expressions: what is no list of words, which are in the
 * lexicon. The reader joins those of all languages, because CVs mix them.
 */
export type ReadingCues = {
  /** Behind a place, in brackets: what is there. */
  placeUse: string;
  /** A label before where a person lives, without accents. */
  livesAt: string;
  /** The beginning of a line about a person that names no place. */
  factAboutPerson: string;
  /** A word of an address. */
  street: string;
  /** A whole line that says where in a town something is. */
  addressLine: string;
  /** What a county or a province is called, as its whole name. */
  region: string;
  /** How much or how long somebody is employed. */
  kindOfWork: string;
  /** A whole piece of an entry's head that is no name: how somebody is employed or taught, what stands before a date. */
  besideNames: string;
  /** Before the name of an employer. */
  beforeEmployer: string;
  /** Before who gave a certificate. */
  issuedBy: string;
  /** A full stop behind it ends no sentence. */
  abbreviation: string;
  /** Before the day on which a certificate ends. */
  expires: string;
  /** The same, behind a comma or in a bracket. */
  until: string;
  /** A whole line that says that somebody may be asked about the person. */
  onRequest: string;
  /** A whole sentence by which somebody answers for what a form says. */
  declares: string;
  /** A label. */
  birthDate: string;
  /** A label. */
  militaryService: string;
  /** A label. */
  drivingLicence: string;
  /** Above a column that counts the rows. */
  rowNumber: string;
  /** A label before what something was made with. */
  technologies: string;
  /** Before a name. */
  titleOfName: string;
  /** A label. */
  givenName: string;
  /** A label. */
  familyName: string;
  /** A label of both, in this order. */
  familyNameFirst: string;
  /** A label. */
  wholeName: string;
  /** A word of labels before a phone's number. */
  phone: string;
  /** What ends a label before a number of another kind. */
  otherNumber: string;
  /** A whole piece beside a school's name: how good the degree was. */
  degreeClass: string;
  /** In brackets beside a heading that stood on the page before. */
  continued: string;
  /** What text programs call the style of a heading. */
  headingStyle: string;
};
