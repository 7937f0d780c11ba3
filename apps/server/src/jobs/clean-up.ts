import { CV_BIN_DAYS } from "@terzi/contracts/limits";
import type { Ports } from "../ctx.ts";
import { deleteExpiredConfirmations } from "../features/auth/confirmation-store.ts";
import { deleteExpiredFlows } from "../features/auth/identity-store.ts";
import { deleteExpiredChallenges } from "../features/auth/passkey-store.ts";
import { deleteExpiredResets } from "../features/auth/reset-store.ts";
import { deleteExpiredSessions } from "../features/auth/session-store.ts";
import { deleteExpiredCaptchas } from "../features/auth/store.ts";
import { deleteOldWebhookEvents } from "../features/credits/webhook-store.ts";
import { deleteOldGenerations } from "../features/cv/generation-store.ts";
import { deleteOldHints } from "../features/cv/hint-store.ts";
import { deleteExpiredPreviews } from "../features/cv/preview-store.ts";
import { deleteExpiredShares } from "../features/cv/share-store.ts";
import { deleteBinnedCvs } from "../features/cv/version-store.ts";
import { deleteOldKeys } from "../features/idempotency/store.ts";
import { deleteOldMails } from "../features/mail/store.ts";
import { deleteExpiredLimits } from "../features/system/store.ts";
import { deleteExpiredTokens } from "../features/tokens/store.ts";
import { deleteOldDeliveries } from "../features/webhooks/store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes what has expired or is no longer useful: sessions, captchas, previews, limits, keys, old mails. */
export async function cleanUp({ db, now }: Pick<Ports, "db" | "now">): Promise<void> {
  const moment = now();
  await deleteExpiredSessions(db, moment);
  await deleteExpiredCaptchas(db, moment);
  await deleteExpiredConfirmations(db, moment);
  await deleteExpiredFlows(db, moment);
  await deleteExpiredChallenges(db, moment);
  await deleteExpiredResets(db, moment);
  await deleteExpiredPreviews(db, moment);
  await deleteExpiredLimits(db, moment);
  const before = (days: number) => new Date(moment.getTime() - days * DAY_MS);
  await deleteOldGenerations(db, before(1));
  await deleteOldKeys(db, before(1));
  await deleteOldMails(db, before(30));
  await deleteOldDeliveries(db, before(30));
  await deleteExpiredTokens(db, before(30));
  await deleteExpiredShares(db, before(30));
  await deleteOldWebhookEvents(db, before(90));
  await deleteOldHints(db, before(90));
  await deleteBinnedCvs(db, before(CV_BIN_DAYS));
}
