/** What says the same as a line in a form that hides it: a denial without its word, a charge without its title. */
export type OtherWordCues = {
  /** "No-shows", "kararsız testler": a name or a quality that only looks like a denial. */
  deniedQuality: string;
  /** Others who are counted among those that are there, and did nothing together with one. */
  amongThem: string;
  /** "Auxiliary chemicals": what is called helping and helps nobody. */
  auxiliary: string;
  /** Behind "led": where something leads, which nobody is led to. */
  leadsOn: string;
  /** Doing somebody else's job for a time. */
  actedFor: string;
  /** Nouns that only say how many: "a pair of". */
  countingNoun: string;
  /** Says in other words than a denial that something is lacking, not done yet or no more. */
  deniedOtherwise: string;
  /** Among the ten best. */
  ranked: string;
  /** What has been so from then on, behind a state that ended. */
  sinceThen: string;
  /** Between what is told and what is denied beside it. */
  butBetween: string;
  /** The same, as a pattern of its own: where one deed ends and the next begins without a sign. */
  betweenDeeds: string;
  /** Denies what stands behind it. */
  deniesAhead: string;
  /** Denies all that stands before it. */
  deniesBehind: string;
  /** What is denied of something may only be this: a part in it, experience of it. */
  deniedShell: string;
  /** That somebody didn't do something, or hasn't something. */
  deniesDeed: string;
  /** What a body makes somebody: "chartered", "akredite". */
  madeByBody: string;
  /** Behind or before people or work: they were in one's charge. */
  inMyCharge: string;
  /** What one was to reach, as a thing that may have been reached. */
  target: string;
  /** Behind a role, or before it: of one somebody, or of a few. */
  ofSomebody: string;
  ofSomebodyBefore: string;
  /** Before a title: which rank it is. */
  rankBefore: string;
  /** Behind a subject: that one has a degree in it. */
  degreeBehind: string;
  /** Behind a role: that one serves whoever has it. */
  serves: string;
};

/** The same, of what stands around numbers. */
export type OtherNumberCues = {
  /** Behind a number and its noun: less than that. */
  lessBehind: string;
  /** Of which a half is an hour: "gece yarısı". Folded. */
  halvedNight: string;
  /** A number that says everywhere: "dört bir yan". */
  onAllSides: string;
  /** What the word for six may stand behind and mean below: "diz altı". */
  belowWhat: string;
  /** In a sentence with it somebody may have multiplied or divided: a rate, a mean, a total. */
  workedOutTotal: string;
  /** Before a number: neither more nor less. */
  exactly: string;
  /** A unit behind a number, behind which a word for "below" isn't another number. */
  /** "In roughly (a year)": the length of a thing. */
  inRoughly: string;
  /** Behind a fraction: "(a quarter) of a year". */
  partOfYear: string;
  /** Behind a number: "(three) straight years". */
  inARow: string;
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
  /** The end of the word right before that, which says what isn't passed. */
  beforeNotPassed: string;
  /** A number's noun in a case, which belongs to what follows. */
  casedNoun: string;
  /** Written with an amount: that it is each week's, month's or year's. */
  perWeek: string;
  perMonth: string;
  perYear: string;
  /** Tells that a journey is made there and back, or how long it is each way. */
  bothWays: string;
  /** Between the first and the last day of a week's work. */
  toDay: string;
  /** Before a number, and behind it: a denial that it was reached. */
  notReached: string;
  notReachedBehind: string;
  /** Before a number of people, and behind it: one did it together with them. */
  withCompany: string;
  withCompanyBehind: string;
  /** Before a number of people, and behind it: one was among them. */
  oneAmong: string;
  oneAmongBehind: string;
  /** Parts of an hour, and one and a half of them, in words. */
  quarterHour: string;
  halfHour: string;
  threeQuarters: string;
  hourAndHalf: string;
  /** Before a number, and behind it: it is by how much something lies above or below another, "bütçenin … altında". */
  comparedBefore: string;
  comparedBehind: string;
  /** Between a fraction and its unit. */
  ofUnit: string;
  /** Behind a number that the line passes, and that it doesn't come up to. */
  isPassedBehind: string;
  isNotMetBehind: string;
  /** Makes a number the size of the noun that follows, to which words of more or less then belong. */
  asModifier: string;
  /** Behind a number: what something went from. */
  fromBehind: string;
};
