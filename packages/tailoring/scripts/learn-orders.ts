/**
 * Learns which sentences of a posting are planted for a program (`src/posting/learned-orders.ts`) from the known sets
 * of `bench/people` and the rounds of planted texts; writes `src/posting/order-table.gen.ts`. The same texts give the
 * same weights.
 *
 *   node scripts/learn-orders.ts [--hold set] [--hold attacks/round]
 *
 * What is held teaches nothing, and it is said how many of its sentences score above each bound.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { packLabelWeights, UNIT } from "@terzi/lexicon/label-weights";
import { orderFeatures } from "../src/posting/order-features.ts";
import { type OrderExample, readOrderExamples } from "./orders/examples.ts";
import { train } from "./verdicts/train.ts";

/** A feature of fewer sentences teaches nothing of others. */
const FEWEST = 3;
const MOST_FEATURES = 5_000;
/** There are ten honest sentences to one that is planted. */
const WEIGHT_OF_PLANTED = 3;
const DECAY = 1;
const BOUNDS = [0.5, 1, 1.5, 2, 2.5, 3, 3.5];

const { values } = parseArgs({ options: { hold: { type: "string", multiple: true, default: [] } } });
const sets = readOrderExamples();
for (const hold of values.hold)
  if (sets.every(([set]) => set !== hold)) throw new Error(`There is no set "${hold}"`);

const seen = sets
  .filter(([set]) => !values.hold.includes(set))
  .flatMap(([, examples]) => examples)
  .map(({ sentence, isPlanted }) => ({ features: orderFeatures(sentence), isPlanted }));
const counts = new Map<string, number>();
for (const { features } of seen)
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);

const learn = (isKept: (feature: string) => boolean): Map<string, number> =>
  train(
    seen.map(({ features, isPlanted }) => ({
      features: new Map(features.filter(isKept).map((feature) => [feature, 1])),
      isHad: isPlanted,
      weight: isPlanted ? WEIGHT_OF_PLANTED : 1,
    })),
    { decay: DECAY },
  );
const all = learn((feature) => (counts.get(feature) ?? 0) >= FEWEST);
const telling = [...all]
  .sort(([, one], [, other]) => Math.abs(other) - Math.abs(one))
  .slice(0, MOST_FEATURES);
const kept = new Set(telling.map(([feature]) => feature));
const weights = learn((feature) => kept.has(feature));

const packed = packLabelWeights(
  ["order"],
  [...weights].map(([feature, weight]) => [feature, [Math.round(weight / UNIT)]]),
);
writeFileSync(
  join(import.meta.dirname, "../src/posting/order-table.gen.ts"),
  `/** Written by \`node scripts/learn-orders.ts\`: features by their hashes, and their weights. */\nexport const ORDER_TABLE = ${JSON.stringify(packed, null, 2)};\n`,
);
process.stdout.write(`${weights.size} weights from ${seen.length} sentences\n`);

const scoreOf = ({ sentence }: OrderExample): number =>
  orderFeatures(sentence).reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0);
for (const [set, examples] of sets.filter(([name]) => values.hold.includes(name)))
  for (const isPlanted of [true, false]) {
    const scores = examples.filter((example) => example.isPlanted === isPlanted).map(scoreOf);
    const above = BOUNDS.map((bound) => `${bound}: ${scores.filter((score) => score > bound).length}`);
    process.stdout.write(
      `${set}: of ${scores.length} ${isPlanted ? "planted" : "honest"} above ${above.join(", ")}\n`,
    );
  }
