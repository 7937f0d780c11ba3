import { createHash } from "node:crypto";
import type { CareerProfile } from "@terzi/contracts/career";
import type { MatchHints, MatchResult } from "@terzi/contracts/match";
import type { UserCtx } from "../../ctx.ts";
import type { JobInput } from "../../work/jobs.ts";
import { findHintsIfAny, insertHints } from "./hint-store.ts";

/** The key that hints are stored by: an account, a posting and a profile. */
export const pairOf = (
  ctx: UserCtx,
  { posting, profile }: { posting: string; profile: CareerProfile },
): { accountId: string; pairHash: string } => ({
  accountId: ctx.user.id,
  pairHash: createHash("sha256")
    .update(JSON.stringify([posting, profile]))
    .digest("hex"),
});

type Task = Omit<JobInput<"scorePosting">, "hints">;

/**
 * The match with what a model sees besides the rules; null when none is configured or none answers. No generation
 * fails because of it.
 */
export async function matchWithHints(ctx: UserCtx, task: Task): Promise<MatchResult | null> {
  try {
    const hints = await findOrAskForHints(ctx, task);
    return hints && (await ctx.workers.run("scorePosting", { ...task, hints }, turnOf(ctx)));
  } catch (error) {
    ctx.signal.throwIfAborted();
    ctx.log.warn({ err: error }, "a match was left to the rules");
    return null;
  }
}

/** The same pair gets the same hints, and so the same number. */
async function findOrAskForHints(ctx: UserCtx, task: Task): Promise<MatchHints | null> {
  const pair = pairOf(ctx, task);
  const kept = await findHintsIfAny(ctx.db, pair);
  if (kept || !ctx.modelMatcher) return kept ?? null;
  const material = await ctx.workers.run("collectHintMaterial", task, turnOf(ctx));
  const hints = await ctx.modelMatcher.hint(material, ctx.signal);
  if (!hints) return null;
  await insertHints(ctx.db, pair, hints);
  return (await findHintsIfAny(ctx.db, pair)) ?? hints;
}

const turnOf = (ctx: UserCtx) => ({ whose: ctx.user.id, signal: ctx.signal });
