import { monthsCovered } from "@terzi/language/periods";
import type { FactEntry } from "../facts/fact.ts";
import type { Clause, Line } from "../parse/line.ts";
import type { NumberTerm } from "../parse/number-term.ts";
import { changes } from "./changes.ts";
import { isNear } from "./compare-numbers.ts";
import { counted, shares } from "./counted-things.ts";

/** Whether a date in a sentence is one of the entry's, on the side that the sentence says. */
export const isDateOf = (number: NumberTerm, entry: FactEntry): boolean =>
  number.unit === "date" &&
  entry.dates.some(({ value, hasMonth, side }) => {
    if (value !== number.value || hasMonth !== number.hasMonth) return false;
    if (number.relation === "since")
      return side === "start" && (entry.isOngoing || entry.kind === "certifications");
    if (number.relation === "from") return side === "start";
    return number.relation !== "to" || side === "end";
  });

/** Whether these entries' periods together cover that many years (or months). */
export function isDurationOf(number: NumberTerm, entries: FactEntry[]): boolean {
  const months = monthsCovered(entries.flatMap(({ period }) => period ?? []));
  const { unit } = number;
  if (!months || (unit !== "years" && unit !== "months")) return false;
  const said = unit === "years" ? number.value * 12 : number.value;
  // "six years" may stand for 6 years and 9 months, but "six and a half" is exact.
  const step = unit === "months" ? 1 : number.value % 1 ? 6 : 12;
  const whole = Math.floor(months / step) * step;
  if (number.bound === "exact") return said === whole;
  if (number.bound === "atLeast") return said <= months && said >= months * 0.5;
  if (number.bound === "about") return Math.abs(said - months) <= 6;
  return false;
}

/** Whether a count is the sum of counts of the same thing in several facts of one entry: 12 + 8 trainees. */
export function isSumOf(number: NumberTerm, clause: Clause, lines: Line[]): boolean {
  if (number.bound !== "exact" || number.unit === "date" || number.unit === "%") return false;
  const beside = counted(number, clause);
  if (!beside.length) return false;
  const summands = lines.flatMap((line) =>
    line.clauses.flatMap((fact) =>
      fact.numbers.filter(
        (known) =>
          known.unit === number.unit &&
          known.bound === "exact" &&
          known.relation === "" &&
          !changes(fact) &&
          clause.actions.every(
            (action) =>
              action.isPlain || fact.actions.some(({ ids }) => ids.some((id) => action.ids.includes(id))),
          ) &&
          counted(known, fact).some((term) => beside.some((other) => shares(term, other))),
      ),
    ),
  );
  return (
    summands.length > 1 &&
    isNear(
      number.value,
      summands.reduce((sum, { value }) => sum + value, 0),
    )
  );
}
