import type { Clause, Term } from "../parse/line.ts";
import { changes } from "./changes.ts";
import { measureOf } from "./measures.ts";

const SPANS = new Set(["months", "calendar", "date"]);

/**
 * Whether a clause states its own duration or date: "alone for six weeks", "school uniforms (2020-2021)". The job's
 * years then aren't years of this. How much something changed in a span doesn't count.
 */
export const statesTime = (clause: Clause): boolean =>
  !changes(clause) &&
  (clause.numbers.some((number) => SPANS.has(measureOf(number, clause).kind)) ||
    clause.terms.some(isPartOfTime));

/** The same, and "fell from 10 kg in March to 6 kg in May": how long that took is told too. */
export const statesHowLong = (clause: Clause): boolean =>
  statesTime(clause) || clause.numbers.some(({ unit }) => unit === "date");

/** "In the last year", "son yılımda". */
const isPartOfTime = ({ ids }: Term): boolean => ids.some((id) => PARTS.has(id));
const PARTS = new Set(
  ["last year", "this year", "last month", "this month", "first year", "first month"].map((id) => `c:${id}`),
);

const HOW_OFTEN =
  /^c:(?:hourly|daily|nightly|weekly|fortnightly|monthly|quarterly|half-yearly|annual)$|^c:\S+ [x/]\d+$/;
const oftenIn = ({ terms }: Clause): string[] =>
  terms.flatMap(({ ids }) => ids.filter((id) => HOW_OFTEN.test(id)));

/** "Twelve calls a week" for twelve a day; "every night" for every third week: the stated frequency is wrong. */
export function swapsHowOften(clause: Clause, known: Clause): boolean {
  const [said, real] = [oftenIn(clause), oftenIn(known)];
  return said.length > 0 && real.length > 0 && !said.some((id) => real.includes(id));
}
