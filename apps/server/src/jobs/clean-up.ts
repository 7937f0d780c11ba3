import type { Ports } from "../ctx.ts";
import { deleteExpiredCaptchas, deleteExpiredSessions } from "../features/auth/store.ts";
import { deleteExpiredPreviews } from "../features/cv/store.ts";
import { deleteExpiredLimits } from "../features/system/store.ts";

/** Throws away what has expired: sessions, solved captchas, unsaved previews, spent limits. */
export async function cleanUp({ db, now }: Pick<Ports, "db" | "now">): Promise<void> {
  const moment = now();
  await deleteExpiredSessions(db, moment);
  await deleteExpiredCaptchas(db, moment);
  await deleteExpiredPreviews(db, moment);
  await deleteExpiredLimits(db, moment);
}
