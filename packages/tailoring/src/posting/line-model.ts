/** What a line of a posting is about: what one will do, what is demanded, what is welcome, or nothing of these. */
export const LINE_LABELS = ["tasks", "requirements", "nice", "none"] as const;
export type LineLabel = (typeof LINE_LABELS)[number];

/** How a line follows the one before it: in the same line, as the next item of a list, below a heading, or anew. */
export const STEPS = ["same", "item", "below", "new"] as const;
export type Step = (typeof STEPS)[number];

const LABELS = LINE_LABELS.length;

/** What was learned of a language's postings. */
export type LineModel = {
  /** What each label scores where a feature is seen; undefined for features that say nothing. */
  weightsOf(feature: string): readonly number[] | undefined;
  /** What a label scores after another. */
  transition(step: Step, from: number, to: number): number;
};

/** What each label scores for a line of which these features are seen. */
export function scoreLine(
  features: readonly string[],
  { weightsOf }: Pick<LineModel, "weightsOf">,
): number[] {
  const scores = Array<number>(LABELS).fill(0);
  for (const feature of features)
    for (const [label, weight] of (weightsOf(feature) ?? []).entries())
      scores[label] = (scores[label] ?? 0) + weight;
  return scores;
}

/** The chance of each label of a line, and of each pair of labels of it and the line before (`from * LABELS + to`). */
export type Chances = { labels: number[][]; pairs: number[][] };

/**
 * A linear-chain conditional random field (Lafferty, McCallum & Pereira 2001): a line's label depends on what is seen
 * of it and on its neighbours' labels. `scores`: for each line, one of each label; -Infinity rules a label out.
 * `transition`: what a label scores after another. Linear in the number of lines.
 */
export function readChances(
  scores: readonly (readonly number[])[],
  steps: readonly Step[],
  transition: LineModel["transition"],
): Chances {
  const stepTo = (at: number, from: number, to: number): number => transition(steps[at] ?? "new", from, to);
  const forward: number[][] = [];
  for (const [at, own] of scores.entries()) {
    const before = forward[at - 1];
    forward.push(
      own.map((score, to) =>
        before ? score + logSum(before.map((sum, from) => sum + stepTo(at, from, to))) : score,
      ),
    );
  }
  const backward: number[][] = scores.map(() => Array<number>(LABELS).fill(0));
  for (let at = scores.length - 2; at >= 0; at--) {
    const after = (backward[at + 1] ?? []).map((sum, to) => sum + (scores[at + 1]?.[to] ?? 0));
    backward[at] = after.map((_, from) => logSum(after.map((sum, to) => sum + stepTo(at + 1, from, to))));
  }
  const all = logSum(forward.at(-1) ?? [0]);
  const labels = forward.map((sums, at) =>
    sums.map((sum, to) => Math.exp(sum + (backward[at]?.[to] ?? 0) - all)),
  );
  const pairs = scores.map((own, at) => {
    const before = forward[at - 1];
    if (!before) return [];
    return before.flatMap((sum, from) =>
      own.map((score, to) => Math.exp(sum + stepTo(at, from, to) + score + (backward[at]?.[to] ?? 0) - all)),
    );
  });
  return { labels, pairs };
}

function logSum(values: readonly number[]): number {
  const most = Math.max(...values);
  return most === -Infinity
    ? most
    : most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}
