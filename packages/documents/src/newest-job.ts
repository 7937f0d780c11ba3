import { type AnyEntry, textOf } from "@terzi/contracts/entry-fields";
import { readDate } from "@terzi/language/dates";

const monthOf = (written: string): number => {
  const date = readDate(written);
  return date ? date.year * 12 + (date.month ?? 1) : Number.NEGATIVE_INFINITY;
};

/**
 * The job that goes on though nothing says so: the newest, where it has no end. -1 where there is none, or where another
 * began as late.
 */
export function findOngoing(jobs: readonly AnyEntry[]): number {
  const starts = jobs.map((job) => monthOf(textOf(job, "startDate")));
  const latest = Math.max(...starts);
  const at = starts.indexOf(latest);
  const isNewest = Number.isFinite(latest) && starts.lastIndexOf(latest) === at;
  const job = jobs[at];
  return isNewest && job && !textOf(job, "endDate").trim() ? at : -1;
}
