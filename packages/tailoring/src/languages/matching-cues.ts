/**
 * What sentences of profiles and names of requirements say in the words of a language. Each is the source of a regular
 * expression; the readers join those of all languages, because profiles mix them.
 */
export type MatchingCues = {
  /** A clause says what it lacks, isn't allowed or never did. */
  denies: string;
  /** Nothing in the way, nothing gone wrong: to deny these denies what nobody wants. */
  goodToLack: string;
  /** Somebody else does it: "technical SEO was handled by an agency". */
  othersDo: string;
  /** What is said of somebody who is named before it: what follows, to the clause's end. */
  whoDoes: string;
  /**
   * Ends as an active verb of the third person does, where the language tells it from the first: in a profile that
   * speaks in the first person, or in nouns, somebody else does it.
   */
  theyDo: string;
  /** It was valid once. */
  isOver: string;
  /** Something done, or being done: a verb in the past, or "leading …". */
  deed: string;
  /** What one likes, wants or is like: said of oneself, whatever verbs follow. */
  attitude: string;

  /** A grade: two groups, what it is a grade of and which one, or the other way round. */
  gradeBehind: string;
  gradeBefore: string;
  /** What each sort of grade is called. */
  gradeLevel: string;
  gradeClass: string;
  gradeRank: string;
  gradeAxis: string;
  /** A language is used, and no people, country or kitchen meant. */
  usesLanguage: string;
  /** Says in itself that people are led: "crew chief", "ran a team of six"; folded. */
  leadsPeople: string;
  /** People at work, by what they do there; folded, a whole word. */
  workers: string;
  /** Those of them that are never things: whoever manages so many leads them; folded, a whole word. */
  surelyWorkers: string;

  /** It is asked that one has been a manager, or a supervisor: as a rank, not as somebody one works with; folded. */
  asksManager: string;
  asksSupervisor: string;
  /** What those are called who are; folded. */
  isManager: string;
  isSupervisor: string;

  /** A standing that a body gives to those who passed for it, and how it is written by those who have it. */
  asksChartered: string;
  isChartered: string;
  asksLeadAuditor: string;
  isLeadAuditor: string;

  /** "In the trade": any work of the kind that the posting is about. */
  ofTheJob: string;
  /** "Years of experience": how long somebody says they have worked. */
  saysHowLong: string;

  /** Says that a sentence with a degree in it states one that is held. */
  statesDegree: string;
  /** Studied at a university, and no certificate that is called the same. */
  studied: string;
  /** A degree of a university is meant, whatever its level. */
  ofUniversity: string;
  /** Courses and certificates, which lead to no degree. */
  noDegree: string;
  /** A school that gives degrees. */
  givesDegrees: string;
  /** What names a degree and not its field. */
  degreeWord: string;
  /** "Or a related field". */
  related: string;
  /** Fields whose last word is another field. */
  fieldOfItsOwn: string;

  /** A group of fields by what they have in common, and how the fields in it begin. */
  asksNumerate: string;
  isNumerate: string;
  asksHealth: string;
  isHealth: string;
  asksSocial: string;
  isSocial: string;
  asksScience: string;
  isScience: string;

  /** That a certificate is valid, or somebody approved of it: who is said by the certificate's issuer. */
  ofCertificates: string;
  /** By when a certificate is needed: whoever holds it has it in time. */
  deadline: string;
  apprentice: string;
  /** What a certificate is called besides its name; folded, a whole word. */
  certificateWord: string;

  /** Between a thing and examples of it. */
  forExample: string;
  /** A word for programs and machines in general; folded, a whole word. */
  program: string;
  /** Behind a word: it is the name of a program. */
  softwareBehind: string;
  /** What is named is enough, and so is something like it. */
  orSimilar: string;
  /** Before a number of years. */
  leastYears: string;
  /** A number of years in words. */
  smallNumber: string;
  /** Between a number and the word for years. */
  wholeYears: string;
  years: string;
  /** Behind the word for years. */
  moreYears: string;
  /** A level that is asked for as a test's score. */
  testScore: string;
};
