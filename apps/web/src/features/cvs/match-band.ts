import { MATCH_EXCELLENT, MATCH_GOOD } from "@terzi/contracts/limits";

export type MatchBand = "excellent" | "good" | "moderate";

export const bandOf = (score: number): MatchBand =>
  score >= MATCH_EXCELLENT ? "excellent" : score >= MATCH_GOOD ? "good" : "moderate";

/** Green, yellow, orange: the colours of the bands, everywhere. */
export const BAND_COLOR: Record<MatchBand, string> = {
  excellent: "green",
  good: "yellow",
  moderate: "orange",
};
