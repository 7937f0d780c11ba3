/**
 * Learns whether a line goes on with the one before it (`packages/cv-import/src/read/joins`) from the CVs of `layouts`,
 * those that were written by hand and some hundreds that are drawn, and writes `join-weights.gen.ts` there:
 *
 *   node bench/learn-joins.ts
 *
 * What is held is never learned from; of it it is said how many breaks the rules and what was learned have wrong.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Pair, pairsOf } from "./joins/pairs.ts";
import { learn, scoreIn, type Weights } from "./joins/train.ts";
import { gatherExamples } from "./roles/gather.ts";
import { HELD_SETS, weighted } from "./roles/held-sets.ts";
import { packWeights } from "./src/pack-weights.ts";

const TARGET = join(import.meta.dirname, "../packages/cv-import/src/read/joins/join-weights.gen.ts");
const WEIGHT_OF_ODD = 3;
const MARGINS = [0, 1, 2, 3, 4];

const sets = await gatherExamples(pairsOf);
const weights = learn(
  [...sets]
    .filter(([name]) => !HELD_SETS.includes(name))
    .flatMap(([name, pairs]) => weighted(name, pairs, WEIGHT_OF_ODD)),
);
const { scale, features } = packWeights([...weights].map(([feature, weight]) => [feature, [weight]]));
writeFileSync(
  TARGET,
  `// Made by bench/learn-joins.ts. Not written by hand.\nexport const SCALE = ${scale};\nexport const FEATURES = ${features};\n`,
);
for (const name of HELD_SETS)
  for (const [kind, pairs] of Map.groupBy(sets.get(name) ?? [], (pair) => pair.kind))
    process.stdout.write(`${name}, ${kind}: ${judge(pairs, weights)}\n`);

function judge(pairs: readonly Pair[], learned: Weights): string {
  const wrongAt = (margin: number) =>
    pairs.filter((pair) => {
      const score = scoreIn(pair.features, learned);
      const said = Math.abs(score) < margin ? pair.ruled : score > 0;
      return said !== pair.isMore;
    }).length;
  const ruled = pairs.filter((pair) => pair.ruled !== pair.isMore).length;
  return `of ${pairs.length} the rules have ${ruled} wrong, with margins of ${MARGINS.join(", ")}: ${MARGINS.map(wrongAt).join(", ")}`;
}
