import { isProfileEmpty } from "@terzi/contracts/career";
import { Letter, type WriteLetterInput } from "@terzi/contracts/letter";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import { inTransaction, type UserCtx } from "../../ctx.ts";
import { findCareer } from "../career/store.ts";
import { charge } from "../credits/change-balance.ts";
import { findExtraCosts } from "../credits/price.ts";
import { findCv } from "../cv/store.ts";
import { runOnce } from "../idempotency/run-once.ts";
import { insertLetter } from "./store.ts";

/**
 * Writes a letter for a saved CV from the current profile, stores it and charges for it, both or neither; once per
 * Idempotency-Key. It holds nothing that the profile doesn't prove.
 */
export async function writeLetter(ctx: UserCtx, input: z.output<typeof WriteLetterInput>): Promise<Letter> {
  const { cvId, length } = input;
  const cv = await findCv(ctx.db, ctx.user.id, cvId);
  const { version: _, ...profile } = await findCareer(ctx.db, ctx.user.id);
  if (isProfileEmpty(profile)) throw new AppError("PROFILE_EMPTY");
  const { letter: cost } = await findExtraCosts(ctx);
  // Before a model is paid for.
  if (ctx.user.credits < cost) throw new AppError("INSUFFICIENT_CREDITS", { values: { cost } });
  await ctx.limits.take("letter", ctx.user.id);
  const { jobPosting, jobTitle, company, language } = cv;
  const tone = input.tone ?? cv.tone;
  const order = { jobPosting, jobTitle, company, language, tone, length };
  const task = { order, profile, today: ctx.now().toISOString().slice(0, 10), writer: ctx.writer };
  const written = await ctx.workers.run("writeLetter", task, { whose: ctx.user.id, signal: ctx.signal });
  return runOnce(ctx, { name: "letters.write", input, answer: Letter }, (ctx) =>
    inTransaction(ctx, async (ctx) => {
      const letter = await insertLetter(ctx.db, {
        accountId: ctx.user.id,
        ...{ cvId, length, tone },
        content: written.content,
        proofs: JSON.stringify(written.proofs),
        notices: JSON.stringify(written.notices),
        createdAt: ctx.now(),
      });
      await charge(ctx, { kind: "letter", letterId: letter.id }, cost);
      return letter;
    }),
  );
}
