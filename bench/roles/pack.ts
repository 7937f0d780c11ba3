import { OTHER } from "@terzi/cv-import/read/roles/role-model";
import { wordKey } from "@terzi/lexicon/word-keys";
import type { Model } from "./train.ts";

const MOST = 127;

/** The model as the reader takes it: of each feature its hash, and its weights in one byte each. */
export function packed({ weights, links }: Model): string {
  const rows = new Map<number, number[]>();
  // Only differences count: what "other" scores is taken from the others.
  for (const [feature, own] of weights)
    rows.set(wordKey(feature), own.map((weight) => weight - (own[OTHER] ?? 0)).toSpliced(OTHER, 1));
  const scale = Math.max(...[...rows.values()].flat().map(Math.abs)) / MOST;
  const bytes = [...rows]
    .sort(([one], [other]) => one - other)
    .flatMap(([hash, own]) => [
      hash >> 16,
      (hash >> 8) & 0xff,
      hash & 0xff,
      ...own.map((weight) => Math.round(weight / scale) & 0xff),
    ]);
  const listed = (values: readonly number[]) => `[${values.map((value) => value.toFixed(2)).join(", ")}]`;
  return [
    "// Made by bench/learn-roles.ts. Not written by hand.",
    `export const SCALE = ${scale.toPrecision(6)};`,
    `export const TRANSITIONS = ${listed(links.transitions)};`,
    `export const PRESENCE = ${listed(links.presence)};`,
    `export const FEATURES = ${JSON.stringify(Buffer.from(bytes).toString("base64"))};`,
    "",
  ].join("\n");
}
