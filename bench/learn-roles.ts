/**
 * Learns what the pieces of a job's and of a school's head are (`packages/cv-import/src/read/roles`) from the CVs of `layouts`, those that
 * were written by hand and some hundreds that are drawn, and writes `role-weights.gen.ts` and `school-weights.gen.ts` there:
 *
 *   node bench/learn-roles.ts [--hold odd-ninth]
 *
 * What is held is never learned from, and it is said how many heads of it are right: the newest sets, so that their
 * figures are those of strangers, and a seed of drawn CVs. `--hold` holds another set besides and writes nothing.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { roleFeatures } from "@terzi/cv-import/read/roles/role-features";
import { bestRoles } from "@terzi/cv-import/read/roles/role-model";
import { type Example, examplesOf, KINDS, type Kind, KNOWN_OF } from "./roles/examples.ts";
import { gatherExamples } from "./roles/gather.ts";
import { HELD_SETS, weighted } from "./roles/held-sets.ts";
import { packed } from "./roles/pack.ts";
import { learn, type Model, scoresIn } from "./roles/train.ts";

const ROLES_FOLDER = join(import.meta.dirname, "../packages/cv-import/src/read/roles");
const TARGETS: Record<Kind, string> = { work: "role-weights.gen.ts", education: "school-weights.gen.ts" };
const WEIGHT_OF_ODD = 4;

/** Drawn freely, schools have no faculties and honours: what is learned of them is better without. */
const isOfKind = (name: string, kind: Kind): boolean => kind === "work" || name !== "free";

const { values } = parseArgs({ options: { hold: { type: "string" } } });
const held = [...HELD_SETS, ...(values.hold ? [values.hold] : [])];
const sets = await gatherExamples(examplesOf);
for (const kind of KINDS) {
  const examplesIn = (name: string) => (sets.get(name) ?? []).filter((example) => example.kind === kind);
  const model = learn(
    [...sets.keys()]
      .filter((name) => !held.includes(name) && isOfKind(name, kind))
      .flatMap((name) => weighted(name, examplesIn(name), WEIGHT_OF_ODD)),
  );
  if (!values.hold) writeFileSync(join(ROLES_FOLDER, TARGETS[kind]), packed(model));
  for (const name of held) process.stdout.write(`${kind}, ${name}: ${judge(examplesIn(name), model)}\n`);
}

/** How many heads have each of their pieces right. */
function judge(examples: readonly Example[], learned: Model): string {
  const verdicts = examples.flatMap(({ heads, roles, kind }) => {
    const features = roleFeatures(heads.map((atoms) => ({ atoms, known: atoms.map(KNOWN_OF[kind]) })));
    return roles.flatMap((may, at) => {
      if (!may) return [];
      const scores = (features[at] ?? []).map((seen) => scoresIn(seen, learned));
      const steps = (heads[at] ?? []).map(({ step }) => step);
      return [bestRoles({ scores, steps }, learned.links).every((role, order) => may[order]?.includes(role))];
    });
  });
  return `${verdicts.filter(Boolean).length} of ${verdicts.length} heads right`;
}
