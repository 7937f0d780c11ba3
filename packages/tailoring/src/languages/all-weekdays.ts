import { englishWeekdays } from "./en/weekdays.ts";
import { withCapitals } from "./tr/guard/capitals.ts";
import { turkishWeekdays } from "./tr/weekdays.ts";
import type { Weekdays } from "./weekdays.ts";

/** The days as any of the languages writes them, because texts mix them. */
export const weekdays: Weekdays = englishWeekdays.map(
  (day, at) => `${day}|${withCapitals(turkishWeekdays[at] ?? "")}`,
);
