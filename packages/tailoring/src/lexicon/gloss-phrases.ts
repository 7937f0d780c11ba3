import type { Tables } from "@terzi/lexicon/parts";
import { unpackWordKeys, wordKey } from "@terzi/lexicon/word-keys";
import { type ByNeed, isWhole, madeOf, valuesByNeed } from "./parts.ts";
import { rootsAt } from "./roots.ts";
import type { Word } from "./word.ts";

/** A sequence of stems, and what phrases of these stems say in English. */
type Phrase = { stems: readonly string[]; meanings: readonly string[][] };

/** `firsts`: the stems that phrases begin with, where all of them are here. */
type Index = { rows: ReadonlyMap<number, ByNeed>; firsts?: ReadonlySet<string> };

function readIndex({ PHRASE_KEYS = "", PHRASE_SIGNS, PHRASE_VALUES }: Tables): Index {
  const values = valuesByNeed("phrases", PHRASE_SIGNS, PHRASE_VALUES);
  const rows = new Map(
    unpackWordKeys(PHRASE_KEYS).flatMap((key, at): [number, ByNeed][] =>
      values[at] ? [[key, values[at]]] : [],
    ),
  );
  if (!isWhole()) return { rows };
  const phrases = [...rows.values()].flatMap((row) => readPhrases(row()));
  return { rows, firsts: new Set(phrases.map(({ stems: [first = ""] }) => first)) };
}

const NO_INDEX: Index = { rows: new Map() };
const index = madeOf("turkish", readIndex, NO_INDEX);

/** The phrases whose stems have the key; none while they are to come. */
function readPhrases(value: string | undefined): Phrase[] {
  return (value?.split("|") ?? []).map((row) => {
    const [stems = "", ...meanings] = row.split("\t");
    return { stems: stems.split(" "), meanings: meanings.map(rootsAt) };
  });
}

/** The longest phrase of the tables has six words. */
const MOST_WORDS = 6;

/** The phrases that words form, each with its place among them; of those that begin alike the longest is last. */
export function phrasesIn(words: readonly Word[]): { at: number; phrase: Phrase }[] {
  const { rows, firsts } = index();
  const found: { at: number; phrase: Phrase }[] = [];
  for (const [at, { own: first = "" }] of words.entries()) {
    if (firsts?.has(first) === false) continue;
    let stems = "";
    for (const { own } of words.slice(at, at + MOST_WORDS)) {
      if (own === undefined) break;
      stems += stems ? ` ${own}` : own;
      for (const phrase of readPhrases(rows.get(wordKey(stems))?.()))
        if (phrase.stems.join(" ") === stems) found.push({ at, phrase });
    }
  }
  return found;
}

/**
 * Turkish phrases that mean something else than their words one by one: "deniz ürünleri" is seafood, not a product of
 * a sea.
 */
export function readTogether(words: Word[]): Word[] {
  const read = [...words];
  for (const { at, phrase } of phrasesIn(words))
    for (const meaning of phrase.meanings)
      for (const offset of phrase.stems.keys()) {
        const word = read[at + offset];
        if (word) read[at + offset] = { ...word, roots: [...meaning, ...word.roots] };
      }
  return read;
}
