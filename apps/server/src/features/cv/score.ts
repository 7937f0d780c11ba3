import type { DecidedMatch } from "@terzi/contracts/match";
import type { ScoreInput } from "@terzi/contracts/preview";
import { gapAnalysis } from "@terzi/tailoring/gap-analysis";
import type { UserCtx } from "../../ctx.ts";
import { findCareer } from "../career/store.ts";

/** How well the profile meets a posting by the rules alone: the number that the wizard shows during typing. */
export async function scorePosting(ctx: UserCtx, { jobPosting }: ScoreInput): Promise<DecidedMatch> {
  const { version: _, ...profile } = await findCareer(ctx.db, ctx.user.id);
  const match = await ctx.workers.run(
    "scorePosting",
    {
      posting: jobPosting,
      profile,
      language: ctx.user.language,
      today: ctx.now().toISOString().slice(0, 10),
    },
    { whose: ctx.user.id, signal: ctx.signal },
  );
  return { match, matchScore: match.score, gapAnalysis: gapAnalysis(match) };
}
