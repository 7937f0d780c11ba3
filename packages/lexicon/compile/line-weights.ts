import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packWordKeys, wordKey } from "../src/word-keys.ts";

/** Weights are written as signs around this one, which stands for 0. */
const ZERO = 80;
/** Further from 0 the signs wouldn't be plain letters. */
const MOST = 45;

/** What `learn-lines` of tailoring learned for a language, as the matcher takes it: features by their hashes alone. */
export function lineWeights(language: string): Record<string, string> {
  const [head = "", ...lines] = readFileSync(
    join(import.meta.dirname, "../postings", `${language}.tsv`),
    "utf8",
  )
    .trimEnd()
    .split("\n");
  const rows = new Map<number, { feature: string; weights: string[] }>();
  for (const line of lines) {
    const [feature = "", ...weights] = line.split("\t");
    rows.set(wordKey(feature), { feature, weights });
  }
  const sorted = [...rows].sort(([one], [other]) => one - other).map(([, row]) => row);
  return {
    FEATURES: packWordKeys(sorted.map(({ feature }) => feature)),
    ...Object.fromEntries(
      head
        .split("\t")
        .slice(1)
        .map((label, at) => [
          label.toUpperCase(),
          sorted.map(({ weights }) => signOf(Number(weights[at]))).join(""),
        ]),
    ),
  };
}

const signOf = (weight: number): string =>
  String.fromCharCode(ZERO + Math.max(-MOST, Math.min(MOST, weight)));
