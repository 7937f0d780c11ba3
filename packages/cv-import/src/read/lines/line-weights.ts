import { wordKey } from "@terzi/lexicon/word-keys";
import { unpackWeights } from "../learned/packed-weights.ts";
import { LABELS, type Links } from "./line-model.ts";
import * as learned from "./line-weights.gen.ts";

let weights: ReadonlyMap<number, readonly number[]> | null = null;

export const LINE_LINKS: Links = learned.LINKS;

/** What each label scores for a line of which these features are seen. */
export function scoresOfLine(features: readonly string[]): number[] {
  const { SCALE, FEATURES } = learned;
  weights ??= unpackWeights({ SCALE, FEATURES, columns: LABELS.length - 1 });
  const scores = Array<number>(LABELS.length).fill(0);
  for (const feature of features)
    for (const [label, weight] of (weights.get(wordKey(feature)) ?? []).entries())
      scores[label] = (scores[label] ?? 0) + weight;
  return scores;
}
