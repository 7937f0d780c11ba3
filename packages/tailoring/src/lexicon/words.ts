import { rootOf } from "@terzi/language/en/word-families";
import { foldAscii } from "@terzi/language/normalise";
import { remembered } from "@terzi/language/remembered";
import { turkish as grammar } from "@terzi/language/tr/turkish";
import type { Tables } from "@terzi/lexicon/parts";
import { longestStem } from "../languages/tr/longest-stem.ts";
import { TURKISH_FILLER } from "./filler.ts";
import { madeOf } from "./parts.ts";
import { unpackTable } from "./unpack.ts";

/** A Turkish word without its endings, and its meaning in English; roots are computed when a word is looked up. */
type Gloss = { stem: string; english: string };

/** "bilmek" and all its forms begin with "bil". */
export const withoutInfinitive = (word: string): string => word.replace(/(?<=..)m[ae]k$/, "");

/**
 * `byWritten`: words that only their own letters tell apart ("dış" is outer, "diş" a tooth), as written; others are
 * folded.
 */
type Glossary = { byWritten: Map<string, Gloss>; byStem: Map<string, Gloss>; english: ReadonlySet<string> };

const isSpelled = (word: string): boolean => word !== foldAscii(word);

/** A root that says nothing: what grammar words translate to. */
const NOTHING = "-";

function readGlossary({
  GLOSSES = "",
  ALIGNED_KEYS = "",
  ALIGNED_VALUES = "",
  GENERAL = "",
}: Tables): Glossary {
  const byWritten = new Map<string, Gloss>();
  const byStem = new Map<string, Gloss>();
  const add = (key: string, gloss: Gloss): void => {
    if (!byStem.has(key)) byStem.set(key, gloss);
  };
  for (const line of GLOSSES.split("\n")) {
    const [turkish = "", english = ""] = line.split("\t");
    const keys = turkish.split(", ");
    if (isSpelled(turkish)) for (const stem of keys) byWritten.set(stem, { stem, english });
    else {
      const gloss = { stem: keys[0] ?? "", english };
      for (const key of keys) add(key, gloss);
      for (const key of keys) add(grammar.stem(key), gloss);
    }
  }
  for (const { key: stem, value: english } of unpackTable({ keys: ALIGNED_KEYS, values: ALIGNED_VALUES }))
    add(stem, { stem, english });
  // Words of every trade are also known by their stems.
  for (const word of GENERAL.split(" ")) {
    const stem = withoutInfinitive(foldAscii(word));
    add(stem, { stem, english: "" });
  }
  const english = new Set([...byStem.values()].flatMap((gloss) => gloss.english.split(", ")));
  for (const word of TURKISH_FILLER) {
    const gloss = { stem: grammar.stem(word), english: NOTHING };
    byStem.set(word, gloss).set(gloss.stem, gloss);
  }
  return { byWritten, byStem, english };
}

const NO_GLOSSARY: Glossary = { byWritten: new Map(), byStem: new Map(), english: new Set() };
const glossary = madeOf("turkish", readGlossary, NO_GLOSSARY);

/** Whether the glossary has a folded word of a Turkish text, in either language; then it isn't a name. */
export const isInGlossary = (key: string): boolean => {
  const { byStem, english } = glossary();
  return byStem.has(key) || english.has(key) || readTurkish(key).roots.length > 0;
};

/** A Turkish word without its endings, and the English roots of its possible meanings. */
export type TurkishWord = { stem: string; roots: string[] };

const rootsOf = ({ stem, english }: Gloss): TurkishWord => ({
  stem,
  roots: english ? [...new Set(english.split(", ").map((word) => rootOf(foldAscii(word))))] : [],
});

const readKnown = remembered((key): TurkishWord => {
  const { byStem } = glossary();
  const known = longestStem(key, (stem) => byStem.has(stem));
  return rootsOf(byStem.get(known ?? "") ?? { stem: grammar.stem(key), english: "" });
});

/** What a folded Turkish word means, with any endings; no roots when the glossary lacks it. */
export const readTurkish = (key: string): TurkishWord =>
  isGlossaryHere() ? readKnown(key) : { stem: grammar.stem(key), roots: [] };

/** Nothing may be remembered about a word before the glossary is loaded. */
const isGlossaryHere = (): boolean => glossary() !== NO_GLOSSARY;

/** The same, where the word's own letters are known. */
export const readWritten = (written: string): TurkishWord =>
  isGlossaryHere() ? readKnownWritten(written) : readTurkish(foldAscii(written));

const readKnownWritten = remembered((written): TurkishWord => {
  const { byStem, byWritten } = glossary();
  const key = foldAscii(written);
  const small = written.toLocaleLowerCase(grammar.locale);
  const known = longestStem(key, (stem) => byStem.has(stem)) ?? key;
  const gloss = byWritten.get(small.slice(0, known.length));
  return gloss ? rootsOf(gloss) : readTurkish(key);
});

/** The English roots of a folded Turkish word; none when the glossary lacks it. */
export const translateWord = (key: string): string[] => readTurkish(key).roots;
