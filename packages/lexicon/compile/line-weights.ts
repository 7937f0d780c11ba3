import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packLabelWeights } from "../src/label-weights.ts";

/** What `learn-lines` of tailoring learned for a language, as the matcher takes it: features by their hashes alone. */
export function lineWeights(language: string): Record<string, string> {
  const [head = "", ...rows] = readFileSync(
    join(import.meta.dirname, "../postings", `${language}.tsv`),
    "utf8",
  )
    .trimEnd()
    .split("\n");
  return packLabelWeights(
    head.split("\t").slice(1),
    rows.map((row) => {
      const [feature = "", ...weights] = row.split("\t");
      return [feature, weights.map(Number)];
    }),
  );
}
