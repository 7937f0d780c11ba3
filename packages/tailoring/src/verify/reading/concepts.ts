import { stem } from "../../text/stem.ts";
import { fitPhrase, type Met } from "./fit-phrase.ts";
import type { Phrase } from "./lexicon-lines.ts";
import { ENGLISH_PHRASES, TURKISH_PHRASES } from "./lexicon-shelves.ts";

const longestTurkish = Math.max(...[...TURKISH_PHRASES.keys()].map(({ length }) => length));

const startsAt = new Map<string, Phrase[]>();

/** The phrases that a key may begin; remembered, because a CV repeats its words. */
function candidates(key: string): Phrase[] {
  const before = startsAt.get(key);
  if (before) return before;
  const found = [...(ENGLISH_PHRASES.get(stem(key, "en")) ?? [])];
  for (let length = Math.min(key.length, longestTurkish); length >= Math.min(2, key.length); length--) {
    const prefix = key.slice(0, length);
    found.push(...(TURKISH_PHRASES.get(prefix) ?? []));
    const hard = prefix.replace(
      /[bcdg]$/,
      (letter) => ({ b: "p", c: "c", d: "t", g: "k" })[letter] ?? letter,
    );
    if (hard !== prefix) found.push(...(TURKISH_PHRASES.get(hard) ?? []));
    if (/^[iu]yor/.test(key.slice(length)))
      for (const vowel of ["a", "e"]) found.push(...(TURKISH_PHRASES.get(prefix + vowel) ?? []));
  }
  if (startsAt.size > 20_000) startsAt.clear();
  startsAt.set(key, found);
  return found;
}

/**
 * The longest concepts that begin at token `at` of the folded keys, of a length that is allowed; more than one when a
 * word has several senses. Turkish words are only looked for in Turkish lines ("all" isn't "al-"), English ones in both.
 */
export function conceptsAt(
  keys: string[],
  at: number,
  { isTurkish, allows }: { isTurkish: boolean; allows: (length: number) => boolean },
): Met[] {
  const met = candidates(keys[at] ?? "")
    .flatMap((phrase) => fitPhrase(phrase, keys, at) ?? [])
    .filter((one) => (isTurkish || !one.isTurkish) && (one.length === 1 || allows(one.length)));
  const longest = Math.max(0, ...met.map(({ length }) => length));
  return met.filter(({ length }) => length === longest);
}
