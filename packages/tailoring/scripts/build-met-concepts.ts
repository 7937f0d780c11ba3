/**
 * Counts in how many texts each concept may be named that matching knows, and writes `met-concepts.tsv` of
 * packages/lexicon/statistics: the lexicon's compiler reads there what comes to a browser with the matcher. Of the texts
 * only these counts are kept.
 *
 *   node scripts/build-met-concepts.ts [folder of postings, by default ../shared/data/B_jobs beside the project]
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { detectLanguage } from "@terzi/language/detect-language";
import { rootOf } from "@terzi/language/en/word-families";
import { stem } from "@terzi/language/stem";
import { annotate } from "../src/lexicon/annotate.ts";
import { lexicon } from "../src/lexicon/concepts.ts";
import { countedTexts, PROJECT, textOf } from "./counted-texts.ts";

const FEWEST = 10;

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

const phrases = [lexicon().english, ...lexicon().others.values()].flatMap((known) =>
  [...known.values()].flat(),
);
const counts = new Map<string, number>();
const { postings, profiles } = countedTexts(process.argv[2]);
for (const text of [...postings, ...profiles]) {
  const here = wordsOf(textOf(text));
  const met = phrases.filter(({ words }) => words.every((word) => here.has(word)));
  for (const id of new Set(met.map(({ concept }) => concept.id))) counts.set(id, (counts.get(id) ?? 0) + 1);
}
const lines = [...counts]
  .filter(([, texts]) => texts >= FEWEST)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([id, texts]) => `${id}\t${texts}\n`);
writeFileSync(
  join(PROJECT, "packages/lexicon/statistics/met-concepts.tsv"),
  `concept\ttexts\n${lines.join("")}`,
);
process.stdout.write(`${lines.length} concepts\n`);
