/** What a sentence adds beside what was done, or says in a phrase that it can do without. */
export type AddedCues = {
  /** Where a line turns to what it denies, as a word. */
  turnsToDenial: string;
  /** A part of a line that denies what it tells. */
  deniesPart: string;
  /** Words of a denial that only say whose the deed isn't: "mine", "myself". */
  oneself: string;
  /** Between a part and the number that it is a part of: "31 of 38". */
  ofTotal: string;
  /** The ending by which a number tells of a part: "31'i". */
  endsAsPart: string;
  /** Before a thing. */
  article: string;
  /** How a verb may end that looks like a noun: "leaving", "leaves". */
  gerundEnding: string;
  verbEnding: string;
  /** A pronoun that stresses who did it, where the verb tells as much. */
  stressedSelf: string;
  /** "Who", "which": opens a clause about what stands before it. */
  relative: string;
  /** A part of a line that says who else does what it tells. */
  doneElsewhere: string;
  /** A sentence that leaves something to others. */
  leavesToOthers: string;
  /** What one may lead without being in charge of anything: a class, a tour. */
  ledEvent: string;
  /** Nobody helped or watched over it. */
  unaided: string;
  /** "To win over exporters": a clause that says what something was done for. */
  addedPurpose: string;
  /** ", raising sales": a clause that says what came of it. */
  addedOutcome: string;
  /** "The city's busiest". */
  superlative: string;
  /** "Not alone": others did it too. */
  notAlone: string;
  /** "Single-handedly". */
  allAlone: string;
  /** Words of a line by which the superlative, or the being alone, of a sentence may be known. */
  superlativeKnown: string;
  aloneKnown: string;
  /** "As the duty holder": what somebody is called; a group for it. */
  calledAs: string;
  /** "At a 96-room hotel": where one works, as a phrase that a sentence can do without. */
  workplaceAside: string;
  /** "For more than four years": how long, as such a phrase. */
  durationAside: string;
  /** "Without signing them": what one didn't do, as such a phrase. */
  denialAside: string;
  /** A part of something, in the groups `part` and `whole`: "the waste section of the application". */
  partOfWhole: string;
  /** Behind people: that somebody else is their superior. */
  reportsToOthers: string;
  /** "Line-manages": is in charge of people, as a word that is read as a noun. */
  inCharge: string;
  /** Something goes on today. */
  goesOn: string;
  /** Something has ended, or was given up. */
  hasEnded: string;
  /** Before, and after, what something was done. */
  before: string;
  after: string;
  /** "One of two": which of them, the line says. */
  ofTwo: string;
  /** "Throughout the company", "of any amount": everything of its kind. */
  universal: string;
  /** "On one ward", "up to £500", "small changes": a limit to what was done. */
  limitedTo: string;
  /** A title that isn't claimed. */
  notHeld: string;
};
