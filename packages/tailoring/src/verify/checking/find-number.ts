import type { Clause, Line } from "../reading/line.ts";
import type { NumberTerm, Relation } from "../reading/number-term.ts";
import { follows, isNear } from "./compare-numbers.ts";
import { changes, countsTheSame, neighbours, shares } from "./counted-things.ts";

/** Only a change goes by, from or to a number; "reduced costs 20 %" says "by" without the word. */
const relationIn = ({ relation }: NumberTerm, clause: Clause): Relation =>
  changes(clause) ? relation || "by" : "";

/** "Doubled" is a rise by 100 percent. */
const asShare = ({ value, unit }: NumberTerm): { value: number; unit: NumberTerm["unit"] } =>
  unit === "x" ? { value: (value - 1) * 100, unit: "%" } : { value, unit };

/** The clause of a fact in which a number of a sentence stands, counting the same thing in the same way. */
export function findNumber(number: NumberTerm, clause: Clause, line: Line): Clause | null {
  const said = asShare(number);
  return (
    line.clauses.find((fact) =>
      fact.numbers.some((known) => {
        if (number.unit === "date" || known.unit === "date")
          return (
            number.unit === known.unit && number.value === known.value && number.hasMonth === known.hasMonth
          );
        const other = asShare(known);
        return (
          said.unit === other.unit &&
          follows(said.value, number.bound, other.value, known.bound) &&
          relationIn(number, clause) === relationIn(known, fact) &&
          countsTheSame(number, clause, known, fact)
        );
      }),
    ) ??
    line.clauses.find((fact) => isDifference(number, clause, fact)) ??
    null
  );
}

/** From 10 to 6 days is by 4 days, and by 40 percent; from 30 % to 20 % by 10 points, and by a third. */
function isDifference(number: NumberTerm, clause: Clause, fact: Clause): boolean {
  if (relationIn(number, clause) !== "by" || number.bound !== "exact") return false;
  const from = fact.numbers.find(({ relation }) => relation === "from");
  const to = fact.numbers.find((other) => other !== from && other.start > (from?.start ?? 0));
  if (!from || !to || from.unit === "date" || from.value === 0) return false;
  const difference = Math.abs(from.value - to.value);
  const share = (difference / from.value) * 100;
  if (number.unit === "%") return Math.abs(number.value - share) < 0.5;
  if (number.unit === "points") return isNear(number.value, difference) && /^[%]?$/.test(from.unit);
  return isNear(number.value, difference) && from.unit !== "%" && [from.unit, to.unit].includes(number.unit);
}

/** A number in a name ("Level 4", "ISO 9001") must stand beside a word that it has there. */
export function isNumberOfName(number: NumberTerm, clause: Clause, line: Line): boolean {
  const { behind, before } = neighbours(number, clause);
  return line.clauses.some((fact) =>
    fact.numbers.some((known) => {
      const there = neighbours(known, fact);
      const isSame =
        known.value === number.value && known.unit === number.unit && known.bound === number.bound;
      return (
        isSame &&
        [...behind, ...before].some((thing) =>
          [...there.behind, ...there.before].some((other) => shares(thing, other)),
        )
      );
    }),
  );
}
