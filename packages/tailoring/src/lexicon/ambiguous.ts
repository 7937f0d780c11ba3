import { ORDINARY_WORDS as ORDINARY, SHORT_NAMES as SHORT } from "@terzi/lexicon/generated/matching";

/** Tools whose names are also ordinary words: they count only where they are clearly names, or among other tools. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(ORDINARY.split(" "));

/** A single letter, or a very common word: only among other tools, or alone. */
export const SHORT_NAMES: ReadonlySet<string> = new Set(SHORT.split(" "));

/**
 * Fields whose name shares its root with an everyday word: only these forms name the field. To maintain records is no
 * maintenance, bank accounts are no accounting, who follows instructions gives none, and a code blue is no coding.
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
  ["access", /^accessibility$/],
  ["align", /^align(?:ers?)$/],
  ["appoint", /^appointments?$/],
  ["author", /^authori[sz]ation$/],
  ["bet", /^betting$/],
  ["busi", /^business(?:es)?$/],
  ["chart", /^chart(?:s|ing)$/],
  ["cod", /^cod(?:ing|ers?)$/],
  ["collect", /^collections$/],
  ["depend", /^dependab/],
  ["digit", /^digiti[sz]/],
  ["exhibit", /^exhibition/],
  ["fac", /^facs$/],
  ["fit", /^fitness$/],
  ["fost", /^foster(?:ing)?$/],
  ["fram", /^framing$/],
  ["grad", /^grading$/],
  ["immun", /^immun(?:ology|i[sz]ation)/],
  ["import", /^import(?:s|ing|ers?|ation)?$/],
  ["integr", /^integrity$/],
  ["interpret", /^interpretability$/],
  ["let", /^lettering$/],
  ["polic", /^policing$/],
  ["proct", /^proctor$/],
  ["program", /^programm(?:ing|ers?)$/],
  ["public", /^publications?$/],
  ["receiv", /^receivables?$/],
  ["reliabl", /^reliability$/],
  ["scal", /^scaling$/],
  ["tail", /^tailoring$/],
  ["commiss", /^commissioning$/],
  ["document", /^document(?:ation|ing)$/],
  ["equit", /^(?:equitation|equestrian)/],
  ["fact", /^factoring$/],
  ["gener", /^generators?$/],
  ["hir", /^hiring$/],
  ["reserv", /^reservations?$/],
  ["tel", /^tellers?$/],
  ["test", /^test(?:ing|ers?)$/],
  ["ticket", /^ticketing$/],
]);
