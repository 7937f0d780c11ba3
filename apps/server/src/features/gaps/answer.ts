import type { AnswerGapInput, GapAnswered, GapScore } from "@terzi/contracts/gaps";
import { addFact } from "@terzi/tailoring/gaps/add-fact";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import { inTransaction, type UserCtx } from "../../ctx.ts";
import { saveCareer } from "../career/save.ts";
import { findCareer } from "../career/store.ts";
import { charge } from "../credits/change-balance.ts";
import { findExtraCosts } from "../credits/price.ts";
import { findPosting, scoreProfile } from "./ask.ts";

type Input = z.output<typeof AnswerGapInput>;

/** How far an answer would move the score; changes nothing. */
export const weighAnswer = async (ctx: UserCtx, input: Input): Promise<GapScore> =>
  (await weigh(ctx, input)).score;

/** Adds an answer to the profile, in the person's own words, takes its price, and tells how far the score has moved. */
export async function answerGap(ctx: UserCtx, input: Input): Promise<GapAnswered> {
  const { profile, score } = await weigh(ctx, input);
  const { gap: cost } = await findExtraCosts(ctx);
  return inTransaction(ctx, async (ctx) => {
    await charge(ctx, { kind: "gap" }, cost);
    const { version } = await saveCareer(ctx, { ...profile, version: input.version });
    return { ...score, version };
  });
}

async function weigh(ctx: UserCtx, { version, fact, ...source }: Input) {
  const jobPosting = await findPosting(ctx, source);
  const career = await findCareer(ctx.db, ctx.user.id);
  const { version: current, ...before } = career;
  const profile = addFact(before, fact);
  // The job that was meant may have another position by now.
  if (current !== version || !profile) throw new AppError("STALE_PROFILE", { details: career });
  const [was, is] = [
    await scoreProfile(ctx, jobPosting, before),
    await scoreProfile(ctx, jobPosting, profile),
  ];
  return { profile, score: { before: was.score, after: is.score } };
}
