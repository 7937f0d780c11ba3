import type { ApplicationDetail, UpdateApplicationInput } from "@terzi/contracts/applications";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import { inTransaction, type UserCtx } from "../../ctx.ts";
import { findAttachedCv } from "../cv/store.ts";
import { reminderTime, utcDay } from "./dates.ts";
import { readApplication } from "./read.ts";
import { findSentLetter } from "./sent-letter.ts";
import { lockApplication, updateApplication, type WholeApplication } from "./store.ts";

type Input = z.output<typeof UpdateApplicationInput>;

/** Writes the fields that are given. An edit of an outdated version is refused, with the newer one. */
export const updateApplicationFields = (
  ctx: UserCtx,
  { id, version, contacts, ...given }: Input,
): Promise<ApplicationDetail> =>
  inTransaction(ctx, async (ctx) => {
    const before = await lockApplication(ctx.db, ctx.user.id, id);
    if (before.version !== version)
      throw new AppError("STALE_APPLICATION", { details: await readApplication(ctx, { id }) });
    await updateApplication(
      ctx.db,
      { accountId: ctx.user.id, id },
      {
        ...given,
        ...(contacts && { contacts: JSON.stringify(contacts) }),
        ...reminderChange(ctx, before, given),
        ...outcomeChange(ctx, before, given),
        ...(await cvChange(ctx, before, given)),
        ...(await letterChange(ctx, before, given)),
      },
    );
    return readApplication(ctx, { id });
  });

type Given = Omit<Input, "id" | "version" | "contacts">;

/** A sent reminder stays sent until its time is changed. */
function reminderChange(ctx: UserCtx, before: WholeApplication, given: Given) {
  const after = { ...before, ...given };
  const isSame =
    after.nextStepAt === before.nextStepAt && after.remindMinutesBefore === before.remindMinutesBefore;
  return isSame || before.status === "closed" ? {} : { remindAt: reminderTime(after, ctx.now()) };
}

/** Only a closed application has an outcome. A refusal is an answer, too. */
function outcomeChange(ctx: UserCtx, before: WholeApplication, { outcome, answeredOn }: Given) {
  if (outcome === undefined) return {};
  if (before.status !== "closed") return { outcome: null };
  const isAnswered = outcome === "rejected" || outcome === "accepted";
  if (!isAnswered || answeredOn !== undefined || before.answeredOn) return {};
  return { answeredOn: utcDay(ctx.now()) };
}

async function cvChange(ctx: UserCtx, before: WholeApplication, { cvId, cvVersion }: Given) {
  if (cvId === null) return { cvId, cvVersion: null, matchScore: null };
  const id = cvId ?? (cvVersion === undefined ? null : before.cvId);
  if (id === null) return { cvVersion: before.cvVersion };
  const cv = await findAttachedCv(ctx.db, ctx.user.id, id);
  if (cvVersion && cvVersion > cv.versionNumber) throw new AppError("NOT_FOUND");
  const sent = before.status === "saved" ? null : cv.versionNumber;
  const isOther = id !== before.cvId;
  return {
    cvId: id,
    cvVersion: cvVersion === undefined ? (isOther ? sent : before.cvVersion) : cvVersion,
    ...(isOther && { matchScore: cv.isScored ? cv.matchScore : null }),
  };
}

/** A letter belongs to its CV, so another CV drops it. */
async function letterChange(ctx: UserCtx, before: WholeApplication, { cvId, letterId }: Given) {
  const isOtherCv = cvId !== undefined && cvId !== before.cvId;
  if (letterId === undefined && !isOtherCv) return {};
  if (!letterId) return { letterId: null, letterSent: null };
  const letterSent = await findSentLetter(ctx, { letterId, status: before.status });
  return { letterId, letterSent };
}
