/**
 * What the panel shows first of real postings, to be read by eye: `node bench/asked.ts [--data folder] [--language en]
 * [--from 0] [--every 14] [--take 20]`. The folder holds B_jobs; `--every` takes one posting of so many, `--from` begins
 * further down.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { Language } from "@terzi/contracts/language";
import { readPosting } from "@terzi/tailoring/read-posting";
import { z } from "zod";

/** As many as the panel shows before its fold. */
const SHOWN_FIRST = 20;

const Row = z.object({ id: z.string(), text: z.string(), kind: z.string().optional() });

const { values } = parseArgs({
  options: {
    data: { type: "string", default: join(import.meta.dirname, "../../shared/data") },
    language: { type: "string", default: "en" },
    from: { type: "string", default: "0" },
    every: { type: "string", default: "14" },
    take: { type: "string", default: "20" },
  },
});
const language = Language.parse(values.language);
const file = join(resolve(values.data), "B_jobs", language, `postings_${language}.jsonl`);
if (!existsSync(file)) {
  process.stderr.write(`No postings in ${file}. Say where they are: --data <folder>\n`);
  process.exit(2);
}

const rows = readFileSync(file, "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => Row.parse(JSON.parse(line)))
  .filter(({ kind }) => kind !== "synthetic");
const taken = rows
  .filter((_, at) => at >= Number(values.from) && (at - Number(values.from)) % Number(values.every) === 0)
  .slice(0, Number(values.take));

let count = 0;
for (const { id, text } of taken) {
  const first = readPosting(text)
    .requirements.toSorted((one, other) => other.weight - one.weight)
    .slice(0, SHOWN_FIRST);
  process.stdout.write(`\n## ${id}\n`);
  for (const { isJob, kind, importance, text: words } of first) {
    count += 1;
    process.stdout.write(`${isJob ? "job" : `${importance} ${kind}`}\t${words.replace(/\s+/g, " ")}\n`);
  }
}
process.stdout.write(`\n${count} lines of ${taken.length} postings\n`);
