/**
 * Whether the points of jobs are read whole: `node bench/import-points.ts [--list] [--data folder]`. For the CVs whose
 * points are known word by word; parted (a line that wrapped became two points), joined (two became one), elsewhere (in a
 * description, a summary), or gone. The scorer of `import.ts` compares words and sees none of it.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readCvFile } from "@terzi/cv-import/read-cv";
import { z } from "zod";

const { values } = parseArgs({ options: { data: { type: "string" }, list: { type: "boolean" } } });
const data = resolve(values.data ?? join(import.meta.dirname, "../../shared/data"));
if (!existsSync(data)) {
  process.stderr.write(`No data in ${data}. Say where it is: --data <folder>\n`);
  process.exit(2);
}

const SETS = ["rendered_pdf", "rendered_docx", "office_pdf", "pairs_pdf_truth", "livecareer_html_pdf"];
const Indexed = z.object({
  pdf: z.string().nullish(),
  docx: z.string().nullish(),
  truth: z.string().nullish(),
  not_in_pdf: z.array(z.string()).nullish(),
});
const Truth = z.object({ work: z.array(z.object({ highlights: z.array(z.string()).nullish() })).nullish() });
/** Shorter ones may stand anywhere by chance. */
const LEAST_LETTERS = 9;

const lettersOf = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

type Fate = "whole" | "parted" | "joined" | "elsewhere" | "gone";

function fateOf(point: string, points: string[], all: string): Fate {
  if (points.includes(point)) return "whole";
  if (points.some((one) => one.includes(point))) return "joined";
  if (points.join("").includes(point)) return "parted";
  return all.includes(point) ? "elsewhere" : "gone";
}

for (const set of SETS) {
  const counts: Record<Fate, number> = { whole: 0, parted: 0, joined: 0, elsewhere: 0, gone: 0 };
  const lines = readFileSync(join(data, "A_cv", set, "index.jsonl"), "utf8")
    .split("\n")
    .filter(Boolean);
  for (const line of lines) {
    const { pdf, docx, truth, not_in_pdf: unprinted } = Indexed.parse(JSON.parse(line));
    const file = pdf ?? docx;
    if (!file || !truth) continue;
    const { work } = Truth.parse(JSON.parse(readFileSync(join(data, truth), "utf8")));
    const left = new Set(unprinted?.map(lettersOf));
    const { profile } = await readCvFile(new Uint8Array(readFileSync(join(data, file))));
    const points = profile.experiences
      .flatMap((job) => [...job.responsibilities, ...job.achievements])
      .map(lettersOf);
    const all = lettersOf(JSON.stringify(profile));
    for (const told of (work ?? []).flatMap(({ highlights }) => highlights ?? [])) {
      const point = lettersOf(told);
      if (point.length < LEAST_LETTERS || left.has(point)) continue;
      const fate = fateOf(point, points, all);
      counts[fate]++;
      if (values.list && fate !== "whole") process.stdout.write(`${file}: ${fate}: ${told}\n`);
    }
  }
  const total = Object.values(counts).reduce((sum, count) => sum + count);
  const told = Object.entries(counts).map(([fate, count]) => `${fate} ${count}`);
  process.stdout.write(`${set.padEnd(20)} ${String(total).padStart(4)} points: ${told.join(", ")}\n`);
}
