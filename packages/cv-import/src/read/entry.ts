import type { FoundPeriod } from "./find-dates.ts";
import type { Line } from "./line.ts";

/** One job, school, project: the lines that name it, and those that tell about it. */
export type Entry = {
  head: Line[];
  body: Line[];
  period: FoundPeriod | null;
  /** Which lines of the body are points, where that was weighed. */
  points?: ReadonlySet<Line>;
};
