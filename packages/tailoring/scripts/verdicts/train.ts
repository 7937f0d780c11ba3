import type { Example } from "./examples.ts";

const ROUNDS = 600;
const RATE = 0.3;
/** How much a large weight costs. */
const DECAY = 3;

/**
 * Logistic regression over all examples at once, by AdaGrad (Duchi, Hazan & Singer 2011): the same examples give the
 * same weights. The bias costs nothing.
 */
export function train(examples: readonly Example[]): Map<string, number> {
  const names = [...new Set(examples.flatMap(({ features }) => [...features.keys()]))].sort();
  const placeOf = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ features, isHad, weight }) => ({
    places: Int32Array.from([...features.keys()], (name) => placeOf.get(name) ?? 0),
    values: Float64Array.from(features.values()),
    wanted: isHad ? 1 : 0,
    weight,
  }));
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = weights.map((weight, at) => (names[at] === "bias" ? 0 : -DECAY * weight));
    for (const { places, values, wanted, weight } of rows) {
      const odds = places.reduce((sum, place, at) => sum + (weights[place] ?? 0) * (values[at] ?? 0), 0);
      const error = weight * (wanted - 1 / (1 + Math.exp(-odds)));
      for (const [at, place] of places.entries())
        slopes[place] = (slopes[place] ?? 0) + error * (values[at] ?? 0);
    }
    for (const [at, slope] of slopes.entries()) {
      squares[at] = (squares[at] ?? 0) + slope * slope;
      weights[at] = (weights[at] ?? 0) + (RATE * slope) / Math.sqrt(squares[at] ?? 1);
    }
  }
  return new Map(names.map((name, at) => [name, weights[at] ?? 0]));
}
