import { LINE_LABELS, STEPS, type Step } from "./line-model.ts";
import { FEATURES, SCALE, TRANSITIONS } from "./line-weights.gen.ts";

/** The labels that have weights of their own: the last one is what the others are compared with. */
const WEIGHED = LINE_LABELS.length - 1;
const HASH_BYTES = 3;
const ROW_BYTES = HASH_BYTES + WEIGHED;

/** FNV-1a, folded to 24 bits: features go by their hash, because their names would take most of the space. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return ((hash >>> 24) ^ hash) & 0xffffff;
}

const weights = new Map<number, readonly number[]>();

function unpack(): void {
  const bytes = Uint8Array.from(atob(FEATURES), (sign) => sign.charCodeAt(0));
  for (let at = 0; at < bytes.length; at += ROW_BYTES) {
    const [high = 0, middle = 0, low = 0, ...own] = bytes.subarray(at, at + ROW_BYTES);
    weights.set(
      (high << 16) | (middle << 8) | low,
      own.map((byte) => (((byte << 24) >> 24) * SCALE)),
    );
  }
}

/** What each label scores for a line of which these features are seen. */
export function scoresOf(features: readonly string[]): number[] {
  if (!weights.size) unpack();
  const scores = Array<number>(LINE_LABELS.length).fill(0);
  for (const feature of features)
    for (const [label, weight] of (weights.get(hashOf(feature)) ?? []).entries())
      scores[label] = (scores[label] ?? 0) + weight;
  return scores;
}

export const transition = (step: Step, from: number, to: number): number =>
  TRANSITIONS[(STEPS.indexOf(step) * LINE_LABELS.length + from) * LINE_LABELS.length + to] ?? 0;
