/**
 * What nothing is learned from, so that its figures are those of strangers: sets that were written by hand, and seeds of
 * drawn CVs. Who adds a set holds it here.
 */
export const HELD_SETS: readonly string[] = [
  "odd-tenth",
  "odd-eleventh",
  "odd-thirteenth",
  "odd-fourteenth",
  "odd-fifteenth",
  "odd-sixteenth",
  "odd-seventeenth",
  "odd-eighteenth",
  "odd-nineteenth",
  "drawn-held",
  "free-held",
];

/** The examples of a set, `times` over where people made its layouts: these are few, and each tells more than a drawn one. */
export const weighted = <Example>(set: string, examples: Example[], times: number): Example[] =>
  Array.from({ length: set.startsWith("odd") ? times : 1 }, () => examples).flat();
