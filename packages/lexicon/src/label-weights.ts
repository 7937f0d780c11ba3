import { packWordKeys, unpackWordKeys, wordKey } from "./word-keys.ts";

/** One step of a learned weight: the tables hold whole numbers. */
export const UNIT = 0.125;
/** Weights are written as signs around this one, which stands for 0. */
const ZERO = 80;
/** Further from 0 the signs wouldn't be plain letters. */
const MOST = 45;

/**
 * What a model learned, as text that compresses well: the features by their hashes, and a sign for each feature's
 * weight in a column for each label. A label's column goes by its name in capitals.
 *
 * @param rows each feature's weights in steps of `UNIT`, in the order of the labels
 */
export function packLabelWeights(
  labels: readonly string[],
  rows: Iterable<readonly [feature: string, weights: readonly number[]]>,
): Record<string, string> {
  const byKey = new Map([...rows].map(([feature, weights]) => [wordKey(feature), { feature, weights }]));
  const sorted = [...byKey].sort(([one], [other]) => one - other).map(([, row]) => row);
  return {
    FEATURES: packWordKeys(sorted.map(({ feature }) => feature)),
    ...Object.fromEntries(
      labels.map((label, at) => [
        label.toUpperCase(),
        sorted.map(({ weights }) => signOf(weights[at] ?? 0)).join(""),
      ]),
    ),
  };
}

const signOf = (weight: number): string =>
  String.fromCharCode(ZERO + Math.max(-MOST, Math.min(MOST, weight)));

/** What `packLabelWeights` packed: each feature's weights in the order of the labels, by the feature's `wordKey`. */
export function unpackLabelWeights(
  packed: Readonly<Record<string, string>>,
  labels: readonly string[],
): Map<number, readonly number[]> {
  const columns = labels.map((label) => packed[label.toUpperCase()] ?? "");
  return new Map(
    unpackWordKeys(packed.FEATURES ?? "").map((key, at) => [
      key,
      columns.map((column) => (column.charCodeAt(at) - ZERO) * UNIT),
    ]),
  );
}
