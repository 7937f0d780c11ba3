import type {
  ApplicationDetail,
  ApplicationStatus,
  MoveApplicationInput,
} from "@terzi/contracts/applications";
import type { z } from "zod";
import { inTransaction, type UserCtx } from "../../ctx.ts";
import { findCvNameIfAny } from "../cv/store.ts";
import { tellWebhooks } from "../webhooks/tell-webhooks.ts";
import { datesAfterMove, reminderTime, utcDay } from "./dates.ts";
import { readApplication } from "./read.ts";
import { findSentLetter } from "./sent-letter.ts";
import { insertEvent, lockApplication, updateApplication, type WholeApplication } from "./store.ts";

/** Moves an application to another column, and notes when it was sent and answered. */
export const moveApplication = (
  ctx: UserCtx,
  { id, status, on }: z.output<typeof MoveApplicationInput>,
): Promise<ApplicationDetail> =>
  inTransaction(ctx, async (ctx) => {
    const before = await lockApplication(ctx.db, ctx.user.id, id);
    if (before.status === status) return readApplication(ctx, { id });
    const now = ctx.now();
    await updateApplication(
      ctx.db,
      { accountId: ctx.user.id, id },
      {
        status,
        movedAt: now,
        outcome: null,
        ...datesAfterMove(before, { status, day: on ?? utcDay(now) }),
        cvVersion: await sentVersion(ctx, before, status),
        letterSent: await sentLetter(ctx, before, status),
        ...reminderAfterMove(before, { status, now }),
      },
    );
    await insertEvent(ctx.db, { accountId: ctx.user.id, applicationId: id, status, happenedAt: now });
    const { jobTitle, company } = before;
    const data = { id, jobTitle, company, from: before.status, to: status };
    await tellWebhooks(ctx, ctx.user.id, { type: "application.moved", data });
    return readApplication(ctx, { id });
  });

/** What was sent is the CV as it was then; a restored draft never was. */
async function sentVersion(ctx: UserCtx, { cvId, cvVersion }: WholeApplication, status: string) {
  if (status === "saved") return null;
  if (cvVersion !== null || cvId === null) return cvVersion;
  return (await findCvNameIfAny(ctx.db, ctx.user.id, cvId))?.versionNumber ?? null;
}

async function sentLetter(ctx: UserCtx, before: WholeApplication, status: ApplicationStatus) {
  const { letterId, letterSent } = before;
  if (status === "saved") return null;
  if (letterSent !== null || letterId === null) return letterSent;
  return findSentLetter(ctx, { letterId, status });
}

/** Closed applications need no reminder. */
function reminderAfterMove(before: WholeApplication, { status, now }: { status: string; now: Date }) {
  if (status === "closed") return { remindAt: null };
  return before.status === "closed" ? { remindAt: reminderTime(before, now) } : {};
}
