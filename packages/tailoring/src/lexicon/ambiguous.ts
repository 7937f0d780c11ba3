import { ORDINARY_WORDS as ORDINARY, SHORT_NAMES as SHORT } from "@terzi/lexicon/generated/matching";

/** Names of tools that are also ordinary words: they count only as a name, or in the company of other tools. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(ORDINARY.split(" "));

/** One letter, or a word of every text: only in the company of other tools, or alone. */
export const SHORT_NAMES: ReadonlySet<string> = new Set(SHORT.split(" "));

/**
 * Fields whose name shares its root with an everyday word: only these forms name the field. To maintain records is no
 * maintenance, bank accounts are no accounting, and who follows instructions gives none.
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
