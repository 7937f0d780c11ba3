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
  /** The ending of a verb whose doer stands before it, of the thing behind it. */
  doneByDoer: string;
  /** Before a number, and behind it: from that something changed. */
  wasBefore: string;
  wasBehind: string;
  /** Before a number: by that something changed. */
  by: string;
  /** Before a thing: there was none of it. */
  noneOf: string;
  /** Before a thing: there was some of it, be it one. */
  someOf: string;
  /** Who was first of all. */
  champion: string;
  /** Who came second or later. */
  placedLater: string;
};
