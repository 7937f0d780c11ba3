/**
 * Learns what of a requirement in ordinary words is shown (`src/matching/learned-verdict.ts`) from the known people of
 * `bench/people`; writes `src/matching/verdict-table.gen.ts`. Half a minute; the same people give the same weights.
 *
 *   node scripts/learn-verdicts.ts [--hold set]
 *
 * `--hold`: learns without one set, so that `node bench/people.ts --data bench/people/<set>` says what strangers get.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readExamples } from "./verdicts/examples.ts";
import { train } from "./verdicts/train.ts";

/** Smaller weights change nothing. */
const LEAST = 0.01;

const { values } = parseArgs({ options: { hold: { type: "string" } } });
const sets = readExamples();
if (values.hold !== undefined && sets.every(([set]) => set !== values.hold))
  throw new Error(`There is no set "${values.hold}"`);
const examples = sets.flatMap(([set, own]) => (set === values.hold ? [] : own));
const rows = [...train(examples)]
  .filter(([, weight]) => Math.abs(weight) >= LEAST)
  .map(([name, weight]) => `${name}\t${weight.toFixed(2)}`);
writeFileSync(
  join(import.meta.dirname, "../src/matching/verdict-table.gen.ts"),
  `/** Written by \`node scripts/learn-verdicts.ts\`: a feature and its weight. */\nexport const VERDICT_TABLE = \`\n${rows.join("\n")}\n\`;\n`,
);
const had = examples.filter(({ isHad }) => isHad).length;
process.stdout.write(`${rows.length} weights from ${examples.length} requirements, ${had} of them had\n`);
