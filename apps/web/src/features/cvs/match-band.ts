import { MATCH_EXCELLENT, MATCH_GOOD } from "@terzi/contracts/limits";

export type MatchBand = "excellent" | "good" | "moderate";

/** The share of the musts that a band requires, whatever the score. */
const MUSTS_MET = { excellent: 0.75, good: 0.5 };

/**
 * What a score means. Without most of the musts a match isn't good, even if wishes and tasks add up to a high score.
 */
export function bandOf(score: number, musts?: { met: number; all: number }): MatchBand {
  const met = musts?.all ? musts.met / musts.all : 1;
  if (score >= MATCH_EXCELLENT && met >= MUSTS_MET.excellent) return "excellent";
  return score >= MATCH_GOOD && met >= MUSTS_MET.good ? "good" : "moderate";
}

/** Green, yellow, orange: the colours of the bands, everywhere. */
export const BAND_COLOR: Record<MatchBand, string> = {
  excellent: "green",
  good: "yellow",
  moderate: "orange",
};
