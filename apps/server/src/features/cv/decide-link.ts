import type { DecidedMatch, DecideLinkInput, MatchHints } from "@terzi/contracts/match";
import { gapAnalysis } from "@terzi/tailoring/gap-analysis";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import { inTransaction, type UserCtx } from "../../ctx.ts";
import { findCareer } from "../career/store.ts";
import { findHintsIfAny, updateHints } from "./hint-store.ts";
import { pairOf } from "./match-with-hints.ts";
import { findPreview, lockPreview, updatePreviewData } from "./preview-store.ts";

/**
 * What the person says about a line in which the model sees a requirement: confirmed, the requirement is met; denied,
 * the link is gone. Answers the preview's new match. A saved preview no longer changes.
 */
export async function decideLink(
  ctx: UserCtx,
  { previewId, requirementId, verdict }: z.infer<typeof DecideLinkInput>,
): Promise<DecidedMatch> {
  const { data, cvId } = await findPreview(ctx.db, ctx.user.id, previewId, ctx.now());
  if (cvId) throw new AppError("PREVIEW_EXPIRED");
  const linked = data.match.matches.find(({ requirement }) => requirement.id === requirementId);
  if (!linked?.link) throw new AppError("NOT_FOUND");

  const { version: _, ...profile } = await findCareer(ctx.db, ctx.user.id);
  const posting = data.jobPosting;
  const pair = pairOf(ctx, { posting, profile });
  const from = await findHintsIfAny(ctx.db, pair);
  if (!from) throw new AppError("MATCH_OUTDATED");
  const to = decided(from, linked.requirement.text, verdict);
  const today = ctx.now().toISOString().slice(0, 10);
  const match = await ctx.workers.run(
    "scorePosting",
    { posting, profile, language: ctx.user.language, today, hints: to },
    { whose: ctx.user.id, signal: ctx.signal },
  );
  const answer: DecidedMatch = { match, matchScore: match.score, gapAnalysis: gapAnalysis(match) };

  await inTransaction(ctx, async ({ db }) => {
    const preview = await lockPreview(db, ctx.user.id, previewId, ctx.now());
    if (preview.cvId) throw new AppError("PREVIEW_EXPIRED");
    if (!(await updateHints(db, pair, { from, to }))) throw new AppError("MATCH_OUTDATED");
    await updatePreviewData(db, { id: previewId, accountId: ctx.user.id }, { ...preview.data, ...answer });
  });
  return answer;
}

const decided = (hints: MatchHints, asked: string, verdict: "confirmed" | "denied"): MatchHints => ({
  ...hints,
  links: hints.links.map((link) => (link.asked === asked ? { ...link, verdict } : link)),
});
