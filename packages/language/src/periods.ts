import { isOngoing, type PartialDate, readDate } from "./dates.ts";

/** Months since year 0, the end exclusive. */
export type Period = { from: number; to: number };

const monthOf = ({ year, month }: PartialDate, missing: number): number => year * 12 + (month ?? missing);

/**
 * From when to when, of dates as they are written: an end that is open or still to come is today. Null when a side can't
 * be read, for then nothing can be counted.
 */
export function datesBetween(
  startDate: string,
  endDate: string,
  today: PartialDate,
): [start: PartialDate, end: PartialDate] | null {
  const start = readDate(startDate);
  const end = isOngoing(endDate) || !endDate.trim() ? today : readDate(endDate);
  if (!start || !end) return null;
  return [start, monthOf(end, 12) > monthOf(today, 12) ? today : end];
}

/**
 * The months that surely lie between two dates: both named months count, and a bare year is read as the month of the
 * other date, so that nobody gains months that they didn't tell of. 2018 to 2020 are two years. Null where no month is
 * sure.
 */
export function surePeriod(start: PartialDate, end: PartialDate): Period | null {
  const from = monthOf(start, end.month ?? 1);
  const to = end.month ? monthOf(end, 1) + 1 : monthOf(end, start.month ?? 1);
  return to > from ? { from, to } : null;
}

/** The months that may lie between two dates: a bare year begins in January and ends in December. Null where none may. */
export function longestPeriod(start: PartialDate, end: PartialDate): Period | null {
  const [from, to] = [monthOf(start, 1), monthOf(end, 12) + 1];
  return to > from ? { from, to } : null;
}

/** The months that the periods cover together, overlaps counted once. */
export function monthsCovered(periods: Period[]): number {
  let covered = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of periods.toSorted((a, b) => a.from - b.from)) {
    covered += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return covered;
}
