import type { Experience } from "@terzi/contracts/career";
import { type PartialDate, readDate } from "@terzi/language/dates";
import { datesBetween, monthsCovered, type Period, surePeriod } from "@terzi/language/periods";

export type Today = { year: number; month: number };

const firstMonth = ({ year, month }: PartialDate): number => year * 12 + (month ?? 1);

/** When a later job began, for a job without an end: it has ended by then. */
function nextStart(experience: Experience, all: Experience[]): PartialDate | undefined {
  const start = readDate(experience.startDate);
  return all
    .map((other) => readDate(other.startDate))
    .filter((date) => date !== null)
    .filter((date) => start && firstMonth(date) > firstMonth(start))
    .sort((a, b) => firstMonth(a) - firstMonth(b))[0];
}

/**
 * A job's months, or null when its dates can't be read. The newest job without an end continues; an earlier one of `all`
 * ended when the next began.
 */
function periodOf(experience: Experience, today: Today, all: Experience[]): Period | null {
  const { startDate, endDate } = experience;
  const between = datesBetween(startDate, endDate, today);
  const period = between && surePeriod(...between);
  const next = endDate.trim() ? undefined : nextStart(experience, all);
  return period && next ? { ...period, to: Math.min(period.to, firstMonth(next)) } : period;
}

/** Years worked in some of `all` jobs together; months in which jobs overlap count once. */
export const yearsIn = (experiences: Experience[], today: Today, all: Experience[] = experiences): number =>
  monthsCovered(
    experiences.map((experience) => periodOf(experience, today, all)).filter((period) => period !== null),
  ) / 12;
