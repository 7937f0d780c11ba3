import { LABELS, labelOf, placeOfLink, START } from "@terzi/cv-import/read/lines/line-model";
import { openRandom } from "../layouts/random.ts";
import type { LineExample } from "./sections.ts";

export type LineModel = { weights: Map<string, number[]>; links: number[] };

const COUNT = LABELS.length;
const RATE = 0.12;
const DECAY = 1e-4;
const FIRST_SQUARE = 1e-2;
/** A feature of fewer lines teaches nothing of others. */
const FEWEST = 5;
const MOST_FEATURES = 6_000;

const blank = (count: number, value = 0): number[] => Array<number>(count).fill(value);

export const lineScores = (features: readonly string[], { weights }: LineModel): number[] => {
  const scores = blank(COUNT);
  for (const feature of features) {
    const own = weights.get(feature);
    if (own)
      for (let label = 0; label < COUNT; label++) scores[label] = (scores[label] ?? 0) + (own[label] ?? 0);
  }
  return scores;
};

/** Learns twice: with all features, and then with those that told most. */
export function learnLines(examples: readonly LineExample[]): LineModel {
  const { weights } = train(examples, { rounds: 3 });
  const tells = (own: readonly number[]): number => Math.max(...own) - Math.min(...own);
  const telling = [...weights]
    .sort(([, one], [, other]) => tells(other) - tells(one))
    .slice(0, MOST_FEATURES);
  return train(examples, { rounds: 7, kept: new Set(telling.map(([feature]) => feature)) });
}

/** A conditional random field (Lafferty, McCallum & Pereira 2001) by AdaGrad, in an order drawn from a fixed seed. */
function train(
  examples: readonly LineExample[],
  { rounds, kept }: { rounds: number; kept?: ReadonlySet<string> },
): LineModel {
  const random = openRandom(7);
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const own of features)
      for (const feature of own) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const model: LineModel = { weights: new Map(), links: blank((COUNT + 1) * COUNT) };
  const squares: LineModel = { weights: new Map(), links: blank((COUNT + 1) * COUNT, FIRST_SQUARE) };
  for (const [feature, count] of counts) {
    if (count < FEWEST || (kept && !kept.has(feature))) continue;
    model.weights.set(feature, blank(COUNT));
    squares.weights.set(feature, blank(COUNT, FIRST_SQUARE));
  }
  for (let round = 0; round < rounds; round++)
    for (const example of random.shuffle(examples)) learnFrom(example, model, squares);
  return model;
}

function learnFrom({ features, allowed }: LineExample, model: LineModel, squares: LineModel): void {
  const scores = features.map((own) => lineScores(own, model));
  const held = scores.map((own, at) =>
    own.map((score, label) =>
      allowed[at]?.some((one) => labelOf(one) === label) ? score : Number.NEGATIVE_INFINITY,
    ),
  );
  const [free, told] = [expect(scores, model.links), expect(held, model.links)];
  if (!Number.isFinite(told.total)) return;
  for (const [at, own] of features.entries()) {
    const wanted = blank(COUNT).map(
      (_, label) => (told.labels[at]?.[label] ?? 0) - (free.labels[at]?.[label] ?? 0),
    );
    if (wanted.every((more) => Math.abs(more) < 1e-4)) continue;
    for (const feature of own) climb(model.weights.get(feature), squares.weights.get(feature), wanted);
  }
  climb(
    model.links,
    squares.links,
    told.links.map((share, at) => share - (free.links[at] ?? 0)),
  );
}

function climb(
  weights: number[] | undefined,
  squares: number[] | undefined,
  wanted: readonly number[],
): void {
  if (!weights || !squares) return;
  for (const [at, more] of wanted.entries()) {
    if (Math.abs(more) < 1e-6) continue;
    const slope = more - DECAY * (weights[at] ?? 0);
    const square = (squares[at] ?? 0) + slope * slope;
    squares[at] = square;
    weights[at] = (weights[at] ?? 0) + (RATE * slope) / Math.sqrt(square);
  }
}

type Expected = { total: number; labels: number[][]; links: number[] };

/** What each label and each pair of them is expected to be, over all readings (forward and backward). */
function expect(scores: readonly (readonly number[])[], links: readonly number[]): Expected {
  const link = (from: number, to: number): number => links[placeOfLink(from, to)] ?? 0;
  const count = scores.length;
  const forward: number[][] = [];
  for (const [at, own] of scores.entries())
    forward.push(
      own.map((score, label) =>
        at
          ? score + logSum((forward[at - 1] ?? []).map((sum, from) => sum + link(from, label)))
          : score + link(START, label),
      ),
    );
  const backward: number[][] = scores.map(() => blank(COUNT));
  for (let at = count - 2; at >= 0; at--)
    backward[at] = blank(COUNT).map((_, label) =>
      logSum(
        (scores[at + 1] ?? []).map((score, to) => link(label, to) + score + (backward[at + 1]?.[to] ?? 0)),
      ),
    );
  const total = logSum(forward.at(-1) ?? []);
  const labels = forward.map((own, at) =>
    own.map((sum, label) => Math.exp(sum + (backward[at]?.[label] ?? 0) - total)),
  );
  const pairs = blank((COUNT + 1) * COUNT);
  for (let label = 0; label < COUNT; label++) pairs[placeOfLink(START, label)] = labels[0]?.[label] ?? 0;
  for (let at = 1; at < count; at++)
    for (let from = 0; from < COUNT; from++)
      for (let to = 0; to < COUNT; to++) {
        const score =
          (forward[at - 1]?.[from] ?? 0) +
          link(from, to) +
          (scores[at]?.[to] ?? 0) +
          (backward[at]?.[to] ?? 0);
        const place = placeOfLink(from, to);
        pairs[place] = (pairs[place] ?? 0) + Math.exp(score - total);
      }
  return { total, labels, links: pairs };
}

function logSum(values: readonly number[]): number {
  const most = Math.max(...values);
  return most === Number.NEGATIVE_INFINITY
    ? most
    : most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}
