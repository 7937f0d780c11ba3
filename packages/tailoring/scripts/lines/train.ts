import {
  LINE_LABELS,
  type LineModel,
  readChances,
  STEPS,
  type Step,
  scoreLine,
} from "../../src/posting/line-model.ts";
import type { Example } from "./examples.ts";

const LABELS = LINE_LABELS.length;

/** What is learned: weights of features, and of labels after others (`STEPS` × labels × labels). */
export type Learned = LineModel & { weights: Map<string, number[]>; transitions: number[] };

const placeOf = (step: Step, from: number, to: number): number =>
  (STEPS.indexOf(step) * LABELS + from) * LABELS + to;

const modelOf = (weights: Learned["weights"], transitions: number[]): Learned => ({
  weights,
  transitions,
  weightsOf: (feature) => weights.get(feature),
  transition: (step, from, to) => transitions[placeOf(step, from, to)] ?? 0,
});

const RATE = 0.2;
const DECAY = 1e-4;
/** So that the first steps aren't too large. */
const FIRST_SQUARE = 1e-2;
/** A feature of one line teaches nothing of others. */
const FEWEST = 2;

/** The sums of squares that AdaGrad divides by. */
type Squares = Pick<Learned, "weights" | "transitions">;

/**
 * Learns by AdaGrad (Duchi, Hazan & Singer 2011) on the likelihood of the allowed labels. The order is drawn from a
 * fixed seed, so that the same examples give the same model. `kept`: the features that may have weights.
 */
export function train(
  examples: readonly Example[],
  { rounds, kept }: { rounds: number; kept?: Set<string> },
): Learned {
  const model = modelOf(
    new Map(
      [...countFeatures(examples)]
        .filter(([feature, count]) => count >= FEWEST && (kept?.has(feature) ?? true))
        .map(([feature]) => [feature, Array<number>(LABELS).fill(0)]),
    ),
    Array<number>(STEPS.length * LABELS * LABELS).fill(0),
  );
  const squares: Squares = {
    weights: new Map(
      [...model.weights].map(([feature]) => [feature, Array<number>(LABELS).fill(FIRST_SQUARE)]),
    ),
    transitions: model.transitions.map(() => FIRST_SQUARE),
  };
  const random = randomFrom(7);
  for (let round = 0; round < rounds; round++)
    for (const example of shuffled(examples, random)) learnFrom(example, model, squares);
  return model;
}

function countFeatures(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

function learnFrom({ features, steps, allowed }: Example, model: Learned, squares: Squares): void {
  const scores = features.map((seen) => scoreLine(seen, model));
  const { transition } = model;
  const free = readChances(scores, steps, transition);
  const held = readChances(
    scores.map((own, at) =>
      own.map((score, label) => (isAllowed(allowed[at], label) ? score : Number.NEGATIVE_INFINITY)),
    ),
    steps,
    transition,
  );
  for (const [at, seen] of features.entries()) {
    const wanted = LINE_LABELS.map(
      (_, label) => (held.labels[at]?.[label] ?? 0) - (free.labels[at]?.[label] ?? 0),
    );
    for (const feature of seen) climb(model.weights.get(feature), squares.weights.get(feature), wanted);
  }
  for (const [at, step] of steps.entries()) {
    if (at === 0) continue;
    const wanted = Array<number>(model.transitions.length).fill(0);
    for (const [pair, chance] of (held.pairs[at] ?? []).entries())
      wanted[placeOf(step, 0, 0) + pair] = chance - (free.pairs[at]?.[pair] ?? 0);
    climb(model.transitions, squares.transitions, wanted);
  }
}

const isAllowed = (allowed: Example["allowed"][number], label: number): boolean =>
  allowed === undefined || allowed.some((name) => name === LINE_LABELS[label]);

function climb(
  weights: number[] | undefined,
  squares: number[] | undefined,
  wanted: readonly number[],
): void {
  if (!weights || !squares) return;
  for (const [at, more] of wanted.entries()) {
    if (more === 0) continue;
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
