import { rootOf } from "@terzi/language/en/word-families";
import { wordKeys } from "@terzi/language/tokens";
import type { Tables } from "@terzi/lexicon/parts";
import { madeOf, valuesByNeed } from "./parts.ts";
import { unpackKeys } from "./unpack.ts";
import type { Word } from "./word.ts";
import { stemTurkish } from "./words.ts";

type Phrase = { written: string; stems: string[]; english: () => string | undefined };

function readPhrases({ PHRASE_KEYS = "", PHRASE_VALUES = "" }: Tables): Map<string, Phrase[]> {
  const byFirst = new Map<string, Phrase[]>();
  const values = valuesByNeed("phrases", PHRASE_VALUES.split("\n"));
  for (const [at, written] of unpackKeys(PHRASE_KEYS).entries()) {
    const stems = wordKeys(written).map(stemTurkish);
    const [first = ""] = stems;
    const english = () => values[at]?.();
    byFirst.set(first, [...(byFirst.get(first) ?? []), { written, stems, english }]);
  }
  return byFirst;
}

const phrasesByFirst = madeOf("turkish", readPhrases, new Map<string, Phrase[]>());

/** The phrases that words form, each with its place among them. */
export const phrasesIn = (words: Word[]): { at: number; phrase: Phrase }[] => {
  const byFirst = phrasesByFirst();
  return words.flatMap(({ own = "" }, at) =>
    (byFirst.get(own) ?? [])
      .filter(({ stems }) => stems.every((stem, offset) => words[at + offset]?.own === stem))
      .map((phrase) => ({ at, phrase })),
  );
};

/**
 * Turkish phrases that mean something else than their words one by one: "deniz ürünleri" is seafood, not a product of
 * a sea.
 */
export function readTogether(words: Word[]): Word[] {
  const read = [...words];
  for (const { at, phrase } of phrasesIn(words)) {
    const roots = wordKeys(phrase.english() ?? "").map(rootOf);
    for (const [offset] of phrase.stems.entries()) {
      const word = read[at + offset];
      if (word) read[at + offset] = { ...word, roots: [...roots, ...word.roots] };
    }
  }
  return read;
}
