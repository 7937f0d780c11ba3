import { hasForeignLetter } from "@terzi/language/letters";
import { fitsAt, longestOf } from "./concepts.ts";
import type { PhraseMatch } from "./fit-phrase.ts";
import { isWhole, type Words, writtenAt } from "./words.ts";

/** All concepts that begin at a word of a text; looked for once. */
export function fitsIn(words: Words, at: number): PhraseMatch[] {
  const before = words.fits[at];
  if (before) return before;
  const found = fitsAt(words.keys, at, {
    language: words.language,
    isForeign: hasForeignLetter(writtenAt(words, at)),
    marks: words.marks,
    allows: (length) => isWhole(words, at, length),
  });
  words.fits[at] = found;
  return found;
}

/** The longest concepts that begin at a word of a text, up to a number of words. */
export const conceptsIn = (words: Words, at: number, atMost = Number.POSITIVE_INFINITY): PhraseMatch[] =>
  longestOf(
    fitsIn(words, at).filter(({ length }) => length <= atMost),
    words.keys,
    at,
  );
