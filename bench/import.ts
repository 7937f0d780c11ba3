// Reads every scored CV of ../shared/data and runs the scorer on what was read.
//   node bench/import.ts [--worst N] [--sets NAME,NAME]
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCvFile } from "../packages/documents/src/read-cv.ts";

const SHARED = join(import.meta.dirname, "../../shared");
const DATA = join(SHARED, "data");
const SCORER = join(SHARED, "measure/import.mjs");

if (!existsSync(SCORER)) {
  process.stdout.write("The measuring data (../shared) is not here: nothing to measure.\n");
  process.exit(0);
}

const score = (args: string[]): string =>
  execFileSync(process.execPath, [SCORER, "--data", DATA, ...args], { encoding: "utf8", maxBuffer: 1e8 });

const rows: string[] = [];
for (const file of score(["--list"]).split("\n").filter(Boolean)) {
  const bytes = new Uint8Array(readFileSync(join(DATA, file)));
  const start = performance.now();
  try {
    const { profile } = await readCvFile(bytes);
    rows.push(JSON.stringify({ file, profile, ms: Math.round(performance.now() - start) }));
  } catch (error) {
    process.stdout.write(`${file}: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}
const predictions = join(
  process.env.PREDICTIONS ?? mkdtempSync(join(tmpdir(), "terzi-import-")),
  "import.jsonl",
);
writeFileSync(predictions, rows.join("\n"));
process.stdout.write(score([...process.argv.slice(2), predictions]));
