import type { Clause } from "./line.ts";

/** A clause in which nothing was read yet. */
export const emptyClause = (): Clause => ({
  terms: [],
  actions: [],
  isInherited: false,
  numbers: [],
  markers: new Set(),
  spreading: new Set(),
  isPresent: false,
  isThroughout: false,
});
