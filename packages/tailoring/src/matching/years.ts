import type { Experience } from "@terzi/contracts/career";
import { isOngoing, type PartialDate, readDate } from "@terzi/language/dates";

export type Today = { year: number; month: number };

/** Months since year 0, counted from the first of the month. */
const monthOf = ({ year, month }: PartialDate, missing: number): number => year * 12 + (month ?? missing) - 1;

/** When a later job began, for a job without an end: it has ended by then. */
function nextStart(experience: Experience, all: Experience[]): PartialDate | undefined {
  const start = readDate(experience.startDate);
  return all
    .map((other) => readDate(other.startDate))
    .filter((date) => date !== null)
    .filter((date) => start && monthOf(date, 1) > monthOf(start, 1))
    .sort((a, b) => monthOf(a, 1) - monthOf(b, 1))[0];
}

/**
 * A job's months as [from, to), or null when its dates can't be read. Whole years count as whole years. The newest
 * job without an end continues; an earlier one of `all` ended when the next began.
 */
function monthsOf(
  experience: Experience,
  today: Today,
  all: Experience[],
): [from: number, to: number] | null {
  const start = readDate(experience.startDate);
  if (!start) return null;
  const now = monthOf(today, 1) + 1;
  const told = readDate(experience.endDate);
  if (!told && experience.endDate.trim() && !isOngoing(experience.endDate)) return null;
  const next = told || isOngoing(experience.endDate) ? undefined : nextStart(experience, all);
  const end = told ?? next;
  // Two bare years, 2018 to 2020, are two years, not three: both are read as the same month.
  const to = end ? monthOf(end, start.month ?? 1) + (told?.month ? 1 : 0) : now;
  const from = monthOf(start, end?.month ?? 1);
  return to > from ? [from, Math.min(to, now)] : null;
}

/** Years worked in some of `all` jobs together; months in which jobs overlap count once. */
export function yearsIn(experiences: Experience[], today: Today, all: Experience[] = experiences): number {
  const periods = experiences
    .map((experience) => monthsOf(experience, today, all))
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
