import type { Language } from "@terzi/contracts/languages";
import { conceptsIn } from "./concepts-in.ts";
import { wordsNamed } from "./lexicon-words.ts";
import { isNeutralAt } from "./neutral-words.ts";
import { partIntoWords, type Reading, writtenAt } from "./words.ts";

/** A word or fixed group of a text, and the words of a language that the guard takes for the same. */
export type Paraphrases = { words: string; variants: string[] };

const VARIANTS_AT_MOST = 5;

/**
 * How the words of a text may be said in a language: in its own other words for the same, in the other one
 * translations. Words that the guard doesn't know are left out.
 */
export function paraphrasesOf(text: string, reading: Reading, language: Language): Paraphrases[] {
  const words = partIntoWords(text, reading);
  const { keys, taken } = words;
  const found: Paraphrases[] = [];
  for (let at = 0; at < keys.length; ) {
    const met = taken.has(at) ? [] : conceptsIn(words, at);
    const length = met[0]?.length ?? 1;
    const written = writtenAt(words, at, length);
    const isSaid = met.length > 0 && !(length === 1 && isNeutralAt(words, at));
    const variants = isSaid ? [...new Set(met.flatMap(({ id }) => wordsNamed(id, language)))] : [];
    const others = variants.filter((variant) => variant !== written.toLowerCase()).slice(0, VARIANTS_AT_MOST);
    if (others.length) found.push({ words: written, variants: others });
    at += length;
  }
  return found;
}
