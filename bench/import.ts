/** How well CVs are read: `node bench/import.ts [--data folder] [--measure folder] [--worst N] [--sets a,b] [--out file]`. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readCvFile } from "@terzi/documents/read-cv";

const { values } = parseArgs({
  options: {
    data: { type: "string", default: join(import.meta.dirname, "../../shared/data") },
    measure: { type: "string", default: join(import.meta.dirname, "../../shared/measure") },
    worst: { type: "string" },
    sets: { type: "string" },
    out: { type: "string", default: join(mkdtempSync(join(tmpdir(), "terzi-bench-")), "predictions.jsonl") },
  },
});

const score = (...flags: string[]): string =>
  execFileSync(process.execPath, [join(values.measure, "import.mjs"), "--data", values.data, ...flags], {
    encoding: "utf8",
    maxBuffer: 1 << 30,
  });

const predictions: string[] = [];
for (const file of score("--list").split("\n").filter(Boolean)) {
  const bytes = new Uint8Array(readFileSync(join(values.data, file)));
  const start = performance.now();
  try {
    const { profile } = await readCvFile(bytes);
    predictions.push(JSON.stringify({ file, profile, ms: Math.round(performance.now() - start) }));
  } catch (error) {
    process.stderr.write(`${file}: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}
writeFileSync(values.out, predictions.join("\n"));
const flags = (["worst", "sets"] as const).flatMap((name) =>
  values[name] ? [`--${name}`, values[name]] : [],
);
process.stdout.write(score(...flags, values.out));
