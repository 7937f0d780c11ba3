import { unpackWeights } from "../learned/packed-weights.ts";
import { wordKey } from "@terzi/lexicon/word-keys";
import { FEATURES, SCALE } from "./join-weights.gen.ts";

let weights: ReadonlyMap<number, readonly number[]> | null = null;

/** Above 0 where a line of which these features are seen goes on with the one before it. */
export function scoreOfJoin(features: readonly string[]): number {
  weights ??= unpackWeights({ FEATURES, SCALE, columns: 1 });
  let score = 0;
  for (const feature of features) score += weights.get(wordKey(feature))?.[0] ?? 0;
  return score;
}
