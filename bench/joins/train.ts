import { openRandom } from "../layouts/random.ts";
import type { Pair } from "./pairs.ts";

export type Weights = Map<string, number>;

export const scoreIn = (features: readonly string[], weights: Weights): number =>
  features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0);

const RATE = 0.1;
const DECAY = 1e-4;
const FIRST_SQUARE = 1e-2;
const FEWEST = 6;
const MOST_FEATURES = 3_000;
const ROUNDS = { first: 3, second: 6 };

/** Learns twice: with all features, and then with those that told most. */
export function learn(pairs: readonly Pair[]): Weights {
  const all = train(pairs, ROUNDS.first);
  const telling = [...all]
    .sort(([, one], [, other]) => Math.abs(other) - Math.abs(one))
    .slice(0, MOST_FEATURES);
  return train(pairs, ROUNDS.second, new Set(telling.map(([feature]) => feature)));
}

/** Logistic regression by AdaGrad (Duchi, Hazan & Singer 2011), in an order drawn from a fixed seed. */
function train(pairs: readonly Pair[], rounds: number, kept?: ReadonlySet<string>): Weights {
  const random = openRandom(7);
  const counts = new Map<string, number>();
  for (const { features } of pairs)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const weights: Weights = new Map();
  const squares = new Map<string, number>();
  for (const [feature, count] of counts)
    if (count >= FEWEST && (!kept || kept.has(feature))) weights.set(feature, 0);
  for (let round = 0; round < rounds; round++)
    for (const { features, isMore } of random.shuffle(pairs)) {
      const error = (isMore ? 1 : 0) - 1 / (1 + Math.exp(-scoreIn(features, weights)));
      for (const feature of features) {
        const weight = weights.get(feature);
        if (weight === undefined) continue;
        const slope = error - DECAY * weight;
        const square = (squares.get(feature) ?? FIRST_SQUARE) + slope * slope;
        squares.set(feature, square);
        weights.set(feature, weight + (RATE * slope) / Math.sqrt(square));
      }
    }
  return weights;
}
