import { readdirSync } from "node:fs";
import { join } from "node:path";
import { packWordKeys } from "../src/word-keys.ts";
import { wordList } from "../src/word-lists.ts";
import { beginningsOf } from "./beginnings.ts";
import { splitByField } from "./fields.ts";
import { folded, generalWords } from "./general-words.ts";
import { lineWeights } from "./line-weights.ts";
import { linesOf } from "./lines-of.ts";
import { type MatchingRow, matchingRows } from "./matching-table.ts";
import { namingForms } from "./naming-forms.ts";
import { packKeys } from "./packed-keys.ts";
import { type RootTables, rootTables } from "./root-tables.ts";
import { turkishParts } from "./turkish-parts.ts";

const HEAD = "// Made by compile.ts from the tables of this package. Not written by hand.\n";

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

/** The languages whose postings were learned from: each has a file in `postings/`. */
const LINE_LANGUAGES = readdirSync(join(import.meta.dirname, "../postings"))
  .filter((file) => file.endsWith(".tsv"))
  .map((file) => file.replace(".tsv", ""))
  .sort();

type Part = [name: string, tables: Record<string, string>];

/** What comes with the matcher, as few long texts. */
const coreModule = (
  core: MatchingRow[],
  fields: { name: string; rows: MatchingRow[] }[],
  roots: RootTables,
): string =>
  moduleOf({
    CONCEPTS: textOf(core),
    FIELDS: fields.map(({ name, rows }) => `${name} ${packWordKeys(beginningsOf(rows))}`).join("\n"),
    ...roots.tables,
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
  const roots = rootTables();
  const parts: Part[] = [
    ...turkishParts(roots.write),
    ...LINE_LANGUAGES.map((language): Part => [`lines-${language}`, lineWeights(language)]),
    ...roots.parts,
    ...fields.map(({ name, rows }): Part => [name, { CONCEPTS: textOf(rows) }]),
  ];
  const names = parts.map(([name]) => name);
  return new Map([
    ["matching.gen.ts", coreModule(core, fields, roots)],
    ["all-parts.gen.ts", allParts(names)],
    ["parts-by-need.gen.ts", partsByNeed(names)],
    ...parts.map(([name, tables]): [string, string] => [
      `parts/${name}.gen.ts`,
      moduleOf({ TABLES: tables }),
    ]),
  ]);
}
