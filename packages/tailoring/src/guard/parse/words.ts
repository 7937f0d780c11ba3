import { hasOwnLetter } from "@terzi/language/letters";
import { type Token, tokenize } from "@terzi/language/tokens";
import type { GuardLanguage } from "../../languages/guard-language.ts";
import { blankRestated } from "./blank-restated.ts";
import type { PhraseMatch } from "./fit-phrase.ts";
import { readFrequencies } from "./frequency.ts";
import type { Frequency } from "./frequency-ids.ts";
import { lowerMarked } from "./letter-marks.ts";
import type { NumberTerm } from "./number-term.ts";
import { readNumbers } from "./read-numbers.ts";

/**
 * How to read a line: its language, and the words of names ("Holding", "Sales") which aren't verbs when capitalised.
 */
export type Reading = {
  language: GuardLanguage;
  names: ReadonlySet<string> | "all";
  /** Whether it is a sentence that may say who one is and then, of anything, what one has: "Nurse with …". */
  isSummary?: boolean;
};

/** A text split into words, and which of them are numbers. */
export type Words = Reading & {
  text: string;
  tokens: readonly Token[];
  keys: string[];
  /** The tokens with the marks on their letters, where the text is typed with them. */
  marks: string[] | null;
  numbers: NumberTerm[];
  /** The frequencies it states; their numbers count nothing else. */
  frequencies: Frequency[];
  /** The tokens that belong to numbers. */
  taken: Set<number>;
  /**
   * The tokens (and the end) before which a comma, a dash or another sign ends what came before; not the dash of
   * "8–10".
   */
  breaks: boolean[];
  /** The concepts found so far at each of its tokens (`fitsIn`). */
  fits: (PhraseMatch[] | undefined)[];
};

const BREAK_SIGN = /[,;:()[\]{}|•·?!…]|\s[-–—/]\s|[–—]|\n/;

const breaksIn = (between: string, at: number, taken: Set<number>): boolean =>
  between !== " " &&
  BREAK_SIGN.test(between) &&
  !(/^\s?[–-]\s?$/.test(between) && taken.has(at - 1) && taken.has(at));

export function partIntoWords(written: string, reading: Reading): Words {
  const text = blankRestated(written);
  const tokens = tokenize(text);
  const { language } = reading;
  const frequencies = readFrequencies(tokens, language);
  const { numbers, taken } = readNumbers(text, tokens, { language, frequencies });
  return {
    ...reading,
    text,
    tokens,
    keys: tokens.map(({ key }) => key),
    marks: hasOwnLetter(text, language.module)
      ? tokens.map(({ start, end }) => lowerMarked(text.slice(start, end)))
      : null,
    numbers,
    frequencies,
    taken,
    fits: [],
    breaks: [...tokens, undefined].map(
      (token, at) => at > 0 && breaksIn(text.slice(tokens[at - 1]?.end, token?.start), at, taken),
    ),
  };
}

/** How `length` tokens from `at` on are written. */
export function writtenAt({ text, tokens }: Words, at: number, length = 1): string {
  return text.slice(tokens[at]?.start, tokens[at + length - 1]?.end);
}

export const hasBreakBefore = ({ breaks }: Words, at: number): boolean => breaks[at] ?? false;

/** A fixed group doesn't extend over a comma or into a number. */
export function isWhole(words: Words, from: number, length: number): boolean {
  for (let at = from; at < from + length; at++)
    if (words.taken.has(at) || (at > from && hasBreakBefore(words, at))) return false;
  return true;
}

/** Whether a bracket closes directly before a token. */
export const closesBefore = ({ text, tokens }: Words, at: number): boolean =>
  text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start).includes(")");
