import { byWord } from "./by-word.ts";
import { LANGUAGE_MODULES } from "./languages.ts";
import type { Multiple, NumberWords } from "./number-words.ts";

/** The words of all languages in one table, because postings and CVs mix them. */
const ofAll = <T>(pick: (words: NumberWords) => Readonly<Record<string, T>>): Record<string, T> =>
  byWord(Object.assign({}, ...LANGUAGE_MODULES.map(({ numbers }) => pick(numbers))));

export const SCALES: Readonly<Record<string, number>> = ofAll(({ scales }) => scales);
export const MULTIPLES: Readonly<Record<string, Multiple>> = ofAll(({ multiples }) => multiples);
export const TIMES: Readonly<Record<string, number>> = ofAll(({ times }) => times);
export const ORDINALS: Readonly<Record<string, number>> = ofAll(({ ordinals }) => ordinals);
