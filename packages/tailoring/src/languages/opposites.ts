/**
 * Words of which one excludes the others, field by field: what was done in summer wasn't done in winter. Each is the
 * source of a regular expression over lower-case text; a field has its poles in the same order in every language.
 */
export type Opposites = {
  season: readonly [spring: string, summer: string, autumn: string, winter: string];
  change: readonly [rise: string, fall: string];
  weekday: readonly [
    monday: string,
    tuesday: string,
    wednesday: string,
    thursday: string,
    friday: string,
    saturday: string,
    sunday: string,
  ];
  age: readonly [child: string, adult: string];
  /** What one works towards isn't held yet. */
  credential: readonly [underway: string, obtained: string];
  languageLevel: readonly [a1: string, a2: string, b1: string, b2: string, c1: string, c2: string];
  shift: readonly [day: string, night: string];
  heat: readonly [hot: string, cold: string];
  pay: readonly [unpaid: string, paid: string];
  version: readonly [draft: string, final: string];
  verdict: readonly [granted: string, refused: string];
  multiple: readonly [doubled: string, halved: string];
  trade: readonly [imported: string, exported: string];
  cover: readonly [indoors: string, outdoors: string];
  tenure: readonly [permanent: string, temporary: string];
  company: readonly [alone: string, withOthers: string];
  validity: readonly [lapsed: string, valid: string];
  reach: readonly [onTrial: string, everywhere: string];
  colour: readonly [
    green: string,
    red: string,
    blue: string,
    gold: string,
    silver: string,
    black: string,
    white: string,
  ];
  form: readonly [oral: string, written: string];
  degreeClass: readonly [first: string, upperSecond: string, lowerSecond: string, third: string];
  hours: readonly [full: string, part: string];
  carried: readonly [goods: string, people: string];
  budget: readonly [over: string, under: string];
  running: readonly [ended: string, goesOn: string];
  /** What a diploma is marked with. */
  mark: readonly [pass: string, merit: string, distinction: string];
  /** A thing that was there before was made better, or it was made anew. */
  making: readonly [updated: string, fromNothing: string];
  /** One of several who made it, or the only one. */
  makers: readonly [oneOfThem: string, only: string];
  patent: readonly [appliedFor: string, granted: string];
  handling: readonly [byHand: string, automated: string];
  /** Of a help desk. */
  supportLevel: readonly [first: string, second: string, third: string];
  thesis: readonly [written: string, none: string];
  material: readonly [
    steel: string,
    aluminium: string,
    copper: string,
    wood: string,
    plastic: string,
    concrete: string,
  ];
};
