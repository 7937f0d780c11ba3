import { rootOf } from "@terzi/language/en/word-families";
import { foldAscii } from "@terzi/language/normalise";
import { remembered } from "@terzi/language/remembered";
import { turkish as grammar } from "@terzi/language/tr/turkish";
import type { Tables } from "@terzi/lexicon/parts";
import { longestStem } from "../languages/tr/longest-stem.ts";
import { TURKISH_FILLER } from "./filler.ts";
import { madeOf, valuesByNeed } from "./parts.ts";
import { unpackKeys, unpackTable } from "./unpack.ts";

/**
 * A Turkish word without its endings, and its meaning in English, undefined while its part isn't loaded; roots are
 * computed when a word is looked up.
 */
type Gloss = { stem: string; english: () => string | undefined };

/** "bilmek" and all its forms begin with "bil". */
export const withoutInfinitive = (word: string): string => word.replace(/(?<=..)m[ae]k$/, "");

/**
 * `byWritten`: words that only their own letters tell apart ("dış" is outer, "diş" a tooth), as written; others are
 * folded.
 */
type Glossary = { byWritten: Map<string, Gloss>; byStem: Map<string, Gloss> };

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
    if (isSpelled(turkish)) for (const stem of keys) byWritten.set(stem, { stem, english: () => english });
    else {
      const gloss = { stem: keys[0] ?? "", english: () => english };
      for (const key of keys) add(key, gloss);
      for (const key of keys) add(grammar.stem(key), gloss);
    }
  }
  const aligned = unpackTable({ keys: ALIGNED_KEYS, values: ALIGNED_VALUES });
  const values = valuesByNeed(
    "glosses",
    aligned.map(({ value }) => value),
  );
  for (const [at, { key: stem }] of aligned.entries()) add(stem, { stem, english: () => values[at]?.() });
  // Words of every trade are also known by their stems.
  for (const word of unpackKeys(GENERAL)) {
    const stem = withoutInfinitive(word);
    add(stem, { stem, english: () => "" });
  }
  for (const word of TURKISH_FILLER) {
    const gloss = { stem: grammar.stem(word), english: () => NOTHING };
    byStem.set(word, gloss).set(gloss.stem, gloss);
  }
  return { byWritten, byStem };
}

const NO_GLOSSARY: Glossary = { byWritten: new Map(), byStem: new Map() };
const glossary = madeOf("turkish", readGlossary, NO_GLOSSARY);

/** Whether the glossary has a folded word of a Turkish text; then it isn't a name. */
export const isInGlossary = (key: string): boolean =>
  glossary().byStem.has(key) || readTurkish(key).roots.length > 0;

/** A Turkish word without its endings, and the English roots of its possible meanings. */
export type OwnWord = { stem: string; roots: string[] };

/** Undefined while the meaning isn't here: such a reading isn't remembered. */
function read({ stem, english }: Gloss): OwnWord | undefined {
  const meaning = english();
  if (meaning === undefined) return undefined;
  return {
    stem,
    roots: meaning ? [...new Set(meaning.split(", ").map((word) => rootOf(foldAscii(word))))] : [],
  };
}

const glossOf = remembered((key): Gloss => {
  const { byStem } = glossary();
  const known = longestStem(key, (stem) => byStem.has(stem));
  return byStem.get(known ?? "") ?? { stem: grammar.stem(key), english: () => "" };
});

/** A folded Turkish word without its endings, as the glossary knows it. */
export const stemTurkish = (key: string): string =>
  isGlossaryHere() ? glossOf(key).stem : grammar.stem(key);

const readKnown = remembered((key) => read(glossOf(key)));

/** What a folded Turkish word means, with any endings; no roots when the glossary lacks it. */
export const readTurkish = (key: string): OwnWord =>
  (isGlossaryHere() ? readKnown(key) : undefined) ?? { stem: stemTurkish(key), roots: [] };

/** Nothing may be remembered about a word before the glossary is loaded. */
const isGlossaryHere = (): boolean => glossary() !== NO_GLOSSARY;

/** The same, where the word's own letters are known. */
export const readWritten = (written: string): OwnWord =>
  (isGlossaryHere() ? readKnownWritten(written) : undefined) ?? readTurkish(foldAscii(written));

const readKnownWritten = remembered((written) => {
  const { byStem, byWritten } = glossary();
  const key = foldAscii(written);
  const small = written.toLocaleLowerCase(grammar.locale);
  const known = longestStem(key, (stem) => byStem.has(stem)) ?? key;
  const gloss = byWritten.get(small.slice(0, known.length));
  return read(gloss ?? glossOf(key));
});

/** The English roots of a folded Turkish word; none when the glossary lacks it. */
export const translateWord = (key: string): string[] => readTurkish(key).roots;
