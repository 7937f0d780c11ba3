import { isProfileEmpty } from "@terzi/contracts/career";
import type { CvDetail } from "@terzi/contracts/cv-detail";
import type { InterviewAnswer, InterviewInput, InterviewPack } from "@terzi/contracts/interview";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import type { UserCtx } from "../../ctx.ts";
import { findCareer } from "../career/store.ts";
import { chargeForInterview } from "../credits/change-balance.ts";
import { findInterviewCost } from "../credits/price.ts";
import { findCv } from "../cv/store.ts";

type Input = z.output<typeof InterviewInput>;

/** What to prepare for a CV's interview, from the current profile; when it must be paid for first, only its price. */
export async function readInterview(ctx: UserCtx, { cvId }: Input): Promise<InterviewAnswer> {
  const cv = await findCv(ctx.db, ctx.user.id, cvId);
  const cost = await findInterviewCost(ctx, cvId);
  return cost ? { cost, pack: null } : { cost, pack: await preparePack(ctx, cv) };
}

/** Charges for a CV's interview pack, once and for all; for one that can't be prepared, nothing. */
export async function buyInterview(ctx: UserCtx, { cvId }: Input): Promise<InterviewAnswer> {
  const cv = await findCv(ctx.db, ctx.user.id, cvId);
  const cost = await findInterviewCost(ctx, cvId);
  // Before a thread is taken.
  if (ctx.user.credits < cost) throw new AppError("INSUFFICIENT_CREDITS", { values: { cost } });
  const pack = await preparePack(ctx, cv);
  await chargeForInterview(ctx, cvId);
  return { cost: 0, pack };
}

async function preparePack(ctx: UserCtx, cv: CvDetail): Promise<InterviewPack> {
  const { version: _, ...profile } = await findCareer(ctx.db, ctx.user.id);
  if (isProfileEmpty(profile)) throw new AppError("PROFILE_EMPTY");
  const { jobPosting, jobTitle, company, language } = cv;
  const task = {
    order: { jobPosting, jobTitle, company, language },
    profile,
    today: ctx.now().toISOString().slice(0, 10),
  };
  return ctx.workers.run("prepareInterview", task, { whose: ctx.user.id, signal: ctx.signal });
}
