/**
 * Counts in how many texts each concept may be named that matching knows, and writes `met-concepts.tsv` of
 * packages/lexicon/statistics: the lexicon's compiler reads there what comes to a browser with the matcher. Of the texts
 * only these counts are kept.
 *
 *   node scripts/build-met-concepts.ts [folder of postings, by default ../shared/data/B_jobs beside the project]
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { detectLanguage } from "@terzi/language/detect-language";
import { rootOf } from "@terzi/language/en/word-families";
import { stem } from "@terzi/language/stem";
import { annotate } from "../src/lexicon/annotate.ts";
import { lexicon } from "../src/lexicon/concepts.ts";

const project = resolve(import.meta.dirname, "../../..");
const postings = resolve(process.argv[2] ?? join(project, "../shared/data/B_jobs"));
/** The sets of people that may be looked at: none that is kept to judge by. */
const PEOPLE = ["F_people", "second/F_people", "third/F_people", "fourth/F_people"];
const FEWEST = 10;

/** All texts of any JSON. */
const textOf = (node: unknown): string =>
  typeof node === "string"
    ? node
    : Object.values(node ?? {})
        .map(textOf)
        .join("\n");

const linesOf = (path: string): unknown[] =>
  readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line): unknown => JSON.parse(line));

function readTexts(): string[] {
  const people = PEOPLE.map((set) => join(project, "bench/people", set));
  const profiles = people.flatMap((folder): unknown[] =>
    JSON.parse(readFileSync(join(folder, "profiles.json"), "utf8")),
  );
  const paths = [
    ...["en", "tr"].map((language) => join(postings, language, `postings_${language}.jsonl`)),
    ...people.map((folder) => join(folder, "postings.jsonl")),
  ];
  return [...paths.flatMap(linesOf), ...profiles].map(textOf);
}

/** The keys by which concepts are found in a text. */
function wordsOf(text: string): Set<string> {
  const language = detectLanguage(text);
  return new Set(
    annotate(text, language).words.flatMap(({ key, roots, own }) => [
      rootOf(key),
      ...roots,
      ...(own === undefined ? [] : [stem(key, language)]),
    ]),
  );
}

const phrases = [lexicon().english, lexicon().turkish].flatMap((known) => [...known.values()].flat());
const counts = new Map<string, number>();
for (const text of readTexts()) {
  const here = wordsOf(text);
  const met = phrases.filter(({ words }) => words.every((word) => here.has(word)));
  for (const id of new Set(met.map(({ concept }) => concept.id))) counts.set(id, (counts.get(id) ?? 0) + 1);
}
const lines = [...counts]
  .filter(([, texts]) => texts >= FEWEST)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([id, texts]) => `${id}\t${texts}\n`);
writeFileSync(
  join(project, "packages/lexicon/statistics/met-concepts.tsv"),
  `concept\ttexts\n${lines.join("")}`,
);
process.stdout.write(`${lines.length} concepts\n`);
