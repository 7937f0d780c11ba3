import { readFileSync } from "node:fs";
import { join } from "node:path";
import { generalWords } from "./general-words.ts";
import { matchingTable } from "./matching-table.ts";
import { packTable } from "./packed-keys.ts";
import { synonyms } from "./synonyms.ts";
import { readForms } from "../src/read-tables.ts";
import { wordList } from "../src/word-lists.ts";

const HEAD = "// Made by compile.ts from the tables of this package. Not written by hand.\n";

/** A table's lines without its head. */
const linesOf = (path: string): string =>
  readFileSync(join(import.meta.dirname, "..", path), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .join("\n");

/**
 * In a browser each byte counts: of a word's meanings the first two that stand in our tables, and no word of which none
 * does ("islahhane", a reformatory).
 */
const MOST_MEANINGS = 2;
function likeliest(lines: string): string {
  const ours = new Set([
    ...readForms("en").flatMap(({ forms }) => forms.toLowerCase().split(/[^a-z]+/)),
    ...linesOf("statistics/commonness.tsv")
      .split("\n")
      .map((line) => line.split("\t", 1)[0]),
  ]);
  return lines
    .split("\n")
    .flatMap((line) => {
      const [word = "", english = ""] = line.split("\t");
      const meanings = english
        .split(", ")
        .slice(0, MOST_MEANINGS)
        .filter((meaning) => ours.has(meaning));
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

/** The source of `generated/matching.gen.ts`: everything that matching reads, as few long texts. */
export function generatedModule(): string {
  const texts = {
    CONCEPTS: matchingTable(),
    TURKISH_GLOSSES: linesOf("glosses/tr-en.tsv"),
    ALIGNED_GLOSSES: packTable(likeliest(linesOf("glosses/aligned.tsv"))),
    // Those written by hand come last, and win where both know a phrase.
    GLOSS_PHRASES: `${linesOf("glosses/phrases.tsv")}\n${linesOf("glosses/own-phrases.tsv")}`,
    SYNONYMS: synonyms(new Set(generalWords("en"))),
    ENGLISH_FILLER: wordList("filler word", "en").join(" "),
    TURKISH_FILLER: wordList("filler word", "tr").join(" "),
    GENERAL_ENGLISH: generalWords("en").join(" "),
    GENERAL_TURKISH: generalWords("tr").join(" "),
    PEOPLE_AT_WORK: inBoth("person at work"),
    LEADING_WORDS: inBoth("word of leading people"),
    TEACHING_WORDS: inBoth("word of teaching people"),
    ORDINARY_WORDS: wordList("ordinary word", "en").join(" "),
    SHORT_NAMES: wordList("short name", "en").join(" "),
    ABILITY_VERBS: linesOf("statistics/ability-verbs.tsv"),
    COMMONNESS: linesOf("statistics/commonness.tsv"),
    TITLE_GROUPS: packTable(linesOf("statistics/title-groups.tsv")),
    NEAR_WORDS: packTable(linesOf("wordnet/near-words.tsv")),
  };
  const lines = Object.entries(texts).map(
    ([name, text]) => `export const ${name} = ${JSON.stringify(text)};\n`,
  );
  return HEAD + lines.join("");
}
