import type { Line } from "../parse/line.ts";
import type { ToldWord } from "./told-words.ts";
import { meets } from "./words-lost.ts";

/** Between two languages a dictionary is as sure as any list. */
export const isTranslated = (word: ToldWord, told: ToldWord[], line: Line, sentence: Line): boolean =>
  line.words.language !== sentence.words.language &&
  !word.isName &&
  told.some(({ translations, isName }) => !isName && meets(word.translations, new Set(translations)));
