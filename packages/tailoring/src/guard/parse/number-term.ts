/** "points": the difference of two percentages or scores; 38 % to 26 % is by 12 points, not by 12 %. */
export type NumberUnit =
  | "%"
  | "points"
  | "$"
  | "€"
  | "£"
  | "₺"
  | "x"
  | "date"
  | "years"
  | "months"
  | "ordinal"
  | "times"
  | "";

/** How exact a number claims to be. `some`: about, nearly, up to, which only its own kind may repeat. */
export type Bound = "exact" | "atLeast" | "atMost" | "about" | "upTo" | "average";

/** What the words beside a number make of it: by 20 %, to 20, from 20, since 2019. */
export type Relation = "by" | "to" | "from" | "since" | "";

/** A number's value, the unit written with it, and the token after it. */
export type NumberFound = { value: number; unit: NumberUnit; next: number };

export type NumberTerm = {
  /** A date is months since year 0 when its month is known, else the year. */
  value: number;
  unit: NumberUnit;
  /** Whether a date names a month. */
  hasMonth: boolean;
  bound: Bound;
  relation: Relation;
  start: number;
  end: number;
};
