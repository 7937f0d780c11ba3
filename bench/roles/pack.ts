import { OTHER } from "@terzi/cv-import/read/roles/role-model";
import { packWeights } from "../src/pack-weights.ts";
import type { Model } from "./train.ts";

/** The model as the reader takes it: of each feature its key, and its weights in one byte each. */
export function packed({ weights, links }: Model): string {
  const listed = (values: readonly number[]) => `[${values.map((value) => value.toFixed(2)).join(", ")}]`;
  // Only differences count: what "other" scores is taken from the others.
  const { scale, features } = packWeights(
    [...weights].map(([feature, own]) => [
      feature,
      own.map((weight) => weight - (own[OTHER] ?? 0)).toSpliced(OTHER, 1),
    ]),
  );
  return [
    "// Made by bench/learn-roles.ts. Not written by hand.",
    `export const SCALE = ${scale};`,
    `export const TRANSITIONS = ${listed(links.transitions)};`,
    `export const PRESENCE = ${listed(links.presence)};`,
    `export const FEATURES = ${features};`,
    "",
  ].join("\n");
}
