import { rootOf } from "@terzi/language/en/word-families";
import { wordKeys } from "@terzi/language/tokens";
import { GLOSS_PHRASES } from "@terzi/lexicon/generated/matching";
import type { Word } from "./word.ts";
import { readTurkish } from "./words.ts";

type Phrase = { stems: string[]; english: string };

const byFirst = new Map<string, Phrase[]>();
for (const line of GLOSS_PHRASES.split("\n")) {
  const [turkish = "", english = ""] = line.split("\t");
  const stems = wordKeys(turkish).map((word) => readTurkish(word).stem);
  const [first = ""] = stems;
  byFirst.set(first, [...(byFirst.get(first) ?? []), { stems, english }]);
}

/**
 * Turkish words, with what they say together where that is something else than what they say one by one: "deniz ürünleri"
 * is seafood, and no product of a sea.
 */
export function readTogether(words: Word[]): Word[] {
  const read = [...words];
  for (const [at, { own = "" }] of words.entries())
    for (const { stems, english } of byFirst.get(own) ?? []) {
      if (!stems.every((stem, offset) => words[at + offset]?.own === stem)) continue;
      const roots = wordKeys(english).map(rootOf);
      for (const [offset] of stems.entries()) {
        const word = read[at + offset];
        if (word) read[at + offset] = { ...word, roots: [...roots, ...word.roots] };
      }
    }
  return read;
}
