import type { Conflict } from "@terzi/contracts/cv";
import { counted, countsPeople, neighbours } from "../../entail/counted-things.ts";
import { isFiniteVerb } from "../../parse/finite-verb.ts";
import type { Clause, Line } from "../../parse/line.ts";
import type { NumberTerm } from "../../parse/number-term.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";
import { isRanked } from "./bare-leads.ts";
import { hadInCharge } from "./in-my-charge.ts";

const LEADS = new Set(["lead", "lead-people", "head", "chair", "command", "manage", "supervise"]);
/** "Yürüttü" is "carried out" as well as "managed". */
const MAY_BE_LESS = new Set(["run", "process", "handle"]);
/** What says of a line that it tells of people in somebody's charge. */
const IN_CHARGE = new Set([...LEADS, "coordinate", "run", "direct", "responsible", "coach", "train"]);
/** With fewer of them, many groups are so large. */
const PEOPLE_AT_LEAST = 4;

const deedsIn = ({ clauses }: Line) => clauses.flatMap(({ actions }) => actions);
const leads = ({ clauses }: Line): boolean =>
  clauses.some(
    ({ actions, markers }) =>
      !markers.size &&
      actions.some(
        (deed) =>
          (isFiniteVerb(deed) || deed.start === 0) &&
          deed.ids.some((id) => LEADS.has(id)) &&
          !deed.ids.some((id) => MAY_BE_LESS.has(id)),
      ),
  );

/** Whether a line only says how large a house or a team is: "a team of nine", "laboratory of 14 people". */
const tellsSize = (line: Line): boolean =>
  deedsIn(line).every(({ ids }) => !ids.some((id) => IN_CHARGE.has(id)));

/** "A team of 14 that supplies 60 practices": what follows counts itself. */
const countedBy = (number: NumberTerm, clause: Clause, text: string) =>
  /\sof\s$/.test(text.slice(0, number.start)) ? neighbours(number, clause).before : counted(number, clause);

/** How many people some numbers of a line count, or how large a team is. */
const peopleIn = ({ clauses, text }: Line): number[] =>
  clauses.flatMap((clause) =>
    clause.numbers.flatMap((number) =>
      number.unit === "" && number.value >= PEOPLE_AT_LEAST && countsPeople(countedBy(number, clause, text))
        ? [number.value]
        : [],
    ),
  );

/** "Leads nine social workers", of who is in a team of nine: the number of a line that puts nobody in their charge. */
export function teamToldAsLedConflicts({ alignment: { sentence }, entries }: ConflictTask): Conflict[] {
  const said = peopleIn(sentence);
  if (entries.length > 1 || !said.length || !leads(sentence) || hadInCharge(sentence, entries)) return [];
  if (entries.some(({ heading }) => heading.some(({ isTitle, line }) => isTitle && isRanked(line))))
    return [];
  const lines = linesOf(entries);
  const same = lines.filter((line) => line.words.numbers.some(({ value }) => said.includes(value)));
  const known = same.find((line) => peopleIn(line).some((value) => said.includes(value)));
  return known && same.every(tellsSize) ? [{ kind: "doer", said: sentence.text, known: known.text }] : [];
}
