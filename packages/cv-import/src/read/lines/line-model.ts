/** What a line of a section of jobs is: where one begins, more of its head, one of its points, or what is told besides. */
export const LABELS = ["begin", "head", "point", "text"] as const;
export type Label = (typeof LABELS)[number];

export const labelOf = (label: Label): number => LABELS.indexOf(label);

/** What one label scores after another: rows of `LABELS`; the last row is the section's beginning. */
export type Links = readonly number[];

const COUNT = LABELS.length;
export const START = COUNT;

export const placeOfLink = (from: number, to: number): number => from * COUNT + to;

/** How well the lines of a section read with these labels. */
export function scoreLabels(
  labels: readonly number[],
  scores: readonly (readonly number[])[],
  links: Links,
): number {
  let from: number = START;
  let sum = 0;
  for (const [at, label] of labels.entries()) {
    sum += (scores[at]?.[label] ?? 0) + (links[placeOfLink(from, label)] ?? 0);
    from = label;
  }
  return sum;
}

/** The labels that the lines of a section read best with (Viterbi). */
export function bestLabels(scores: readonly (readonly number[])[], links: Links): number[] {
  const backs: number[][] = [];
  let sums = LABELS.map((_, label) => (scores[0]?.[label] ?? 0) + (links[placeOfLink(START, label)] ?? 0));
  for (const own of scores.slice(1)) {
    const from: number[] = [];
    sums = LABELS.map((_, label) => {
      const ways = sums.map((sum, before) => sum + (links[placeOfLink(before, label)] ?? 0));
      const best = Math.max(...ways);
      from[label] = ways.indexOf(best);
      return best + (own[label] ?? 0);
    });
    backs.push(from);
  }
  let label = sums.indexOf(Math.max(...sums));
  const labels = [label];
  for (const from of backs.toReversed()) {
    label = from[label] ?? 0;
    labels.unshift(label);
  }
  return scores.length ? labels : [];
}
