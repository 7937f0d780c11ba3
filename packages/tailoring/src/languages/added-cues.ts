/** What a sentence adds beside what was done, or says in a phrase that it can do without. */
export type AddedCues = {
  /** Where a line turns to what it denies, as a word. */
  turnsToDenial: string;
  /** A part of a line that denies what it tells. */
  deniesPart: string;
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
};
