/**
 * How well scans are read, and how fast: `node bench/scans.ts [--data folder] [--measure folder] [--only layout_pdf]`. Each
 * PDF of one set of the scorer's is photographed, page by page, a little askew and unevenly lit, and read as a PDF of
 * pictures. The set's row of the table is the figure; the other sets are not read.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readScan } from "@terzi/cv-import/ocr/read-scan";
import { UnreadableCv } from "@terzi/cv-import/unreadable-cv";
import { photographPages, scanPdf } from "@terzi/testing/scan";
import { openScorer } from "./src/measured.ts";

const scorer = openScorer("import.mjs", ["worst"]);
const set = scorer.only ?? "layout_pdf";
const files = scorer.listFiles().filter((file) => file.endsWith(".pdf") && file.includes(`/${set}/`));
const predictions: object[] = [];
const perPage: number[] = [];
for (const file of files) {
  const pages = await photographPages(new Uint8Array(readFileSync(join(scorer.data, file))), {
    askew: 0.6,
    shadow: 0.25,
  });
  const scan = scanPdf(pages);
  const start = performance.now();
  try {
    const { profile } = await readScan(scan);
    const ms = Math.round(performance.now() - start);
    perPage.push(ms / pages.length);
    predictions.push({ file, profile, ms });
  } catch (problem) {
    if (!(problem instanceof UnreadableCv)) throw problem;
    process.stderr.write(`${file}: ${problem.message}\n`);
  }
}
perPage.sort((a, b) => a - b);
const at = (share: number) => Math.round(perPage[Math.floor(share * (perPage.length - 1))] ?? 0);
process.stdout.write(`${perPage.length} scans; a page: median ${at(0.5)} ms, slowest ${at(1)} ms\n`);
scorer.score(predictions);
