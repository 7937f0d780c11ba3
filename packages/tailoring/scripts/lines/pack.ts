import { LINE_LABELS } from "../../src/posting/line-model.ts";
import { hashOf } from "../../src/posting/line-weights.ts";
import type { Model } from "./train.ts";

const NONE = LINE_LABELS.indexOf("none");
const MOST = 127;

/** The model as the reader takes it: of each feature its hash, and its weights in one byte each. */
export function packed({ weights, transitions }: Model): string {
  const rows = new Map<number, number[]>();
  // Only differences count: what "none" scores is taken from the others.
  for (const [feature, own] of weights)
    rows.set(hashOf(feature), own.map((weight) => weight - (own[NONE] ?? 0)).toSpliced(NONE, 1));
  const most = Math.max(...[...rows.values()].flat().map(Math.abs));
  const scale = most / MOST;
  const bytes = [...rows]
    .sort(([one], [other]) => one - other)
    .flatMap(([hash, own]) => [
      hash >> 16,
      (hash >> 8) & 0xff,
      hash & 0xff,
      ...own.map((weight) => Math.round(weight / scale) & 0xff),
    ]);
  return [
    "// Made by scripts/learn-lines.ts. Not written by hand.",
    `export const SCALE = ${scale.toPrecision(6)};`,
    `export const TRANSITIONS = [${transitions.map((weight) => weight.toFixed(2)).join(", ")}];`,
    `export const FEATURES = ${JSON.stringify(Buffer.from(bytes).toString("base64"))};`,
    "",
  ].join("\n");
}
