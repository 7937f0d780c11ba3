/**
 * Learns what the lines of a section of jobs are (`packages/cv-import/src/read/lines`) from the CVs of `layouts`, those that
 * were written by hand and those that are drawn, and writes `line-weights.gen.ts` there:
 *
 *   node bench/learn-lines.ts [--each]
 *
 * What is held is never learned from; it is said of how many of its sections, and of which lines, each is right by the
 * rules and by what was learned. `--each` holds each set that was written by hand in turn, and writes nothing.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bestLabels, labelOf, scoreLabels } from "@terzi/cv-import/read/lines/line-model";
import { type LineExample, sectionsOf } from "./lines/sections.ts";
import { type LineModel, learnLines, lineScores } from "./lines/train.ts";
import { gatherExamples } from "./roles/gather.ts";
import { HELD_SETS, weighted } from "./roles/held-sets.ts";
import { packWeights } from "./src/pack-weights.ts";

const TARGET = join(import.meta.dirname, "../packages/cv-import/src/read/lines/line-weights.gen.ts");
const WEIGHT_OF_ODD = 4;
const MARGINS = [0, 1, 2, 3, 5, 8];

const { values } = parseArgs({ options: { each: { type: "boolean" } } });
const sets = await gatherExamples(sectionsOf);
const learnWithout = (held: readonly string[]): LineModel =>
  learnLines(
    [...sets]
      .filter(([name]) => !held.includes(name))
      .flatMap(([name, examples]) => weighted(name, examples, WEIGHT_OF_ODD)),
  );

if (values.each)
  for (const name of [...sets.keys()].filter((set) => set.startsWith("odd")))
    say(name, learnWithout([name, "drawn-held", "free-held"]));
else {
  const model = learnWithout(HELD_SETS);
  writeFileSync(TARGET, packed(model));
  for (const name of HELD_SETS) say(name, model);
}

/** What "text" scores is taken from the others: only differences count. */
function packed({ weights, links }: LineModel): string {
  const { scale, features } = packWeights(
    [...weights].map(([feature, own]) => [
      feature,
      own.slice(0, -1).map((weight) => weight - (own[labelOf("text")] ?? 0)),
    ]),
  );
  const listed = links.map((value) => value.toFixed(2)).join(", ");
  return `// Made by bench/learn-lines.ts. Not written by hand.\nexport const SCALE = ${scale};\nexport const LINKS = [${listed}];\nexport const FEATURES = ${features};\n`;
}

function say(name: string, model: LineModel): void {
  const examples = sets.get(name) ?? [];
  const wrong = (example: LineExample, labels: readonly number[]) =>
    labels.filter((label, at) => !example.allowed[at]?.some((one) => labelOf(one) === label)).length;
  const told = (labelsOf: (example: LineExample) => readonly number[]) => {
    const counts = examples.map((example) => wrong(example, labelsOf(example)));
    return `${counts.filter((count) => count === 0).length} (${counts.reduce((sum, count) => sum + count, 0)})`;
  };
  const ruled = ({ ruled: own }: LineExample) => own.map(labelOf);
  const weighed = (margin: number) => (example: LineExample) => {
    const scores = example.features.map((features) => lineScores(features, model));
    const best = bestLabels(scores, model.links);
    const gain = scoreLabels(best, scores, model.links) - scoreLabels(ruled(example), scores, model.links);
    return gain < margin ? ruled(example) : best;
  };
  const lines = examples.reduce((sum, { features }) => sum + features.length, 0);
  process.stdout.write(
    `${name}: of ${examples.length} sections (${lines} lines) whole, and lines wrong: by the rules ${told(ruled)}, with margins of ${MARGINS.join(", ")}: ${MARGINS.map((margin) => told(weighed(margin))).join(", ")}\n`,
  );
}
