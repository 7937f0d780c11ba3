/**
 * How well CVs are read whose layouts nobody has seen: `node bench/layouts.ts [--seed n] [--count n] [--list]
 * [--only parameter=value] [--keep folder]`. People of sixty trades, each in a layout drawn by chance, as PDF and DOCX;
 * without `--seed` the chance is new in each run. Prints the measures, and what is weak by parameter.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readCvFile } from "@terzi/cv-import/read-cv";
import { openPrinter } from "@terzi/documents/printer";
import { readCareers } from "./layouts/careers.ts";
import { judgeReading } from "./layouts/judge.ts";
import { makeCv } from "./layouts/make-cv.ts";
import { openReport } from "./layouts/report.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    count: { type: "string", default: "120" },
    list: { type: "boolean" },
    only: { type: "string" },
    keep: { type: "string" },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const [parameter, value] = values.only?.split("=") ?? [];

const dataDir = mkdtempSync(join(tmpdir(), "terzi-bench-"));
const printer = openPrinter({ dataDir, log: { warn() {} } });
const careers = readCareers();
const report = openReport();
const started = performance.now();
if (values.keep) mkdirSync(values.keep, { recursive: true });
const count = Number(values.count);
let next = 0;
const work = async () => {
  while (next < count) {
    const number = next++;
    const { person, layout, toFile } = makeCv(careers, seed, number);
    if (parameter && String(Object.entries(layout).find(([name]) => name === parameter)?.[1]) !== value)
      continue;
    const bytes = await toFile(async (html) => (await printer.print(html)).pdf);
    const { profile } = await readCvFile(bytes);
    const verdict = judgeReading(profile, person, layout);
    report.add(layout, person.language, verdict);
    if (values.keep) writeFileSync(join(values.keep, `${number}.${layout.format}`), bytes);
    if (values.list && verdict.faults.length)
      process.stdout.write(`--- ${number} ${JSON.stringify(layout)}\n${verdict.faults.join("\n")}\n`);
  }
};
try {
  await Promise.all([work(), work(), work()]);
} finally {
  await printer.close();
  rmSync(dataDir, { recursive: true, force: true });
}
const seconds = Math.round((performance.now() - started) / 1000);
process.stdout.write(`${report.text()}\nseed ${seed}, ${seconds} s\n`);
