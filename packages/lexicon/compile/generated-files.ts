import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { foldAscii } from "@terzi/language/normalise";
import { readForms } from "../src/read-tables.ts";
import { packWordKeys } from "../src/word-keys.ts";
import { wordList } from "../src/word-lists.ts";
import { beginningsOf } from "./beginnings.ts";
import { splitByField } from "./fields.ts";
import { generalWords } from "./general-words.ts";
import { lineWeights } from "./line-weights.ts";
import { type MatchingRow, matchingRows } from "./matching-table.ts";
import { namingForms } from "./naming-forms.ts";
import { nearWords } from "./near-words.ts";
import { packKeys, packTable, sortedRows } from "./packed-keys.ts";
import { splitRows } from "./rare-rows.ts";
import { synonyms } from "./synonyms.ts";

const HEAD = "// Made by compile.ts from the tables of this package. Not written by hand.\n";

/** A table's lines without its head. */
const linesOf = (path: string): string =>
  readFileSync(join(import.meta.dirname, "..", path), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .join("\n");

/** In a browser each byte counts: of a word's meanings these many, and more of those that somebody reviewed. */
const MOST_MEANINGS = 2;
const MOST_REVIEWED = 4;
/** Shorter words that nothing but the review knows are mostly scraps of endings. */
const SHORTEST_ADDED = 4;

/**
 * What Turkish words say in English: as somebody reviewed it, else as it was worked out, of which only what stands in our
 * tables counts, and no word of which nothing does ("islahhane", a reformatory).
 */
function glossRows({ reviewed, aligned }: { reviewed: string; aligned: string }): string {
  const ours = new Set([
    ...readForms("en").flatMap(({ forms }) => forms.toLowerCase().split(/[^a-z]+/)),
    ...linesOf("statistics/commonness.tsv")
      .split("\n")
      .map((line) => line.split("\t", 1)[0]),
  ]);
  const split = (lines: string): (readonly [word: string, meanings: string[]])[] =>
    lines.split("\n").map((line) => {
      const [word = "", english = ""] = line.split("\t");
      return [word, english.split(", ")];
    });
  const own = new Map(split(reviewed));
  const known = split(aligned);
  const isKnown = new Set(known.map(([word]) => word));
  const added = [...own].filter(([word]) => !isKnown.has(word) && word.length >= SHORTEST_ADDED);
  return [...known, ...added]
    .flatMap(([word, found]) => {
      const meanings =
        own.get(word)?.slice(0, MOST_REVIEWED) ??
        found.slice(0, MOST_MEANINGS).filter((meaning) => ours.has(meaning));
      return meanings.length ? `${word}\t${meanings.join(", ")}` : [];
    })
    .join("\n");
}

/** The words of a list in English, and on a second line in Turkish. */
const inBoth = (list: string): string =>
  ["en", "tr"]
    .map((language) =>
      wordList(list, language)
        .filter((word) => !word.includes(" "))
        .join(" "),
    )
    .join("\n");

const textOf = (rows: MatchingRow[]): string => rows.map(({ line }) => line).join("\n");

/** The words of phrases, each once. */
const folded = (phrases: string[]): string[] =>
  [...new Set(phrases.flatMap((phrase) => foldAscii(phrase).split(" ")))].sort();

/** The languages whose postings were learned from: each has a file in `postings/`. */
const LINE_LANGUAGES = readdirSync(join(import.meta.dirname, "../postings"))
  .filter((file) => file.endsWith(".tsv"))
  .map((file) => file.replace(".tsv", ""))
  .sort();

type Part = [name: string, tables: Record<string, string>];

/** What only Turkish texts need, and what only few of them do. */
function turkishParts(): Part[] {
  const aligned = sortedRows(
    glossRows({ reviewed: linesOf("glosses/reviewed.tsv"), aligned: linesOf("glosses/aligned.tsv") }),
  );
  const glosses = splitRows("glosses", aligned);
  // Those written by hand come last, and win where both know a phrase.
  const both = sortedRows(`${linesOf("glosses/phrases.tsv")}\n${linesOf("glosses/own-phrases.tsv")}`);
  const phrases = splitRows("phrases", both);
  const tables = {
    GLOSSES: linesOf("glosses/tr-en.tsv"),
    ALIGNED_KEYS: packKeys(aligned.map(({ key }) => key)),
    ALIGNED_VALUES: glosses.values,
    PHRASE_KEYS: packKeys(both.map(({ key }) => key)),
    PHRASE_VALUES: phrases.values,
    GENERAL: packKeys(folded(generalWords("tr"))),
  };
  return [["turkish", tables], ...glosses.parts, ...phrases.parts];
}

/** Which occupations a title's words point to. */
function titleGroups(): { table: { keys: string; values: string }; parts: Part[] } {
  const rows = sortedRows(linesOf("statistics/title-groups.tsv"));
  const { values, parts } = splitRows("titles", rows);
  return { table: { keys: packKeys(rows.map(({ key }) => key)), values }, parts };
}

/** What comes with the matcher, as few long texts. */
const coreModule = (
  core: MatchingRow[],
  fields: { name: string; rows: MatchingRow[] }[],
  titles: { keys: string; values: string },
): string =>
  moduleOf({
    CONCEPTS: textOf(core),
    FIELDS: fields.map(({ name, rows }) => `${name} ${packWordKeys(beginningsOf(rows))}`).join("\n"),
    SYNONYMS: packKeys(synonyms(new Set(generalWords("en"))).sort()),
    ENGLISH_FILLER: wordList("filler word", "en").join(" "),
    TURKISH_FILLER: wordList("filler word", "tr").join(" "),
    GENERAL_ENGLISH: packKeys(folded(generalWords("en"))),
    PEOPLE_AT_WORK: inBoth("person at work"),
    LEARNERS_AT_WORK: inBoth("learner at work"),
    LEADING_WORDS: inBoth("word of leading people"),
    TEACHING_WORDS: inBoth("word of teaching people"),
    ORDINARY_WORDS: wordList("ordinary word", "en").join(" "),
    SHORT_NAMES: wordList("short name", "en").join(" "),
    NAMING_FORMS: namingForms().join("\n"),
    ABILITY_VERBS: linesOf("statistics/ability-verbs.tsv"),
    COMMONNESS: packTable(linesOf("statistics/commonness.tsv")),
    TITLE_GROUPS: titles,
    NEAR_WORDS: packTable(
      nearWords({ written: linesOf("everyday/alike.tsv"), found: linesOf("wordnet/near-words.tsv") }),
    ),
  });

const moduleOf = (texts: Record<string, unknown>): string =>
  HEAD +
  Object.entries(texts)
    .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};\n`)
    .join("");

const TYPES = 'from "../src/parts.ts";\n';

/** All parts at once, for who can read files. */
const allParts = (names: string[]): string =>
  [
    `${HEAD}import type { LoadPart, Tables } ${TYPES}`,
    ...names.map((name, at) => `import { TABLES as part${at} } from "./parts/${name}.gen.ts";\n`),
    "export const AT_HAND: Readonly<Record<string, Tables>> = {\n",
    ...names.map((name, at) => `  "${name}": part${at},\n`),
    "};\nexport const LOADERS: Readonly<Record<string, LoadPart>> = {};\n",
  ].join("");

/** Each part when it is called for, for browsers. */
const partsByNeed = (names: string[]): string =>
  [
    `${HEAD}import type { LoadPart, Tables } ${TYPES}`,
    "export const AT_HAND: Readonly<Record<string, Tables>> = {};\n",
    "export const LOADERS: Readonly<Record<string, LoadPart>> = {\n",
    ...names.map((name) => `  "${name}": () => import("./parts/${name}.gen.ts"),\n`),
    "};\n",
  ].join("");

/** What stands in `generated`, by path: the core, which comes with the matcher, and the parts that a text calls for. */
export function generatedFiles(): Map<string, string> {
  const { core, fields } = splitByField(matchingRows());
  const titles = titleGroups();
  const parts: Part[] = [
    ...turkishParts(),
    ...LINE_LANGUAGES.map((language): Part => [`lines-${language}`, lineWeights(language)]),
    ...titles.parts,
    ...fields.map(({ name, rows }): Part => [name, { CONCEPTS: textOf(rows) }]),
  ];
  const names = parts.map(([name]) => name);
  return new Map([
    ["matching.gen.ts", coreModule(core, fields, titles.table)],
    ["all-parts.gen.ts", allParts(names)],
    ["parts-by-need.gen.ts", partsByNeed(names)],
    ...parts.map(([name, tables]): [string, string] => [
      `parts/${name}.gen.ts`,
      moduleOf({ TABLES: tables }),
    ]),
  ]);
}
