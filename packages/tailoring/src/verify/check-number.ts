import type { Bound, NumberTerm, Relation } from "./numbers.ts";
import { monthsCovered } from "./periods.ts";
import type { FactEntry } from "./profile-facts.ts";
import type { Clause, Line, Term } from "./read-line.ts";

const CHANGES = new Set(["increase", "reduce", "improve", "save", "shorten"]);

const changes = (clause: Clause): boolean =>
  clause.actions.some(({ ids }) => ids.some((id) => CHANGES.has(id)));

/** "Reduced costs 20 %" says "by" without the word. */
const relationIn = (number: NumberTerm, clause: Clause): Relation =>
  number.relation || (changes(clause) && number.unit !== "date" ? "by" : "");

/** "Doubled" is a rise by 100 percent. */
const asShare = ({ value, unit }: NumberTerm): { value: number; unit: NumberTerm["unit"] } =>
  unit === "x" ? { value: (value - 1) * 100, unit: "%" } : { value, unit };

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a));

/** Whether a number said with one bound follows from one known with another. */
function follows(said: number, saidBound: Bound, known: number, knownBound: Bound): boolean {
  if (isNear(said, known) && saidBound === knownBound) return true;
  switch (saidBound) {
    case "exact":
      return false;
    case "atLeast":
      return knownBound === "exact" || knownBound === "atLeast"
        ? said <= known && said >= known * 0.5
        : false;
    case "atMost":
    case "upTo":
      return (knownBound === "exact" || knownBound === "atMost") && said >= known && said <= known * 2;
    case "about":
      return knownBound === "exact" && Math.abs(said - known) <= known * 0.05;
  }
}

const shares = (a: Term, b: Term): boolean => a.ids.some((id) => b.ids.includes(id));

/** The words that a number counts: those next behind it, else those before it, up to the next number. */
function wordsBeside(number: NumberTerm, clause: Clause, reach: number): Term[] {
  const stops = clause.numbers.filter((other) => other !== number);
  const nextStop = Math.min(
    ...stops.map(({ start }) => start).filter((start) => start > number.end),
    Number.POSITIVE_INFINITY,
  );
  const lastStop = Math.max(...stops.map(({ end }) => end).filter((end) => end < number.start), 0);
  const behind = clause.terms.filter(({ start }) => start >= number.end && start < nextStop).slice(0, reach);
  const before = clause.terms
    .filter(({ start, end }) => end <= number.start && start >= lastStop)
    .slice(-reach);
  return reach > 2 ? [...behind, ...before] : behind.length ? behind : before;
}

const PEOPLE = new Set(["c:people", "c:team"]);
const countsPeople = (terms: Term[]): boolean =>
  terms.some(({ ids }) => ids.some((id) => PEOPLE.has(id) || id.startsWith("c:role-")));

function countsTheSame(number: NumberTerm, clause: Clause, known: NumberTerm, fact: Clause): boolean {
  const beside = wordsBeside(number, clause, 2);
  const factBeside = wordsBeside(known, fact, 4);
  if (!beside.length) return true;
  if (countsPeople(beside) && countsPeople(factBeside)) return true;
  return beside.some((term) => factBeside.some((other) => shares(term, other)));
}

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

/** From 10 to 6 days is by 4 days, and by 40 percent. */
function isDifference(number: NumberTerm, clause: Clause, fact: Clause): boolean {
  if (relationIn(number, clause) !== "by" || number.bound !== "exact") return false;
  const from = fact.numbers.find(({ relation }) => relation === "from");
  const to = fact.numbers.find((other) => other !== from && other.start > (from?.start ?? 0));
  if (!from || !to || from.unit === "date" || from.value === 0) return false;
  const difference = Math.abs(from.value - to.value);
  const share = (difference / from.value) * 100;
  if (number.unit === "%" && from.unit !== "%") return Math.abs(number.value - share) < 0.5;
  return isNear(number.value, difference) && (number.unit === from.unit || number.unit === to.unit);
}

/** Whether a date of a sentence is one of the entry's, on the side that the sentence says. */
export const isDateOf = (number: NumberTerm, entry: FactEntry): boolean =>
  number.unit === "date" &&
  entry.dates.some(({ value, hasMonth, side }) => {
    if (value !== number.value || hasMonth !== number.hasMonth) return false;
    if (number.relation === "since") return side === "start" && entry.isOngoing;
    if (number.relation === "from") return side === "start";
    return number.relation !== "to" || side === "end";
  });

/** Whether that many years (or months) are what the periods of these entries cover together. */
export function isDurationOf(number: NumberTerm, unit: "years" | "months", entries: FactEntry[]): boolean {
  const months = monthsCovered(entries.flatMap(({ period }) => period ?? []));
  if (!months) return false;
  const said = unit === "years" ? number.value * 12 : number.value;
  const whole = unit === "years" ? Math.floor(months / 12) * 12 : months;
  if (number.bound === "exact") return said === whole;
  if (number.bound === "atLeast") return said <= months && said >= months * 0.5;
  if (number.bound === "about") return Math.abs(said - months) <= 6;
  return false;
}

/** Whether a count is the sum of what several facts of one entry count in the same words: 12 + 8 trainees. */
export function isSumOf(number: NumberTerm, clause: Clause, lines: Line[]): boolean {
  if (number.bound !== "exact" || number.unit === "date" || number.unit === "%") return false;
  const beside = wordsBeside(number, clause, 2);
  if (!beside.length) return false;
  const summands = lines.flatMap((line) =>
    line.clauses.flatMap((fact) =>
      fact.numbers.filter(
        (known) =>
          known.unit === number.unit &&
          known.bound === "exact" &&
          clause.actions.every(
            (action) =>
              action.isPlain || fact.actions.some(({ ids }) => ids.some((id) => action.ids.includes(id))),
          ) &&
          wordsBeside(known, fact, 2).some((term) => beside.some((other) => shares(term, other))),
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
