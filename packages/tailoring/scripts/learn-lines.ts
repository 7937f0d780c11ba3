/**
 * Learns what lines of postings ask (`src/posting/label-lines.ts`) from the labelled postings of `bench/postings` and
 * the known people of `bench/people`, and writes `src/posting/line-weights.gen.ts`:
 *
 *   node scripts/learn-lines.ts [--hold name]
 *
 * `--hold`: learns from all but one file or set, writes nothing and says how many lines of that one are right.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { LINE_LABELS, readChances } from "../src/posting/line-model.ts";
import { PROJECT } from "./counted-texts.ts";
import { type Example, isAsked } from "./lines/examples.ts";
import { readLabelledPostings } from "./lines/labelled-postings.ts";
import { packed } from "./lines/pack.ts";
import { readPeoplesPostings } from "./lines/peoples-postings.ts";
import { readSkillSpan } from "./lines/skillspan-postings.ts";
import { type Model, scoresIn, train, transitionIn } from "./lines/train.ts";

const ROUNDS = 10;
/** Each costs a browser six bytes. */
const MOST_FEATURES = 12_000;

const { values } = parseArgs({
  options: { hold: { type: "string" }, data: { type: "string" } },
});
const sets = [
  ...readLabelledPostings(),
  ...readPeoplesPostings(),
  ...readSkillSpan(values.data ?? join(PROJECT, "../shared/data/B_jobs")),
];
const learned = learn(sets.filter(([name]) => name !== values.hold).flatMap(([, examples]) => examples));

if (values.hold === undefined)
  writeFileSync(join(import.meta.dirname, "../src/posting/line-weights.gen.ts"), packed(learned));
for (const [name, examples] of sets)
  if (values.hold === undefined || name === values.hold) process.stdout.write(`${judge(name, examples, learned)}\n`);

/** Learns twice: with all features, and then with those that told most. */
function learn(examples: Example[]): Model {
  const { weights } = train(examples, { rounds: ROUNDS });
  const tells = (own: number[]): number => Math.max(...own) - Math.min(...own);
  const telling = [...weights].sort(([, one], [, other]) => tells(other) - tells(one)).slice(0, MOST_FEATURES);
  return train(examples, { rounds: ROUNDS, kept: new Set(telling.map(([feature]) => feature)) });
}

function judge(name: string, examples: readonly Example[], model: Model): string {
  const count = { asked: [0, 0], nothing: [0, 0] };
  for (const { features, steps, allowed, areHeadings } of examples) {
    const { labels } = readChances(
      features.map((seen) => scoresIn(seen, model)),
      steps,
      transitionIn(model),
    );
    for (const [at, may] of allowed.entries()) {
      if (!may?.length || areHeadings[at]) continue;
      const asks = (labels[at]?.[LINE_LABELS.indexOf("none")] ?? 1) < 0.5;
      const kind = isAsked(may) ? count.asked : count.nothing;
      kind[1] = (kind[1] ?? 0) + 1;
      if (asks === isAsked(may)) kind[0] = (kind[0] ?? 0) + 1;
    }
  }
  const share = ([right = 0, all = 0]: number[]): string => `${right} of ${all} (${((100 * right) / all).toFixed(1)} %)`;
  return `${name}: asked and read ${share(count.asked)}; asks nothing and left alone ${share(count.nothing)}`;
}
