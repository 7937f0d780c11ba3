import { numberCue } from "../../../languages/all-guard-cues.ts";
import { weekdays } from "../../../languages/all-weekdays.ts";
import type { Line } from "../../parse/line.ts";
import { mayBeSaidOf } from "./derived-values.ts";
import { hoursTold } from "../times/hours-of-day.ts";
import { MONEY } from "./misread-changes.ts";
import { numbersIn, type PlacedNumber } from "./placed-numbers.ts";
import { periodsIn, timesAYear } from "./rates-of-time.ts";

/** Periods as they are shortened, or told as one of many: "pcm", "/wk", "in an average month". */
const WRITTEN: [period: string, pattern: RegExp][] = (
  [
    ["week", "perWeek"],
    ["month", "perMonth"],
    ["year", "perYear"],
  ] as const
).map(([period, cue]) => [period, new RegExp(numberCue(cue), "iu")]);

/** The periods that a line names, in words or shortened. */
export const periodsTold = (line: Line): Set<string> =>
  new Set([
    ...periodsIn(line),
    ...WRITTEN.flatMap(([period, pattern]) => (pattern.test(line.text) ? [period] : [])),
  ]);

/** By what a count of the line is multiplied to be one in the sentence's period. */
const ratesTold = (sentence: Line, line: Line): number[] =>
  [...periodsTold(line)].flatMap((one) =>
    [...periodsTold(sentence)].flatMap((other) => {
      const [known, said] = [timesAYear(one), timesAYear(other)];
      return known && said && known !== said ? [known / said] : [];
    }),
  );

const BOTH_WAYS = new RegExp(numberCue("bothWays"), "iu");
const isCount = ({ number: { unit } }: PlacedNumber): boolean =>
  unit === "" || unit === "times" || MONEY.has(unit);

/** Of a journey there and back, twice as much: "12,000 km a month", of two trips of 3,000 each way. */
function returnsOf(counts: PlacedNumber[], { text }: Line): number[] {
  if (!BOTH_WAYS.test(text)) return [];
  return counts.flatMap(({ number: { value } }, at) => [
    value * 2,
    ...counts.slice(at + 1).map((other) => value * other.number.value * 2),
  ]);
}

const DAYS_A_WEEK = 7;
const SECONDS_AN_HOUR = 3600;
const ANY_DAY = weekdays.map((day) => `(?:${day})`).join("|");
const FROM_TO = new RegExp(
  String.raw`(?<!\p{L})(${ANY_DAY})\s?(?:[-–]|${numberCue("toDay")})\s?(${ANY_DAY})(?!\p{L})`,
  "giu",
);
const placeOf = (word: string): number =>
  weekdays.findIndex((day) => new RegExp(`^(?:${day})$`, "iu").test(word));

/** "Mon-Fri" are five days. */
const daysNamedIn = ({ text }: Line): number[] =>
  [...text.matchAll(FROM_TO)].map(
    ([, from = "", to = ""]) => ((placeOf(to) - placeOf(from) + DAYS_A_WEEK) % DAYS_A_WEEK) + 1,
  );

/** "20 hours a week", of Monday to Friday from 9 to 1; "24", of three nights from 23 to 7. */
function isWeekOf({ number, measure, line }: PlacedNumber, known: Line): boolean {
  if (measure.kind !== "clock" || !periodsTold(line).has("week")) return false;
  const days = [
    ...daysNamedIn(known),
    ...numbersIn(known)
      .filter((one) => one.number.unit === "" && one.number.value <= DAYS_A_WEEK)
      .map((one) => one.number.value),
  ];
  return hoursTold(known).some((hours) =>
    days.some((count) => mayBeSaidOf(measure.value, number, hours * count * SECONDS_AN_HOUR)),
  );
}

/** Whether a number is what some of a line come to in all, in another period, or both ways. */
export function isTotalOf(said: PlacedNumber, line: Line): boolean {
  if (isWeekOf(said, line)) return true;
  if (!isCount(said)) return false;
  const counts = numbersIn(line).filter(
    (one) => isCount(one) && MONEY.has(one.number.unit) === MONEY.has(said.number.unit),
  );
  const rates = ratesTold(said.line, line);
  const totals = [
    ...returnsOf(counts, line),
    ...counts
      .filter(({ number: { unit } }) => unit === said.number.unit)
      .flatMap(({ number: { value } }) => rates.map((rate) => value * rate)),
  ];
  return totals.some((total) => mayBeSaidOf(said.number.value, said.number, total));
}
