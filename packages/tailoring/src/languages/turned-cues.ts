/**
 * Words that put two things in an order of time or of cause, each as the source of a regular expression: what stands
 * before such a word and what stands behind it.
 */
export type TurnedCues = {
  /** What stands before the word came first: "then", "led to". */
  thenBehind: string;
  /** What stands behind the word came first: "because", "after". */
  firstBehind: string;
  /** What the word before it names was the outcome of what stands before that: "arızalanmasına yol açtı". */
  outcomeBefore: string;
  /** Between two parts of a line of which each tells something of its own. */
  betweenSides: string;
  /** Somebody speaks of what they do themselves. */
  mine: string;
};
