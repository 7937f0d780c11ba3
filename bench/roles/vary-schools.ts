import type { Step } from "@terzi/cv-import/read/roles/head-atoms";
import { OTHER, ROLES } from "@terzi/cv-import/read/roles/role-model";
import type { Random } from "../layouts/random.ts";
import { type Item, JOINTS, newTown } from "./vary-items.ts";

const [DEGREE, SCHOOL] = [ROLES.indexOf("title"), ROLES.indexOf("employer")];

/** What people write behind a degree or a school, and is neither. */
const HONOURS = [
  "with distinction",
  "Merit",
  "first class honours",
  "Dean's List",
  "magna cum laude",
  "top 5% of the class",
  "graduated second in class",
  "honours roll",
  "Onur belgesi",
  "Yüksek onur",
  "bölüm birincisi",
  "dereceyle mezuniyet",
  "takdir belgesi",
] as const;
const MANNERS = [
  "İngilizce",
  "%30 İngilizce",
  "Fransızca",
  "ikinci öğretim",
  "evening programme",
  "taught in English",
  "German",
  "burslu",
  "on scholarship",
] as const;

/** States and countries after whose name a campus follows, which is part of the school's. */
const STATES = [
  "California",
  "Nevada",
  "Texas",
  "Wisconsin",
  "Illinois",
  "Massachusetts",
  "North Carolina",
  "Nebraska",
  "Hawaii",
  "Minnesota",
  "Nottingham",
] as const;

/** How a section's schools are told: the same for all of them. */
export const planSchools = (random: Random) => ({
  isCampus: random.isLikely(0.12),
  honours: random.isLikely(0.25) ? random.pick<Step>(["comma", "bracket", "bar", "row", "cell"]) : null,
  manner: random.isLikely(0.15) ? random.pick<Step>(["bracket", "bar", "comma"]) : null,
});

/** The head of a school as others might have told it: with a campus, with honours, with how it was taught. */
export function changeSchool(
  items: readonly Item[],
  plan: ReturnType<typeof planSchools>,
  random: Random,
): Item[] {
  let made = [...items];
  if (plan.isCampus) made = nameCampus(made, random);
  if (plan.manner) made = addBehind(made, SCHOOL, plan.manner, random.pick(MANNERS));
  if (plan.honours && random.isLikely(0.6))
    made = addBehind(made, DEGREE, plan.honours, random.pick(HONOURS));
  return made;
}

function nameCampus(items: readonly Item[], random: Random): Item[] {
  const [school, ...more] = items.filter(({ role }) => role === SCHOOL);
  if (!school || more.length) return [...items];
  const own = { ...school.atom, text: `University of ${random.pick(STATES)}` };
  const campus = { ...school.atom, text: newTown(random), step: "comma" as const, joint: ", " };
  return items.flatMap((item) =>
    item === school
      ? [
          { role: SCHOOL, atom: own },
          { role: SCHOOL, atom: campus },
        ]
      : [item],
  );
}

function addBehind(items: readonly Item[], role: number, step: Step, text: string): Item[] {
  const at = items.findLastIndex((item) => item.role === role);
  const before = items[at];
  if (!before) return [...items];
  const row = step === "row" ? before.atom.row + 0.5 : before.atom.row;
  const added: Item = { role: OTHER, atom: { ...before.atom, text, row, step, joint: JOINTS[step] ?? "" } };
  return [...items.slice(0, at + 1), added, ...items.slice(at + 1)];
}
