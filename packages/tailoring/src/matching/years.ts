import type { Experience } from "@terzi/contracts/career";
import { isOngoing, type PartialDate, readDate } from "@terzi/language/dates";

export type Today = { year: number; month: number };

/** Months since year 0, counted from the first of the month. */
const monthOf = ({ year, month }: PartialDate, missing: number): number => year * 12 + (month ?? missing) - 1;

/** A job's months as [from, to), or null when its dates can't be read. Whole years count as whole years. */
export function monthsOf(experience: Experience, today: Today): [from: number, to: number] | null {
  const start = readDate(experience.startDate);
  if (!start) return null;
  const now = monthOf(today, 1) + 1;
  const end = readDate(experience.endDate);
  if (!end && experience.endDate.trim() && !isOngoing(experience.endDate)) return null;
  // Two bare years, 2018 to 2020, are two years, not three: both are read as the same month.
  const to = end ? monthOf(end, start.month ?? 1) + (end.month ? 1 : 0) : now;
  const from = monthOf(start, end?.month ?? 1);
  return to > from ? [from, Math.min(to, now)] : null;
}

/** Years worked in these jobs together; months in which jobs overlap count once. */
export function yearsIn(experiences: Experience[], today: Today): number {
  const periods = experiences
    .map((experience) => monthsOf(experience, today))
    .filter((period) => period !== null)
    .sort((a, b) => a[0] - b[0]);
  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const [from, to] of periods) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return months / 12;
}
