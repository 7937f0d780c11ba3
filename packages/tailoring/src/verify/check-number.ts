import type { Clause, Line } from "./line.ts";
import type { Bound, NumberTerm, Relation } from "./number-term.ts";
import { monthsCovered } from "./periods.ts";
import type { FactEntry } from "./profile-facts.ts";

const CHANGES = new Set(["add", "increase", "reduce", "improve", "save", "shorten"]);

export const changes = (clause: Clause): boolean =>
  // "geliştir-" is to develop as well as to improve: only what surely changes something is a change.
  clause.actions.some(({ ids }) => ids.some((id) => CHANGES.has(id)) && !ids.includes("develop"));

/** Only a change goes by, from or to a number; "reduced costs 20 %" says "by" without the word. */
const relationIn = ({ relation }: NumberTerm, clause: Clause): Relation =>
  changes(clause) ? relation || "by" : "";

/** "Doubled" is a rise by 100 percent. */
const asShare = ({ value, unit }: NumberTerm): { value: number; unit: NumberTerm["unit"] } =>
  unit === "x" ? { value: (value - 1) * 100, unit: "%" } : { value, unit };

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a));

/** Whether a number said with one bound follows from one known with another. */
function follows(said: number, saidBound: Bound, known: number, knownBound: Bound): boolean {
  if (isNear(said, known) && saidBound === knownBound) return true;
  switch (saidBound) {
    case "exact":
    case "average":
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

const shares = (a: Thing, b: Thing): boolean => a.ids.some((id) => b.ids.includes(id));

/** A word, or an action as a noun, which can be counted or changed like one. */
type Thing = { ids: string[]; start: number; end: number; isGroupEnd: boolean; isApart: boolean };

const thingsOf = ({ terms, actions }: Clause): Thing[] =>
  [
    ...terms.map((term) => ({ ...term, ids: [...term.ids, ...term.parts.flat()] })),
    ...actions
      // "A 12 % increase" counts no increases.
      .filter(({ isNominal, ids }) => isNominal && !ids.some((id) => CHANGES.has(id)))
      .map((action) => ({
        ...action,
        ids: action.ids.map((id) => (id.includes(":") ? id : `n:${id}`)),
        isGroupEnd: true,
        isApart: false,
      })),
  ].sort((a, b) => a.start - b.start);

/** The words around a number, up to the next numbers on both sides. */
function neighbours(number: NumberTerm, clause: Clause): { behind: Thing[]; before: Thing[] } {
  const isPaired = ({ relation }: NumberTerm) => relation === "from" || relation === "to";
  const others = clause.numbers.filter((other) => other !== number && !(isPaired(number) && isPaired(other)));
  const until = Math.min(
    ...others.map(({ start }) => start).filter((start) => start > number.end),
    Number.POSITIVE_INFINITY,
  );
  const since = Math.max(...others.map(({ end }) => end).filter((end) => end < number.start), 0);
  const things = thingsOf(clause);
  const behind: Thing[] = [];
  for (const thing of things.filter(({ start }) => start >= number.end && start < until)) {
    if (thing.isApart) break;
    behind.push(thing);
    if (thing.isGroupEnd) break;
  }
  return {
    behind,
    before: things.filter(({ start, end }) => end <= number.start && start >= since).slice(-2),
  };
}

/** What a number counts: what stands behind it, else before it ("a team of 8"); a share has what it is a share of on both sides. */
function counted(number: NumberTerm, clause: Clause): Thing[] {
  const { behind, before } = neighbours(number, clause);
  if (number.unit === "years" || number.unit === "months") return [];
  const isCount = number.unit === "" || number.unit === "ordinal";
  return isCount && behind.length ? behind : [...behind, ...before];
}

const PEOPLE = new Set(["c:people", "c:team"]);
const countsPeople = (terms: Thing[]): boolean =>
  terms.some(({ ids }) => ids.some((id) => PEOPLE.has(id) || id.startsWith("c:role-")));

function countsTheSame(number: NumberTerm, clause: Clause, known: NumberTerm, fact: Clause): boolean {
  const said = counted(number, clause);
  if (!said.length) return true;
  const real = counted(known, fact);
  if (countsPeople(said) && countsPeople(real)) return true;
  return said.some((thing) => real.some((other) => shares(thing, other)));
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

/** Whether a date of a sentence is one of the entry's, on the side that the sentence says. */
export const isDateOf = (number: NumberTerm, entry: FactEntry): boolean =>
  number.unit === "date" &&
  entry.dates.some(({ value, hasMonth, side }) => {
    if (value !== number.value || hasMonth !== number.hasMonth) return false;
    if (number.relation === "since")
      return side === "start" && (entry.isOngoing || entry.kind === "certifications");
    if (number.relation === "from") return side === "start";
    return number.relation !== "to" || side === "end";
  });

/** Whether that many years (or months) are what the periods of these entries cover together. */
export function isDurationOf(number: NumberTerm, entries: FactEntry[]): boolean {
  const months = monthsCovered(entries.flatMap(({ period }) => period ?? []));
  const { unit } = number;
  if (!months || (unit !== "years" && unit !== "months")) return false;
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
