/** Sets of `bench/people` that nothing is learned from, so that they say what strangers get. */
export const HELD_BACK: ReadonlySet<string> = new Set([
  "unseen",
  "thirtieth",
  "thirty-third",
  "thirty-fourth",
  "thirty-ninth",
  "planted",
  "sixteenth",
]);
