/**
 * Learns what the pieces of a job's head are (`packages/cv-import/src/read/roles`) from the CVs of `layouts`, those that
 * were written by hand and some hundreds that are drawn, and writes `role-weights.gen.ts` there:
 *
 *   node bench/learn-roles.ts [--hold odd-ninth]
 *
 * What is held is never learned from, and it is said how many heads of it are right: the newest sets, so that their
 * figures are those of strangers, and a seed of drawn CVs. `--hold` holds another set besides and writes nothing.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { knownOf, roleFeatures } from "@terzi/cv-import/read/roles/role-features";
import { bestRoles } from "@terzi/cv-import/read/roles/role-model";
import type { Example } from "./roles/examples.ts";
import { gatherExamples } from "./roles/gather.ts";
import { packed } from "./roles/pack.ts";
import { learn, type Model, scoresIn } from "./roles/train.ts";

const HELD = ["odd-tenth", "odd-eleventh", "drawn-held"];
const TARGET = join(import.meta.dirname, "../packages/cv-import/src/read/roles/role-weights.gen.ts");
/** People's own layouts are few, and each tells more than a drawn one. */
const WEIGHT_OF_ODD = 4;

const { values } = parseArgs({ options: { hold: { type: "string" } } });
const held = [...HELD, ...(values.hold ? [values.hold] : [])];
const sets = await gatherExamples();
const model = learn(
  [...sets]
    .filter(([name]) => !held.includes(name))
    .flatMap(([name, examples]) =>
      name.startsWith("odd") ? Array.from({ length: WEIGHT_OF_ODD }, () => examples).flat() : examples,
    ),
);
if (!values.hold) writeFileSync(TARGET, packed(model));
for (const name of held) process.stdout.write(`${name}: ${judge(sets.get(name) ?? [], model)}\n`);

/** How many heads have each of their pieces right. */
function judge(examples: readonly Example[], learned: Model): string {
  const verdicts = examples.flatMap(({ heads, roles }) => {
    const features = roleFeatures(heads.map((atoms) => ({ atoms, known: atoms.map(knownOf) })));
    return roles.flatMap((may, at) => {
      if (!may) return [];
      const scores = (features[at] ?? []).map((seen) => scoresIn(seen, learned));
      const steps = (heads[at] ?? []).map(({ step }) => step);
      return [bestRoles({ scores, steps }, learned.links).every((role, order) => may[order]?.includes(role))];
    });
  });
  return `${verdicts.filter(Boolean).length} of ${verdicts.length} heads right`;
}
