import type { CvId } from "@terzi/contracts/cv-detail";
import { Design } from "@terzi/contracts/design";
import type { DuplicateCvInput } from "@terzi/contracts/saved-cv";
import { gapAnalysis } from "@terzi/tailoring/gap-analysis";
import type { z } from "zod";
import type { UserCtx } from "../../ctx.ts";
import { findCareer } from "../career/store.ts";
import { readContent } from "./preview-store.ts";
import { findCopied, insertCv } from "./store.ts";

/**
 * A copy of a CV to continue from, free of charge: nothing is written anew. With another posting, the match is
 * computed for that one.
 */
export async function duplicateCv(
  ctx: UserCtx,
  { id, title, company, jobPosting }: z.output<typeof DuplicateCvInput>,
): Promise<CvId> {
  const cv = await findCopied(ctx.db, ctx.user.id, id);
  await ctx.limits.take("cvCopy", ctx.user.id);
  const isOther = jobPosting !== undefined && jobPosting.trim() !== cv.jobPosting.trim();
  const copy = {
    ...cv,
    // An insert has today's shape.
    content: readContent(cv.content),
    design: cv.design && Design.parse(cv.design),
    jobTitle: title ?? cv.jobTitle,
    company: company ?? cv.company,
    ...(isOther && (await matchTo(ctx, jobPosting))),
    droppedClaims: JSON.stringify(cv.droppedClaims),
    hidden: JSON.stringify(cv.hidden),
    declined: JSON.stringify(cv.declined),
    copyOf: cv.copyOf ?? id,
    sitting: null,
  };
  return { id: await insertCv(ctx.db, copy) };
}

async function matchTo(ctx: UserCtx, posting: string) {
  const { version: _, ...profile } = await findCareer(ctx.db, ctx.user.id);
  const task = { posting, profile, language: ctx.user.language, today: ctx.now().toISOString().slice(0, 10) };
  const match = await ctx.workers.run("scorePosting", task, { whose: ctx.user.id, signal: ctx.signal });
  return { jobPosting: posting, match, matchScore: match.score, gapAnalysis: gapAnalysis(match) };
}
