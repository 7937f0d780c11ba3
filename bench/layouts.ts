/**
 * How well CVs are read whose layouts nobody has seen: `node bench/layouts.ts [--seed n] [--count n] [--list]
 * [--only parameter=value] [--keep folder] [--free]`. People of sixty trades, each in a layout drawn by chance, as PDF and DOCX;
 * without `--seed` the chance is new in each run. With `--free`
 * jobs and schools are set by plans of their own, and names are made by chance too. Prints the measures, and what is weak by parameter.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readLayouts } from "./layouts/read-layouts.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    count: { type: "string", default: "120" },
    list: { type: "boolean" },
    only: { type: "string" },
    keep: { type: "string" },
    free: { type: "boolean" },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const [parameter, wanted] = values.only?.split("=") ?? [];
const { keep } = values;
if (keep) mkdirSync(keep, { recursive: true });

const started = performance.now();
const report = await readLayouts({
  seed,
  count: Number(values.count),
  variety: values.free ? "free" : "shapes",
  isWanted: ({ layout, person }) =>
    !parameter ||
    Object.entries({ ...layout, language: person.language }).some(
      ([name, value]) => name === parameter && String(value) === wanted,
    ),
  onRead: ({ number, layout, bytes, verdict }) => {
    if (keep) writeFileSync(join(keep, `${number}.${layout.format}`), bytes);
    if (values.list && verdict.faults.length)
      process.stdout.write(`--- ${number} ${JSON.stringify(layout)}\n${verdict.faults.join("\n")}\n`);
  },
});
const seconds = Math.round((performance.now() - started) / 1000);
process.stdout.write(`${report.text()}\nseed ${seed}, ${seconds} s\n`);
