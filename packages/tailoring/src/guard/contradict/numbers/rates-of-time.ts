import { numberCue } from "../../../languages/all-guard-cues.ts";
import { idsIn } from "../../align/align-sentence.ts";
import type { Line } from "../../parse/line.ts";
import { spansOf } from "../../parse/spans.ts";

/** What is how often, by the span that it comes back in. */
const PERIODS: Record<string, string> = {
  "c:hourly": "hour",
  "c:daily": "day",
  "c:nightly": "night",
  "c:weekly": "week",
  "c:fortnightly": "fortnight",
  "c:monthly": "month",
  "c:bimonthly": "two months",
  "c:quarterly": "quarter",
  "c:half-yearly": "half-year",
  "c:annual": "year",
  "c:per shift": "shift",
  ...Object.fromEntries(
    ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => [
      `c:${day}`,
      "week",
    ]),
  ),
};

/** The period that a meaning names, as "week"; undefined for none. */
export const periodOf = (id: string): string | undefined =>
  PERIODS[id] ?? /^c:([a-z]+) \/\d+$/.exec(id)?.[1] ?? /^c:([a-z]+ x\d+)$/.exec(id)?.[1];

/** "Dokuz haftada": in nine weeks; how often is said by "dokuz haftada bir". */
const isLengthOnly = (id: string, line: Line): boolean => {
  const spans = spansOf(line).spans.filter(({ ids }) => ids.includes(id));
  return (
    spans.length > 0 &&
    spans.every(
      ({ start, end }) =>
        TAKING.test(line.text.slice(0, start)) ||
        (line.words.numbers.some((number) => start - number.end === 1) &&
          IN_ALL.test(line.text.slice(start, end))),
    )
  );
};
/** "In roughly a year": so long, and no more often. */
const TAKING = new RegExp(String.raw`${numberCue("inRoughly")}\s$`, "iu");
const IN_ALL = new RegExp(`^${numberCue("inAll")}$`, "iu");

/** The periods that a line names, also "four times a week". */
export function periodsIn(line: Line): Set<string> {
  const found = new Set<string>();
  const papers = [...line.text.matchAll(PERIODICAL)].map(({ 0: { length }, index }) => [
    index,
    index + length,
  ]);
  const isOfPaper = (id: string) =>
    papers.length > 0 &&
    spansOf(line)
      .spans.filter(({ ids }) => ids.includes(id))
      .every(({ start, end }) => papers.some(([from = 0, to = 0]) => start >= from && end <= to));
  for (const id of idsIn(line)) {
    if (isOfPaper(id) || isLengthOnly(id, line)) continue;
    // "84 saatlik eğitim" is so long, and not every hour.
    if (id === "c:hourly" && LONG.test(line.text)) continue;
    const period = periodOf(id);
    if (period) found.add(period);
    // "Twice a year" is half-yearly too.
    if (period && /quarter|half-year/.test(period)) found.add("year");
  }
  if (A_DAY_OF_MONTH.test(line.text)) {
    found.delete("week");
    found.add("month");
  }
  if (A_MINUTE.test(line.text)) found.add("minute");
  return found;
}

/** "A regional daily": a newspaper, whatever is done there how often. */
const PERIODICAL = new RegExp(numberCue("periodical"), "giu");
const LONG = new RegExp(String.raw`\d\s?${numberCue("hoursLong")}(?!\p{L})`, "iu");
/** "The first Saturday of the month" comes monthly. */
const A_DAY_OF_MONTH = new RegExp(numberCue("dayOfMonth"), "iu");
const A_MINUTE = new RegExp(String.raw`${numberCue("aMinute")}|\/min\b`, "iu");

const A_YEAR: Record<string, number> = {
  year: 1,
  "half-year": 2,
  quarter: 4,
  month: 12,
  fortnight: 26,
  week: 52,
};

/** How many of a period a year has; undefined for those that no count goes by. */
export const timesAYear = (period: string): number | undefined => A_YEAR[period];

/** By what a count in one line's period is multiplied to be one in the other's: 12 between a month and a year. */
export const ratesBetween = (said: Line, known: Line): number[] =>
  [...periodsIn(known)].flatMap((often) =>
    [...periodsIn(said)].flatMap((seldom) => {
      const [times, per] = [timesAYear(often), timesAYear(seldom)];
      return times && per && times !== per ? [times / per] : [];
    }),
  );
