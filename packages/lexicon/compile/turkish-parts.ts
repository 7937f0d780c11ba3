import { rootOf } from "@terzi/language/en/word-families";
import { foldAscii } from "@terzi/language/normalise";
import { wordKeys } from "@terzi/language/tokens";
import { findGloss, makeGlossary, withoutInfinitive } from "@terzi/language/tr/glossary";
import { turkish as grammar } from "@terzi/language/tr/turkish";
import { NOTHING } from "../src/everyday-words.ts";
import { readForms } from "../src/read-tables.ts";
import { NO_ROW, ROW_HERE } from "../src/row-signs.ts";
import { packWordKeys, wordKey } from "../src/word-keys.ts";
import { wordList } from "../src/word-lists.ts";
import { folded, generalWords } from "./general-words.ts";
import { linesOf } from "./lines-of.ts";
import { packKeys, sortedRows } from "./packed-keys.ts";
import { type KeptRow, splitRows } from "./rare-rows.ts";

/** In a browser each byte counts: of a word's meanings these many, and more of those that somebody reviewed. */
const MOST_MEANINGS = 2;
const MOST_REVIEWED = 4;
/** Shorter words that nothing but the review knows are mostly scraps of endings. */
const SHORTEST_ADDED = 4;

type Meaning = readonly [word: string, english: string[]];

const meaningsIn = (path: string): Meaning[] =>
  linesOf(path)
    .split("\n")
    .map((line) => {
      const [word = "", english = ""] = line.split("\t");
      return [word, english.split(", ")];
    });

/**
 * What Turkish words say in English: as somebody reviewed it, else as it was worked out, of which only what stands in our
 * tables counts, and no word of which nothing does ("islahhane", a reformatory).
 */
function alignedRows(): Meaning[] {
  const ours = new Set([
    ...readForms("en").flatMap(({ forms }) => forms.toLowerCase().split(/[^a-z]+/)),
    ...linesOf("statistics/commonness.tsv")
      .split("\n")
      .map((line) => line.split("\t", 1)[0]),
  ]);
  const own = new Map(meaningsIn("glosses/reviewed.tsv"));
  const known = meaningsIn("glosses/aligned.tsv");
  const isKnown = new Set(known.map(([word]) => word));
  const added = [...own].filter(([word]) => !isKnown.has(word) && word.length >= SHORTEST_ADDED);
  return [...known, ...added].flatMap(([word, found]): Meaning[] => {
    const meanings =
      own.get(word)?.slice(0, MOST_REVIEWED) ??
      found.slice(0, MOST_MEANINGS).filter((meaning) => ours.has(meaning));
    return meanings.length && meanings[0] !== NOTHING ? [[word, meanings]] : [];
  });
}

const rootsOf = (english: readonly string[]): string[] => [
  ...new Set(english.map((word) => rootOf(foldAscii(word)))),
];

type Part = [name: string, tables: Record<string, string>];

/** What only Turkish texts need, and what only few of them do; meanings as `write` writes roots. */
export function turkishParts(write: (roots: readonly string[]) => string): Part[] {
  const own = meaningsIn("glosses/tr-en.tsv").map(([words, english]) => ({
    forms: words.split(", "),
    meaning: write(rootsOf(english)),
  }));
  const aligned = new Map(alignedRows().map(([word, english]) => [word, write(rootsOf(english))]));
  const general = new Set(folded(generalWords("tr")).map(withoutInfinitive));
  const words = [...new Set([...aligned.keys(), ...general])].sort();
  const ownOnly = makeGlossary({ own, aligned: [], grammar: { words: [], meaning: "" } }).byStem;
  // What is written by hand stands above what was worked out, which nobody would ever see.
  const rows = words.map((key) => ({ key, value: ownOnly.has(key) ? undefined : aligned.get(key) }));
  const isNeeded = ({ key, value }: KeptRow) => value !== undefined || general.has(key);
  const needed = rows.filter(isNeeded);
  const glosses = splitRows("glosses", needed);
  const glossary = makeGlossary({
    own,
    aligned: needed.map(({ key }) => ({ stem: key, meaning: "" })),
    grammar: { words: wordList("filler word", "tr").join(" ").split(" "), meaning: "" },
  });
  const stemOf = (key: string): string => findGloss(glossary, key)?.stem ?? grammar.stem(key);
  const phrases = phraseRows(stemOf, write);
  const split = splitRows("phrases", phrases);
  const tables = {
    GLOSSES: own.map(({ forms, meaning }) => `${forms.join(", ")}\t${meaning}`).join("\n"),
    ALIGNED_KEYS: packKeys(needed.map(({ key }) => key)),
    ALIGNED_SIGNS: glosses.signs,
    ALIGNED_VALUES: glosses.values,
    GENERAL_SIGNS: needed.map(({ key }) => (general.has(key) ? ROW_HERE : NO_ROW)).join(""),
    PHRASE_KEYS: packWordKeys(phrases.map(({ key }) => key)),
    PHRASE_SIGNS: split.signs,
    PHRASE_VALUES: split.values,
  };
  return [["turkish", tables], ...glosses.parts, ...split.parts];
}

/**
 * A row for each sequence of stems: the sequence, and what phrases of these stems say. Those that the index can't tell
 * apart share a row.
 */
function phraseRows(
  stemOf: (key: string) => string,
  write: (roots: readonly string[]) => string,
): { key: string; value: string }[] {
  // Those written by hand come last, and win where both know a phrase.
  const both = sortedRows(`${linesOf("glosses/phrases.tsv")}\n${linesOf("glosses/own-phrases.tsv")}`);
  const byStems = Map.groupBy(both, ({ key }) => wordKeys(key).map(stemOf).join(" "));
  const rows = [...byStems].map(([stems, phrases]) => ({
    stems,
    value: [stems, ...phrases.map(({ value }) => write(wordKeys(value).map(rootOf)))].join("\t"),
  }));
  const byHash = Map.groupBy(rows, ({ stems }) => wordKey(stems));
  return [...byHash]
    .sort(([one], [other]) => one - other)
    .map(([, same]) => ({ key: same[0]?.stems ?? "", value: same.map(({ value }) => value).join("|") }));
}
