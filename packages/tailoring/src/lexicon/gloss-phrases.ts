import { rootOf } from "@terzi/language/en/word-families";
import { wordKeys } from "@terzi/language/tokens";
import type { Tables } from "@terzi/lexicon/parts";
import { madeOf } from "./parts.ts";
import type { Word } from "./word.ts";
import { readTurkish } from "./words.ts";

type Phrase = { stems: string[]; english: string };

function readPhrases({ PHRASES = "" }: Tables): Map<string, Phrase[]> {
  const byFirst = new Map<string, Phrase[]>();
  for (const line of PHRASES.split("\n")) {
    const [turkish = "", english = ""] = line.split("\t");
    const stems = wordKeys(turkish).map((word) => readTurkish(word).stem);
    const [first = ""] = stems;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { stems, english }]);
  }
  return byFirst;
}

const phrasesByFirst = madeOf("turkish", readPhrases, new Map<string, Phrase[]>());

/**
 * Turkish phrases that mean something else than their words one by one: "deniz ürünleri" is seafood, not a product of
 * a sea.
 */
export function readTogether(words: Word[]): Word[] {
  const byFirst = phrasesByFirst();
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
