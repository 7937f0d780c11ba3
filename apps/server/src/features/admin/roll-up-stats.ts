import type { Ports } from "../../ctx.ts";
import { FIRST_DAY, nextDay, toDay } from "./days.ts";
import { findLastDayIfAny, insertDays, listCountedDays } from "./stats-store.ts";

const HOUR_MS = 3_600_000;
/** So many rows in one statement at most. */
const CHUNK = 1_000;

/** Keeps the numbers of the days that are over, so that the totals of a large product are still answered at once. */
export async function rollUpStats({ db, now }: Pick<Ports, "db" | "now">): Promise<void> {
  // An hour after midnight, what a long transaction has dated to the day before is there too.
  const until = toDay(new Date(now().getTime() - HOUR_MS));
  const last = await findLastDayIfAny(db);
  const counted = await listCountedDays(db, last ? nextDay(last) : FIRST_DAY, until);
  const days = counted.sort((one, other) => one.day.localeCompare(other.day));
  for (let start = 0; start < days.length; start += CHUNK)
    await insertDays(db, days.slice(start, start + CHUNK));
}
