import { rootOf } from "@terzi/language/en/word-families";
import { foldAscii } from "@terzi/language/normalise";
import { remembered } from "@terzi/language/remembered";
import { turkish as grammar } from "@terzi/language/tr/turkish";
import { ALIGNED_GLOSSES, GENERAL_TURKISH, TURKISH_GLOSSES } from "@terzi/lexicon/generated/matching";
import { longestStem } from "../languages/tr/longest-stem.ts";
import { TURKISH_FILLER } from "./filler.ts";
import { unpackTable } from "./unpack.ts";

/** A Turkish word without its endings, and what it says in English; the roots are made when a word is asked for. */
type Gloss = { stem: string; english: string };

/** "bilmek" and all its forms begin with "bil". */
export const withoutInfinitive = (word: string): string => word.replace(/(?<=..)m[ae]k$/, "");

/** Words that only their own letters tell apart ("dış" is outer, "diş" a tooth), as they are written; others are folded. */
const byWritten = new Map<string, Gloss>();
const isSpelled = (word: string): boolean => word !== foldAscii(word);

const byStem = new Map<string, Gloss>();
const addGloss = (key: string, gloss: Gloss): void => {
  if (!byStem.has(key)) byStem.set(key, gloss);
};
for (const line of TURKISH_GLOSSES.split("\n")) {
  const [turkish = "", english = ""] = line.split("\t");
  if (isSpelled(turkish)) {
    for (const stem of turkish.split(", ")) byWritten.set(stem, { stem, english });
    continue;
  }
  const keys = turkish.split(", ");
  const gloss = { stem: keys[0] ?? "", english };
  for (const key of keys) addGloss(key, gloss);
  for (const key of keys) addGloss(grammar.stem(key), gloss);
}
for (const { key: stem, value: english } of unpackTable(ALIGNED_GLOSSES)) addGloss(stem, { stem, english });

// Words of any trade are known by their stems too, whatever they say.
for (const word of GENERAL_TURKISH.split(" ")) {
  const stem = withoutInfinitive(foldAscii(word));
  addGloss(stem, { stem, english: "" });
}

/** The English words that the glossary speaks of: whatever else stands in a text may be a name. */
const englishWords = (): ReadonlySet<string> => {
  known ??= new Set([...byStem.values()].flatMap(({ english }) => english.split(", ")));
  return known;
};
let known: Set<string> | undefined;

/** Whether a folded word is one that the glossary knows, in either language. */
export const isKnownWord = (key: string): boolean =>
  byStem.has(key) || englishWords().has(key) || readTurkish(key).roots.length > 0;

/** A root that tells nothing: what a word of grammar translates to. */
const NOTHING = "-";
for (const word of TURKISH_FILLER) {
  const gloss = { stem: grammar.stem(word), english: NOTHING };
  byStem.set(word, gloss).set(gloss.stem, gloss);
}

/** A Turkish word without its endings, and the English roots of what it may mean. */
export type TurkishWord = { stem: string; roots: string[] };

const rootsOf = ({ stem, english }: Gloss): TurkishWord => ({
  stem,
  roots: english ? [...new Set(english.split(", ").map((word) => rootOf(foldAscii(word))))] : [],
});

/** What a folded Turkish word says, whatever its endings; no roots when the glossary doesn't know it. */
export const readTurkish = remembered((key): TurkishWord => {
  const known = longestStem(key, (stem) => byStem.has(stem));
  return rootsOf(byStem.get(known ?? "") ?? { stem: grammar.stem(key), english: "" });
});

/** The same, where the word's own letters are known. */
export const readWritten = remembered((written): TurkishWord => {
  const key = foldAscii(written);
  const small = written.toLocaleLowerCase(grammar.locale);
  const known = longestStem(key, (stem) => byStem.has(stem)) ?? key;
  const gloss = byWritten.get(small.slice(0, known.length));
  return gloss ? rootsOf(gloss) : readTurkish(key);
});

/** The English roots of a folded Turkish word; none when the glossary doesn't know it. */
export const translateWord = (key: string): string[] => readTurkish(key).roots;
