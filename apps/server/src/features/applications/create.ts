import {
  APPLICATIONS_MAX,
  ApplicationId,
  type ApplicationStatus,
  type CreateApplicationInput,
} from "@terzi/contracts/applications";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import { inTransaction, type UserCtx } from "../../ctx.ts";
import { chargeForApplications } from "../credits/change-balance.ts";
import { findAttachedCv } from "../cv/store.ts";
import { runOnce } from "../idempotency/run-once.ts";
import { datesAfterMove, utcDay } from "./dates.ts";
import { countApplications, insertApplications } from "./store.ts";

type Input = z.output<typeof CreateApplicationInput>;

/** Adds an application for a posting or a saved CV; once per Idempotency-Key. */
export async function createApplication(ctx: UserCtx, input: Input): Promise<ApplicationId> {
  await ctx.limits.take("application", ctx.user.id);
  return runOnce(ctx, { name: "applications.create", input, answer: ApplicationId }, (ctx) =>
    inTransaction(ctx, async (ctx) => {
      const [id = ""] = await insertPaid(ctx, [await fromInput(ctx, input)]);
      return { id };
    }),
  );
}

type New = Parameters<typeof insertApplications>[1][number];

/** Charges for them too, both or neither. */
export async function insertPaid(ctx: UserCtx, applications: New[]): Promise<string[]> {
  if (applications.length === 0) return [];
  // The charge holds the balance, so two additions at once can't exceed the limit together.
  await chargeForApplications(ctx, applications.length);
  if ((await countApplications(ctx.db, ctx.user.id)) + applications.length > APPLICATIONS_MAX)
    throw new AppError("TOO_MANY_APPLICATIONS", { values: { max: APPLICATIONS_MAX } });
  return insertApplications(ctx.db, applications, ctx.now());
}

async function fromInput(ctx: UserCtx, { cvId, status, ...given }: Input): Promise<New> {
  const cv = cvId ? await findAttachedCv(ctx.db, ctx.user.id, cvId) : null;
  return {
    ...newApplication(ctx, status),
    jobTitle: given.jobTitle ?? cv?.jobTitle ?? "",
    company: given.company ?? cv?.company ?? "",
    jobPosting: given.jobPosting ?? cv?.jobPosting ?? "",
    postingUrl: given.postingUrl?.trim() ?? "",
    cvId: cvId ?? null,
    cvVersion: cv && status !== "saved" ? cv.versionNumber : null,
    matchScore: cv?.isScored ? cv.matchScore : null,
  };
}

/** The first state of every application. */
export const newApplication = (ctx: UserCtx, status: ApplicationStatus) => ({
  accountId: ctx.user.id,
  status,
  ...datesAfterMove(
    { status: "saved", appliedOn: null, answeredOn: null },
    { status, day: utcDay(ctx.now()) },
  ),
  movedAt: ctx.now(),
  createdAt: ctx.now(),
});
