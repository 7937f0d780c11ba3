/**
 * Places, things and grades of which one excludes the others, written as `Opposites` are: what was done in the north
 * wasn't done in the south, and the oldest of five isn't the heaviest.
 */
export type OpposedThings = {
  compass: readonly [north: string, south: string, east: string, west: string];
  extreme: readonly [
    largest: string,
    smallest: string,
    oldest: string,
    newest: string,
    nearest: string,
    farthest: string,
    heaviest: string,
    lightest: string,
    longest: string,
    busiest: string,
    quietest: string,
    cheapest: string,
    dearest: string,
  ];
  /** What is older or younger than a year. */
  era: readonly [before: string, after: string];
  partOfWeek: readonly [weekdays: string, weekends: string];
  partOfYear: readonly [season: string, wholeYear: string];
  schedule: readonly [early: string, late: string];
  /** So much at least, or at most. */
  limit: readonly [least: string, most: string];
  deadline: readonly [within: string, notBefore: string];
  make: readonly [natural: string, artificial: string];
  chosen: readonly [elected: string, appointed: string];
  school: readonly [nursery: string, primary: string, secondary: string, university: string];
  sector: readonly [state: string, independent: string];
  court: readonly [criminal: string, civil: string, family: string, labour: string];
  side: readonly [left: string, right: string];
  storey: readonly [upper: string, lower: string];
  market: readonly [domestic: string, international: string];
  sex: readonly [male: string, female: string];
  animal: readonly [
    dog: string,
    cat: string,
    horse: string,
    cattle: string,
    sheep: string,
    goat: string,
    poultry: string,
    pig: string,
    bee: string,
  ];
  paper: readonly [daily: string, weekly: string, monthly: string, quarterly: string];
  placing: readonly [first: string, second: string, third: string];
  training: readonly [received: string, given: string];
  meeting: readonly [attended: string, arranged: string];
  interview: readonly [held: string, given: string];
  sale: readonly [wholesale: string, retail: string];
  people: readonly [served: string, ownStaff: string, suppliers: string];
  often: readonly [seldom: string, always: string];
  auditor: readonly [internal: string, lead: string];
  depth: readonly [basic: string, middle: string, advanced: string];
  load: readonly [loaded: string, unloaded: string];
  /** Days of work, and all days. */
  days: readonly [working: string, calendar: string];
  /** A share of one's own people, and of all those of the house. */
  whose: readonly [own: string, ofTheHouse: string];
  /** Whom one reports to. */
  toldTo: readonly [board: string, headOfAll: string, manager: string];
  /** Among whom somebody was the best or was chosen. */
  amongWhom: readonly [
    unit: string,
    house: string,
    trade: string,
    town: string,
    region: string,
    country: string,
    world: string,
  ];
  atEvent: readonly [competed: string, judged: string, chaired: string, spoke: string];
};
