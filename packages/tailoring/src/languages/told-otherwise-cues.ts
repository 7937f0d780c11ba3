/** What says the same as a line in a form that hides it: a denial without its word, a charge without its title. */
export type OtherWordCues = {
  /** Says in other words than a denial that something is lacking, not done yet or no more. */
  deniedOtherwise: string;
  /** Behind or before people or work: they were in one's charge. */
  inMyCharge: string;
  /** What one was to reach, as a thing that may have been reached. */
  target: string;
};

/** The same, of what stands around numbers. */
export type OtherNumberCues = {
  /** Before a number: neither more nor less. */
  exactly: string;
  /** A unit behind a number, behind which a word for "below" isn't another number. */
  limitedUnit: string;
  /** Between the two ends of a stretch of hours. */
  toHour: string;
  /** Before a number, and behind it: it is an hour of the day. */
  hourBefore: string;
  hourBehind: string;
  /** Behind a number and its noun: by so much something else is missed. */
  shortOf: string;
  /** Behind a number's noun without a case: so many of them pass through something. */
  passesThrough: string;
  /** Behind a number and its noun: a denial that sets it as the upper limit. */
  notPassedBehind: string;
  /** A number's noun in a case, which belongs to what follows. */
  casedNoun: string;
  /** Behind a number: what something went from. */
  fromBehind: string;
};
