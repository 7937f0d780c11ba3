import { type Token, tokenize } from "../../text/tokens.ts";
import type { Item } from "./item.ts";
import type { Reading } from "./line.ts";
import type { NumberTerm } from "./number-term.ts";
import { type Often, readOften } from "./often.ts";
import { readNumbers } from "./read-numbers.ts";
import { blankRestated } from "./restated.ts";
import { hasTurkishLetter, lowerMarked } from "./turkish-marks.ts";

/** A text under reading: its tokens, what was read so far, and what the words read last say of the next. */
export type Passage = Reading & {
  text: string;
  tokens: Token[];
  keys: string[];
  /** The tokens with the marks on their letters, where a Turkish text is typed with them. */
  marks: string[] | null;
  numbers: NumberTerm[];
  /** What it says of how often, with a number that counts nothing then. */
  often: Often[];
  /** The tokens that belong to numbers. */
  taken: Set<number>;
  items: Item[];
  /** A preposition stands between what came last and what comes next. */
  isApart: boolean;
  /** "without", "no" stands before. */
  isNegated: boolean;
  /** What an "or" adds to a "no" is denied as well. */
  denies: boolean;
  /** "a", "one", "bir" stands before. */
  isOne: boolean;
};

const BREAK_SIGN = /[,;:()[\]{}|•·?!…]|\s[-–—/]\s|[–—]|\n/;

export function openPassage(written: string, reading: Reading): Passage {
  const text = blankRestated(written);
  const tokens = tokenize(text);
  const { isTurkish } = reading;
  const often = readOften(tokens, isTurkish);
  return {
    ...reading,
    text,
    tokens,
    keys: tokens.map(({ key }) => key),
    marks:
      isTurkish && hasTurkishLetter(text)
        ? tokens.map(({ start, end }) => lowerMarked(text.slice(start, end)))
        : null,
    ...readNumbers(text, tokens, { isTurkish, often }),
    often,
    items: [],
    isApart: false,
    isNegated: false,
    denies: false,
    isOne: false,
  };
}

/** How `length` tokens from `at` on are written. */
export function writtenAt({ text, tokens }: Passage, at: number, length = 1): string {
  return text.slice(tokens[at]?.start, tokens[at + length - 1]?.end);
}

/** Whether a comma, a dash or another sign stands before a token and ends what came before; not the dash of "8–10". */
export function hasBreakBefore({ text, tokens, taken }: Passage, at: number): boolean {
  if (at === 0) return false;
  const between = text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start);
  return BREAK_SIGN.test(between) && !(/^\s?[–-]\s?$/.test(between) && taken.has(at - 1) && taken.has(at));
}

/** A fixed group doesn't reach over a comma or into a number. */
export function isWhole(passage: Passage, from: number, length: number): boolean {
  for (let at = from; at < from + length; at++)
    if (passage.taken.has(at) || (at > from && hasBreakBefore(passage, at))) return false;
  return true;
}

/** What was read last ends its group of words. */
export function closeGroup({ items }: Passage): void {
  const last = items.findLast(({ type }) => type !== "break");
  if (last?.type === "term") last.term.isGroupEnd = true;
}

/** Parts what was read from what comes; `isClosing` where a bracket closes. */
export function breakOff(passage: Passage, isClosing = false): void {
  closeGroup(passage);
  passage.items.push({ type: "break", isClosing });
}

/** Whether a bracket closes right before a token. */
export const closesBefore = ({ text, tokens }: Passage, at: number): boolean =>
  text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start).includes(")");

export const mark = ({ items }: Passage, id: string): void => {
  items.push({ type: "marker", id });
};
