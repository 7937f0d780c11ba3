import type { AnswerTime } from "@terzi/contracts/tickets";
import type { Ctx } from "../../ctx.ts";
import { findAnswerTime } from "./store.ts";

const WINDOW_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Fewer answers say nothing about what to expect. */
const ENOUGH = 5;

/** How long people really waited for a first answer; null when too few were answered to tell. */
export async function readAnswerTime({ db, now }: Ctx): Promise<AnswerTime> {
  const since = new Date(now().getTime() - WINDOW_DAYS * DAY_MS);
  const { count, medianSeconds } = await findAnswerTime(db, since);
  const isEnough = count >= ENOUGH && medianSeconds !== null;
  return { medianHours: isEnough ? Math.max(1, Math.round(medianSeconds / 3600)) : null };
}
