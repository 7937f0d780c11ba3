import type { RequirementMatch, Verdict } from "@terzi/contracts/match";
import type { Share } from "./share-points.ts";

/** The groups of requirements on the screen, in this order. */
export const GROUPS = ["job", "must", "nice", "task", "condition", "proposed"] as const;
export type Group = (typeof GROUPS)[number];

export function groupOf({ requirement: { isJob, isProposed, kind, importance } }: RequirementMatch): Group {
  if (isJob) return "job";
  if (isProposed) return "proposed";
  if (kind === "condition") return "condition";
  if (importance === "nice") return "nice";
  return kind === "task" ? "task" : "must";
}

export type ShareGroup = { group: Group; shares: Share[] };

/** The shares by group, heaviest first; `limit` is how many are shown in all. */
export function groupShares(shares: Share[], limit: number): ShareGroup[] {
  const shown = new Set(shares.toSorted((a, b) => b.possible - a.possible).slice(0, limit));
  return GROUPS.map((group) => ({
    group,
    shares: shares.filter((share) => shown.has(share) && groupOf(share.match) === group),
  })).filter((one) => one.shares.length > 0);
}

/** What is asked, by verdict: tasks and conditions too, but no wishes, proposals, nor the job itself. */
export function countMusts(matches: RequirementMatch[]): Record<Verdict, number> & { all: number } {
  const musts = matches.filter(
    ({ requirement: { isJob, isProposed, importance } }) => !isJob && !isProposed && importance === "must",
  );
  const countOf = (verdict: Verdict) => musts.filter((match) => match.verdict === verdict).length;
  return { met: countOf("met"), partly: countOf("partly"), missing: countOf("missing"), all: musts.length };
}
