import type { Clause } from "../reading/line.ts";
import type { NumberTerm } from "../reading/number-term.ts";
import { changes } from "./changes.ts";
import { measureOf } from "./measures.ts";

const SPANS = new Set(["months", "calendar", "date"]);

/**
 * Whether a clause says for how long, or when, what it tells took place: "alone for six weeks", "school uniforms
 * (2020-2021)". The years of the whole job are then no years of this. How much something changed in a span isn't meant.
 */
export const hasOwnTime = (clause: Clause): boolean =>
  !changes(clause) && clause.numbers.some((number) => SPANS.has(measureOf(number, clause).kind));

const HOW_OFTEN = ["daily", "weekly", "monthly", "quarterly", "annual"].map((id) => `c:${id}`);
const oftenIn = ({ terms }: Clause): string[] =>
  terms.flatMap(({ ids }) => ids.filter((id) => HOW_OFTEN.includes(id)));

/** "Twelve calls a week", of twelve calls a day: a number is said of the time that it is said of there. */
export function swapsHowOften(number: NumberTerm, clause: Clause, known: Clause): boolean {
  if (number.unit === "date") return false;
  const [said, real] = [oftenIn(clause), oftenIn(known)];
  return said.length > 0 && real.length > 0 && !said.some((id) => real.includes(id));
}
