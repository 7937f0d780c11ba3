/** What a line of a posting is about: what one will do, what is demanded, what is welcome, or nothing of these. */
export const LINE_LABELS = ["tasks", "requirements", "nice", "none"] as const;
export type LineLabel = (typeof LINE_LABELS)[number];

/** What was learned of a language's postings: what each label scores where a feature is seen. */
export type LineModel = { weightsOf(feature: string): readonly number[] | undefined };

/** What each label scores for a line of which these features are seen, in the order of `LINE_LABELS`. */
export function scoreLine(features: readonly string[], { weightsOf }: LineModel): number[] {
  const scores = LINE_LABELS.map(() => 0);
  for (const feature of features)
    weightsOf(feature)?.forEach((weight, label) => {
      scores[label] = (scores[label] ?? 0) + weight;
    });
  return scores;
}

/** How likely each label is, by its score: multinomial logistic regression. -Infinity rules a label out. */
export function chancesOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}
