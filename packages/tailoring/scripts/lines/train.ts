import { chancesOf, LINE_LABELS, type LineModel, scoreLine } from "../../src/posting/line-model.ts";
import type { Example } from "./examples.ts";

const LABELS = LINE_LABELS.length;

/** What is learned: what each label scores for a feature. */
export type Learned = LineModel & { weights: Map<string, number[]> };

const RATE = 0.1;
/** So much that what was seen seldom hardly counts: with less the sets that were held back are read worse. */
const DECAY = 2e-2;
/** So that the first steps aren't too large. */
const FIRST_SQUARE = 1e-2;
/** In examples. The mean of the weights after the first round tells strangers better than the last ones, which still turn. */
const BETWEEN_COUNTS = 1000;
/** A feature of one line or two teaches nothing of others. */
const FEWEST = 3;

/**
 * Learns by AdaGrad (Duchi, Hazan & Singer 2011) on the likelihood of the allowed labels. The order is drawn from a
 * fixed seed, so that the same examples give the same weights. `kept`: the features that may have weights.
 */
export function train(
  examples: readonly Example[],
  { rounds, kept }: { rounds: number; kept?: Set<string> },
): Learned {
  const features = [...countFeatures(examples)]
    .filter(([feature, count]) => count >= FEWEST && (kept?.has(feature) ?? true))
    .map(([feature]) => feature);
  const weights = new Map(features.map((feature) => [feature, Array<number>(LABELS).fill(0)]));
  const squares = new Map(features.map((feature) => [feature, Array<number>(LABELS).fill(FIRST_SQUARE)]));
  const model: Learned = { weights, weightsOf: (feature) => weights.get(feature) };
  const random = randomFrom(7);
  const sums = new Map(features.map((feature) => [feature, Array<number>(LABELS).fill(0)]));
  let steps = 0;
  let counted = 0;
  for (let round = 0; round < rounds; round++)
    for (const { features: seen, allowed, counts = 1 } of shuffled(examples, random)) {
      const scores = scoreLine(seen, model);
      const free = chancesOf(scores);
      const held = chancesOf(
        scores.map((score, label) => (isAllowed(allowed, label) ? score : Number.NEGATIVE_INFINITY)),
      );
      const wanted = held.map((chance, label) => counts * (chance - (free[label] ?? 0)));
      for (const feature of seen) climb(weights.get(feature), squares.get(feature), wanted);
      if (round > 0 && ++steps % BETWEEN_COUNTS === 0) {
        counted++;
        for (const [feature, sum] of sums)
          for (const [at, weight] of (weights.get(feature) ?? []).entries())
            sum[at] = (sum[at] ?? 0) + weight;
      }
    }
  if (!counted) return model;
  for (const [feature, sum] of sums)
    weights.set(
      feature,
      sum.map((all) => all / counted),
    );
  return model;
}

/** In how many examples each feature is seen. */
export function countFeatures(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

const isAllowed = (allowed: Example["allowed"], label: number): boolean =>
  allowed.some((name) => name === LINE_LABELS[label]);

function climb(
  weights: number[] | undefined,
  squares: number[] | undefined,
  wanted: readonly number[],
): void {
  if (!weights || !squares) return;
  for (const [at, more] of wanted.entries()) {
    const slope = more - DECAY * (weights[at] ?? 0);
    squares[at] = (squares[at] ?? 0) + slope * slope;
    weights[at] = (weights[at] ?? 0) + (RATE * slope) / Math.sqrt(squares[at]);
  }
}

/** A linear congruential generator: numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
