import type { Language } from "@terzi/contracts/language";
import { conceptsAt } from "./concepts.ts";
import { isNeutralAt } from "./grammar-words.ts";
import { wordsNamed } from "./lexicon-words.ts";
import type { Reading } from "./line.ts";
import { isWhole, openPassage, writtenAt } from "./passage.ts";

/** A word or fixed group of a text, and the words of a language that the guard takes for the same. */
export type WaysToSay = { words: string; ways: string[] };

const WAYS_AT_MOST = 5;

/**
 * How the words of a text may be said in a language: in its own other words for the same, in the other one
 * translations. Words that the guard doesn't know are left out.
 */
export function waysToSay(text: string, reading: Reading, language: Language): WaysToSay[] {
  const passage = openPassage(text, reading);
  const { keys, isTurkish } = passage;
  const found: WaysToSay[] = [];
  for (let at = 0; at < keys.length; ) {
    const met = passage.taken.has(at)
      ? []
      : conceptsAt(keys, at, { isTurkish, allows: (length) => isWhole(passage, at, length) });
    const length = met[0]?.length ?? 1;
    const words = writtenAt(passage, at, length);
    const isSaid = met.length > 0 && !(length === 1 && isNeutralAt(passage, at));
    const ways = isSaid ? [...new Set(met.flatMap(({ id }) => wordsNamed(id, language)))] : [];
    const others = ways.filter((way) => way !== words.toLowerCase()).slice(0, WAYS_AT_MOST);
    if (others.length) found.push({ words, ways: others });
    at += length;
  }
  return found;
}
