import { ORDINARY_WORDS as ORDINARY, SHORT_NAMES as SHORT } from "@terzi/lexicon/generated/matching";

/** Tools whose names are also ordinary words: they count only where they are clearly names, or among other tools. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(ORDINARY.split(" "));

/** A single letter, or a very common word: only among other tools, or alone. */
export const SHORT_NAMES: ReadonlySet<string> = new Set(SHORT.split(" "));

/**
 * Fields whose name shares its root with an everyday word: only these forms name the field. Maintaining records isn't
 * maintenance, bank accounts aren't accounting, and following instructions isn't instructing.
 */
export const FIELD_FORMS: ReadonlyMap<string, RegExp> = new Map([
  ["analys", /^analytics$/],
  ["account", /^account(?:ing|ancy|ants?)$/],
  ["bank", /^bank(?:ing|ers?)$/],
  ["custom", /^customs$/],
  ["instruct", /^instruct(?:ion|ional|ors?|ing)$/],
  ["maintain", /^maintenance$/],
  ["market", /^market(?:ing|ers?)$/],
  ["servic", /^servicing$/],
  ["staff", /^staffing$/],
  ["visual", /^visuali[sz]/],
  ["turn", /^turning$/],
]);
