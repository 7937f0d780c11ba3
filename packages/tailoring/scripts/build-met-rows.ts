/**
 * Counts in how many texts the rows of large tables are needed, and writes `met-rows.tsv` of
 * packages/lexicon/statistics: the lexicon's compiler reads there which of them come to a browser with their table. The
 * others come by need.
 *
 *   node scripts/build-met-rows.ts [folder of postings, by default ../shared/data/B_jobs beside the project]
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { detectLanguage } from "@terzi/language/detect-language";
import { AT_HAND } from "@terzi/lexicon/generated/parts";
import { type Annotated, annotate } from "../src/lexicon/annotate.ts";
import { phrasesIn } from "../src/lexicon/gloss-phrases.ts";
import { isInTitles } from "../src/lexicon/occupations.ts";
import { unpackKeys } from "../src/lexicon/unpack.ts";
import { stemTurkish } from "../src/lexicon/words.ts";
import { readUnits } from "../src/matching/units.ts";
import { readPosting } from "../src/read-posting.ts";
import { countedTexts, PROJECT, postingText, textOf } from "./counted-texts.ts";

/** With one more a posting calls for ten parts more, and nothing is saved. */
const FEWEST = 2;
const TODAY = { year: 2026, month: 11 };

const glosses = new Set(unpackKeys(AT_HAND.turkish?.ALIGNED_KEYS ?? ""));

/** A text, and the titles in it. */
type Counted = { text: string; titles: Annotated[] };

const { postings, profiles } = countedTexts(process.argv[2]);
const counted: Counted[] = [
  ...postings.map(postingText).map((text) => {
    const { language, requirements } = readPosting(text);
    const asked = requirements.filter(({ isJob, kind }) => isJob || kind === "experience");
    return { text, titles: asked.map(({ term }) => annotate(term, language)) };
  }),
  ...profiles.map((profile) => {
    const text = textOf(profile);
    const units = readUnits(profile, detectLanguage(text), TODAY);
    return { text, titles: units.filter(({ kind }) => kind === "title").map(({ annotated }) => annotated) };
  }),
];

function rowsOf({ text, titles }: Counted): Set<string> {
  const language = detectLanguage(text);
  const { words } = annotate(text, language);
  // Acronyms too: other readers than this look them up.
  const stems =
    language === "tr" ? words.map(({ key }) => stemTurkish(key)).filter((one) => glosses.has(one)) : [];
  const roots = titles.flatMap((title) => title.words.flatMap(({ roots }) => roots.filter(isInTitles)));
  return new Set([
    ...stems.map((stem) => `glosses\t${stem}`),
    ...phrasesIn(words).map(({ phrase }) => `phrases\t${phrase.stems.join(" ")}`),
    ...roots.map((root) => `titles\t${root}`),
  ]);
}

const counts = new Map<string, number>();
for (const row of counted.flatMap((text) => [...rowsOf(text)])) counts.set(row, (counts.get(row) ?? 0) + 1);
const lines = [...counts]
  .filter(([, texts]) => texts >= FEWEST)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([row, texts]) => `${row}\t${texts}\n`);
writeFileSync(
  join(PROJECT, "packages/lexicon/statistics/met-rows.tsv"),
  `table\trow\ttexts\n${lines.join("")}`,
);
process.stdout.write(`${lines.length} rows\n`);
