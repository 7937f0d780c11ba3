import type { CareerProfile } from "@terzi/contracts/career";
import type { GapQuestions, GapSource } from "@terzi/contracts/gaps";
import type { MatchResult } from "@terzi/contracts/match";
import { listGaps } from "@terzi/tailoring/gaps/list-gaps";
import type { UserCtx } from "../../ctx.ts";
import { findCareer } from "../career/store.ts";
import { findCv } from "../cv/store.ts";

/** What a posting asks for and the current profile doesn't show. */
export async function askGaps(ctx: UserCtx, source: GapSource): Promise<GapQuestions> {
  const jobPosting = await findPosting(ctx, source);
  const { version, ...profile } = await findCareer(ctx.db, ctx.user.id);
  const match = await scoreProfile(ctx, jobPosting, profile);
  return { ...listGaps(match, profile, ctx.user.language), version };
}

export const findPosting = async (ctx: UserCtx, source: GapSource): Promise<string> =>
  "cvId" in source ? (await findCv(ctx.db, ctx.user.id, source.cvId)).jobPosting : source.jobPosting;

/** By the rules alone: what a model sees says nothing about an answer that doesn't exist yet. */
export const scoreProfile = (ctx: UserCtx, posting: string, profile: CareerProfile): Promise<MatchResult> =>
  ctx.workers.run(
    "scorePosting",
    { posting, profile, language: ctx.user.language, today: ctx.now().toISOString().slice(0, 10) },
    { whose: ctx.user.id, signal: ctx.signal },
  );
