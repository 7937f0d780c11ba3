/**
 * Builds `lexicon/glosses/aligned.tsv`, what Turkish words say in English: `node packages/tailoring/scripts/build-glosses.ts`.
 * The lexicon has each meaning's words in both languages; which word of a phrase stands for which is worked out from all
 * of them together. A reader for whom this table is wrong adds a line to `glosses/tr-en.tsv`, which wins.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { alignWords } from "./glosses/align-words.ts";
import { pickGlosses } from "./glosses/pick-glosses.ts";
import { readPhrasePairs } from "./glosses/phrase-pairs.ts";

const { pairs, spelling } = readPhrasePairs();
const glosses = pickGlosses(alignWords(pairs));
const lines = glosses.map(({ turkish, roots }) => `${turkish}\t${roots.map(spelling).join(", ")}`);
writeFileSync(
  join(import.meta.dirname, "../../lexicon/glosses/aligned.tsv"),
  `${["word\tEnglish", ...lines].join("\n")}\n`,
);
