/** How well CVs are read: `node bench/import.ts [--data folder] [--measure folder] [--worst N] [--sets a,b]`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readCvFile } from "@terzi/cv-import/read-cv";
import { UnreadableCv } from "@terzi/cv-import/unreadable-cv";
import { openScorer } from "./src/measured.ts";

const scorer = openScorer("import.mjs", ["worst", "sets"]);
const predictions: object[] = [];
for (const file of scorer.listFiles()) {
  const bytes = new Uint8Array(readFileSync(join(scorer.data, file)));
  const start = performance.now();
  try {
    const { profile } = await readCvFile(bytes);
    predictions.push({ file, profile, ms: Math.round(performance.now() - start) });
  } catch (problem) {
    if (!(problem instanceof UnreadableCv)) throw problem;
    process.stderr.write(`${file}: ${problem.message}\n`);
  }
}
scorer.score(predictions);
