import type { Ports } from "../../ctx.ts";
import { FIRST_DAY, nextDay, toDay } from "./days.ts";
import { findLastDayIfAny, insertDays, listCountedDays } from "./stats-store.ts";

const HOUR_MS = 3_600_000;
/** The most rows in one statement. */
const CHUNK = 1_000;

/** Stores the numbers of past days, so that a large product's totals are still answered at once. */
export async function rollUpStats({ db, now }: Pick<Ports, "db" | "now">): Promise<void> {
  // An hour after midnight, what a long transaction dated to the day before has arrived too.
  const until = toDay(new Date(now().getTime() - HOUR_MS));
  const last = await findLastDayIfAny(db);
  const counted = await listCountedDays(db, last ? nextDay(last) : FIRST_DAY, until);
  const days = counted.sort((one, other) => one.day.localeCompare(other.day));
  for (let start = 0; start < days.length; start += CHUNK)
    await insertDays(db, days.slice(start, start + CHUNK));
}
