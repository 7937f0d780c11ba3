import { isOngoing, type PartialDate, readDate } from "@terzi/language/dates";

/** Months since year 0, the end exclusive. */
export type Period = { from: number; to: number };

const first = (date: PartialDate): number => date.year * 12 + (date.month ?? 1);
const last = (date: PartialDate): number => date.year * 12 + (date.month ?? 12);

/**
 * The months that a job surely covers: both named months count; a year without a month runs from its January to its
 * December. An open end is today. Null when a side can't be read, for then nothing can be counted.
 */
export function periodOf(startDate: string, endDate: string, today: string): Period | null {
  const start = readDate(startDate);
  const now = readDate(today);
  if (!start || !now) return null;
  const end = isOngoing(endDate) || !endDate.trim() ? now : readDate(endDate);
  return end && last(end) >= first(start)
    ? { from: first(start), to: Math.min(last(end), last(now)) + 1 }
    : null;
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
