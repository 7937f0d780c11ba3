import { wordKey } from "@terzi/lexicon/word-keys";

const MOST = 127;

/** Weights of features, each in a byte, and what a step of it is: both as the code of a generated file. */
export function packWeights(weights: Iterable<readonly [string, readonly number[]]>): {
  scale: string;
  features: string;
} {
  const rows = new Map([...weights].map(([feature, own]) => [wordKey(feature), own]));
  const scale = Math.max(...[...rows.values()].flat().map(Math.abs)) / MOST;
  const bytes = [...rows]
    .sort(([one], [other]) => one - other)
    .flatMap(([key, own]) => [
      key >> 16,
      (key >> 8) & 0xff,
      key & 0xff,
      ...own.map((weight) => Math.round(weight / scale) & 0xff),
    ]);
  return { scale: scale.toPrecision(6), features: JSON.stringify(Buffer.from(bytes).toString("base64")) };
}
