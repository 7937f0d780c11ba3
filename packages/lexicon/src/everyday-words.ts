import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Words with the same meaning in a line about work, and what else is then true ("also"). */
export type EverydayRow = { id: string; also: readonly string[]; forms: Readonly<Record<string, string[]>> };

const listIn = (cell: string): string[] => (cell ? cell.split(", ") : []);

const linesOf = (file: string): string[][] =>
  readFileSync(join(import.meta.dirname, "..", file), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));

const FIELDS = "everyday/fields";

export const readEverydayWords = (): EverydayRow[] =>
  [
    "everyday/equivalents.tsv",
    ...readdirSync(join(import.meta.dirname, "..", FIELDS))
      .toSorted()
      .map((file) => `${FIELDS}/${file}`),
  ]
    .flatMap(linesOf)
    .map(([id = "", also = "", en = "", tr = ""]) => ({
      id,
      also: listIn(also),
      forms: { en: listIn(en), tr: listIn(tr) },
    }));

/** The senses of WordNet and KeNet, each with its words in both languages. */
export const readSenses = (): { id: string; forms: Readonly<Record<string, string[]>> }[] =>
  linesOf("wordnet/senses.tsv").map(([id = "", , en = "", tr = ""]) => ({
    id,
    forms: { en: listIn(en), tr: listIn(tr) },
  }));

/** What the reviewed table says of a word that says nothing of the work. */
export const NOTHING = "-";

/** Turkish words by stem, and everything they may mean in English, from both tables of translations. */
export const readGlosses = (): { words: string[]; says: string[] }[] =>
  ["glosses/tr-en.tsv", "glosses/aligned.tsv", "glosses/reviewed.tsv"].flatMap((file) =>
    linesOf(file).map(([words = "", says = ""]) => ({
      words: listIn(words),
      says: says === NOTHING ? [] : listIn(says),
    })),
  );
