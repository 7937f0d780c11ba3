import { numberCue } from "../../languages/all-guard-cues.ts";
import type { PlacedNumber } from "../contradict/numbers/placed-numbers.ts";
import type { Line } from "../parse/line.ts";
import type { NumberTerm } from "../parse/number-term.ts";

const MONTHS_A_YEAR = 12;
const SCHOOL_YEAR = new RegExp(String.raw`^\s${numberCue("schoolYear")}`, "iu");

/** "Within two years" tells when something was done, and not for how long. */
const WITHIN = new RegExp(String.raw`${numberCue("withinLength")}\s$`, "iu");

/** The two dates of a line, where it has just two, from one to the other: "Sept 2017 – July 2020". */
export function datesOf({ text, words: { numbers } }: Line): NumberTerm[] {
  const dates = numbers.filter(({ unit }) => unit === "date");
  const [from, to] = dates;
  if (!from || !to || dates.length > 2 || from.hasMonth !== to.hasMonth || from.value >= to.value) return [];
  return BETWEEN.test(text.slice(from.end, to.start)) ? dates : [];
}
const BETWEEN = new RegExp(
  String.raw`^(?:['’]?\p{L}{2,5})?\s?(?:[–-]|${numberCue("toEnd")}|${numberCue("toDay")}|->|→)?\s?$`,
  "iu",
);

/** "For three and a half years", "three school years", of a line that says from when to when. */
export function isSpanOfDates({ number, line: { text } }: PlacedNumber, known: Line): boolean {
  const [from, to] = datesOf(known);
  if (!from || !to) return false;
  const months = (to.value - from.value) * (from.hasMonth ? 1 : MONTHS_A_YEAR);
  if (number.unit === "" && SCHOOL_YEAR.test(text.slice(number.end)))
    return number.bound === "exact" && Math.ceil(months / MONTHS_A_YEAR) === number.value;
  if (number.unit !== "years" && number.unit !== "months") return false;
  const said = number.unit === "years" ? number.value * MONTHS_A_YEAR : number.value;
  if (WITHIN.test(text.slice(0, number.start))) return false;
  if (number.bound === "exact") return Math.abs(months - said) <= 1;
  // Two bare years lie two years apart, more or less.
  if (!from.hasMonth) return false;
  if (number.bound === "about") return Math.abs(months - said) <= Math.max(1, said / 10);
  return number.bound === "atLeast" && months > said && months - said < MONTHS_A_YEAR;
}
