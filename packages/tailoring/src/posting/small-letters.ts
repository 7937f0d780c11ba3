import type { Span } from "@terzi/contracts/posting";
import { splitSentences } from "@terzi/language/sentences";

/** Postings written in small letters: nothing in them shows by a capital where it begins. */

const SMALL_START = /(?<=\p{L}{3}[.!?])[^\S\n]+\p{Ll}/gu;
const CAPITAL_START = /(?<=\p{L}{3}[.!?])[^\S\n]+\p{Lu}/gu;
/** Fewer sentences that begin small are abbreviations within one: "approx. three". */
const LEAST_SMALL = 3;

/** With so many, names may begin nearly as many sentences: "EPA card. Class A licence. no drama." */
const MANY_SMALL = 6;

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

/** A line of a note in small letters; of a letter with names in it the lines begin small where they were wrapped. */
const SMALL_LINE = /^[^\S\n]*\p{Ll}/gmu;
const CAPITAL_LINE = /^[^\S\n]*\p{Lu}/gmu;
/** In letters: a text with fewer capitalised words than one in so many has none but those of its names. */
const NAMES_ONLY = 120;
const CAPITAL_WORD = /(?<!\p{L})\p{Lu}/gu;

/** Whether most of its sentences begin small: a name, or a sentence that somebody put in, doesn't change that. */
export function isInSmallLetters(posting: string): boolean {
  if (countOf(/\p{Lu}/gu, posting) <= posting.length / 200) return true;
  const lines = countOf(SMALL_LINE, posting);
  const isNote =
    lines >= LEAST_SMALL &&
    lines > 2 * countOf(CAPITAL_LINE, posting) &&
    countOf(CAPITAL_WORD, posting) <= posting.length / NAMES_ONLY;
  if (isNote) return true;
  const small = countOf(SMALL_START, posting);
  const capital = countOf(CAPITAL_START, posting);
  return (small >= LEAST_SMALL && small > 2 * capital) || (small >= MANY_SMALL && small > capital);
}

/** Sentences of a text in small letters, in which any full stop after a word ends one. */
const splitSmall = (text: string): Span[] =>
  [...text.matchAll(/\S(?:(?!(?<=(?:\p{L}{3}|\))[.!?])\s).)*/gsu)].map(({ 0: sentence, index }) => ({
    start: index,
    end: index + sentence.trimEnd().length,
  }));

/** How the sentences of a posting are told apart. */
export const sentenceSplitterOf = (posting: string): ((text: string) => Span[]) =>
  isInSmallLetters(posting) ? splitSmall : splitSentences;
