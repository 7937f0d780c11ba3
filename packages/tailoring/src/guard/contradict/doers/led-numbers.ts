import type { Conflict } from "@terzi/contracts/cv";
import { isPeople, isRole } from "../../entail/people-terms.ts";
import type { Line } from "../../parse/line.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";
import { numbersIn, type PlacedNumber, writtenWith } from "../numbers/placed-numbers.ts";

const LEADS = new Set(["lead", "lead-people", "manage", "run", "supervise", "oversee", "head", "direct"]);
const leads = ({ clauses }: Line): boolean =>
  clauses.some(({ actions }) => actions.some(({ ids }) => ids.some((id) => LEADS.has(id))));

/** How many people, or groups of them, a line counts. */
const peopleIn = (line: Line): PlacedNumber[] =>
  numbersIn(line).filter(
    ({ number: { unit, value }, clause: { terms } }) =>
      unit === "" && value > 1 && terms.some((term) => isPeople(term) || isRole(term) || isGroup(term.ids)),
  );
const isGroup = (ids: string[]): boolean => ids.some((id) => /^c:(?:team|crew|group)\b/.test(id));

/** "Leads a team of sixteen", where sixteen work there and one leads nine of them. */
export function ledNumberConflicts({ alignment: { sentence }, entries }: ConflictTask): Conflict[] {
  if (entries.length > 1 || !leads(sentence)) return [];
  const lines = linesOf(entries);
  const led = lines.filter(leads).flatMap(peopleIn);
  const there = lines.filter((line) => !leads(line)).flatMap(numbersIn);
  // "Three, namely two assistants and a therapist": what one leads may be counted together.
  const values = new Set(led.map(({ number }) => number.value));
  if (!led.length || sentence.words.numbers.some(({ value }) => values.has(value))) return [];
  return peopleIn(sentence).flatMap((said) => {
    const isSame = ({ number }: PlacedNumber) => number.value === said.number.value;
    const isLed = lines.filter(leads).flatMap(numbersIn).some(isSame);
    const [known] = led;
    return known && there.some(isSame) && !isLed
      ? [{ kind: "scope" as const, said: writtenWith(said), known: writtenWith(known) }]
      : [];
  });
}
