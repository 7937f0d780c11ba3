import type { Clause, Term } from "../parse/line.ts";
import { changes } from "./changes.ts";
import { measureOf } from "./measures.ts";

const SPANS = new Set(["months", "calendar", "date"]);

/**
 * Whether a clause says for how long, or when, what it tells took place: "alone for six weeks", "school uniforms
 * (2020-2021)". The years of the whole job are then no years of this. How much something changed in a span isn't meant.
 */
export const statesTime = (clause: Clause): boolean =>
  !changes(clause) &&
  (clause.numbers.some((number) => SPANS.has(measureOf(number, clause).kind)) ||
    clause.terms.some(isPartOfTime));

/** "In the last year", "son yılımda". */
const isPartOfTime = ({ ids }: Term): boolean => ids.some((id) => PARTS.has(id));
const PARTS = new Set(
  ["last year", "this year", "last month", "this month", "first year", "first month"].map((id) => `c:${id}`),
);

const HOW_OFTEN =
  /^c:(?:hourly|daily|nightly|weekly|fortnightly|monthly|quarterly|half-yearly|annual)$|^c:\S+ [x/]\d+$/;
const oftenIn = ({ terms }: Clause): string[] =>
  terms.flatMap(({ ids }) => ids.filter((id) => HOW_OFTEN.test(id)));

/** "Twelve calls a week", of twelve calls a day; "every night", of every third week: what is said to be as often as it isn't. */
export function swapsHowOften(clause: Clause, known: Clause): boolean {
  const [said, real] = [oftenIn(clause), oftenIn(known)];
  return said.length > 0 && real.length > 0 && !said.some((id) => real.includes(id));
}
