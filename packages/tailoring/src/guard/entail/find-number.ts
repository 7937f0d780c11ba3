import type { Clause, Line } from "../parse/line.ts";
import type { NumberTerm, Relation } from "../parse/number-term.ts";
import { changes } from "./changes.ts";
import { follows } from "./compare-numbers.ts";
import { counted, countsPeople, countsTheSame, isOfWhole, neighbours, shares } from "./counted-things.ts";
import { deriveNumber } from "./derive-number.ts";
import { measureOf } from "./measures.ts";
import { holds } from "./overlap.ts";
import { isWhen } from "./time-terms.ts";

/** Only a change goes by, from or to a number; "reduced costs 20 %" means "by" without saying so. */
function relationIn(number: NumberTerm, clause: Clause): Relation {
  const { relation, unit } = number;
  if (!changes(clause) && !goesFromTo(clause)) return "";
  // "A team of five cut costs by 40 %": only the forty says by how much.
  const isCount =
    unit === "ordinal" || unit === "years" || unit === "months" || countsPeople(counted(number, clause));
  return relation || (isCount ? "" : "by");
}

/** "Spools from 2 to 10 inches", of spools of 2 to 10 inch: nothing changed. */
const isInRange = (number: NumberTerm, clause: Clause, fact: Clause): boolean =>
  !changes(clause) &&
  !changes(fact) &&
  !goesFromTo(fact) &&
  (number.relation === "from" || number.relation === "to") &&
  clause.numbers.every(
    ({ value, relation }) => !relation || fact.numbers.some((known) => known.value === value),
  );

/** "Went from 88 % to 94 %" tells of a change whatever its verb. */
const goesFromTo = ({ numbers }: Clause): boolean =>
  numbers.some(({ relation, unit }) => relation === "from" && unit !== "date") &&
  numbers.some(({ relation, unit }) => relation === "to" && unit !== "date");

/** "Doubled" is a rise by 100 percent; "10.000 kez indirildi" is 10,000 downloads. */
const asShare = ({ value, unit }: NumberTerm): { value: number; unit: NumberTerm["unit"] } =>
  unit === "x" ? { value: (value - 1) * 100, unit: "%" } : { value, unit: unit === "times" ? "" : unit };

/** The clause of a fact that has a number of a sentence, counting the same thing in the same way. */
export function findNumber(number: NumberTerm, clause: Clause, line: Line): Clause | null {
  const said = asShare(number);
  return (
    line.clauses.find((fact) =>
      fact.numbers.some((known) => {
        if (number.unit === "date" || known.unit === "date")
          return (
            number.unit === known.unit &&
            number.value === known.value &&
            number.hasMonth === known.hasMonth &&
            // What was in a year, or from one to another, isn't said to go on since.
            (number.relation !== "since" || known.relation === "since" || isStarted(fact))
          );
        const other = asShare(known);
        if (isPlace(number, known, fact) || isOfName({ number, clause }, { known, fact })) return true;
        if (isSameTime(number, clause, known, fact)) return true;
        return (
          said.unit === other.unit &&
          follows(said.value, number.bound, other.value, known.bound) &&
          (relationIn(number, clause) === relationIn(known, fact) || isInRange(number, clause, fact)) &&
          countsTheSame(number, clause, known, fact) &&
          !isHalfOfRange({ number, clause }, { known, fact }, line.text) &&
          !isOfWhole({ number, clause }, { known, fact }, line.clauses)
        );
      }),
    ) ??
    loneNumber(number, clause, line) ??
    deriveNumber(number, clause, line)
  );
}

/**
 * "On kişi" for "8–10 kişi": a sentence with one end of a range needs the other too, or says that it is the most or
 * the least.
 */
function isHalfOfRange(
  { number, clause }: { number: NumberTerm; clause: Clause },
  { known, fact }: { known: NumberTerm; fact: Clause },
  text: string,
): boolean {
  if (number.bound !== "exact" || changes(fact) || goesFromTo(fact)) return false;
  const other = fact.numbers.find(
    (one) =>
      one !== known &&
      one.unit === known.unit &&
      /^\s?(?:[–-]|to|ila)\s?$/.test(
        text.slice(Math.min(one.end, known.end), Math.max(one.start, known.start)),
      ),
  );
  return other !== undefined && !clause.numbers.some(({ value }) => value === other.value);
}

/** "10–20", "10 to 20". */
const areRange = ([from, to]: NumberTerm[], text: string): boolean =>
  from?.relation !== "from" &&
  from !== undefined &&
  to !== undefined &&
  /^\s?(?:[–-]|to|ila)\s?$/.test(text.slice(from.end, to.start));

const isQuantity = ({ unit }: NumberTerm): boolean => unit !== "date";

/**
 * A text's only number, with nothing to count beside it, counts what its other words say: "booked guests for the
 * show, up to 10 a week" means ten guests.
 */
function loneNumber(number: NumberTerm, clause: Clause, line: Line): Clause | null {
  if (number.unit === "%" || number.unit === "points" || number.unit === "x" || changes(clause)) return null;
  const all = [...new Set(line.clauses.flatMap(({ numbers }) => numbers.filter(isQuantity)))];
  const isRange = all.length === 2 && areRange(all, line.text);
  const known = isRange ? all.find(({ value }) => value === number.value) : all[0];
  if (!known || (all.length > 1 && !isRange) || known.unit !== number.unit) return null;
  if (!isRange && known.relation !== number.relation) return null;
  if (!follows(number.value, number.bound, known.value, known.bound)) return null;
  const fact = line.clauses.find(({ numbers }) => numbers.includes(known));
  if (!fact || counted(known, fact).some(({ ids }) => !isWhen(ids))) return null;
  return counted(number, clause).every(({ ids }) => line.clauses.some((one) => holds(one, ids)))
    ? fact
    : null;
}

/** What was begun and isn't finished goes on since. */
const isStarted = ({ actions, markers }: Clause): boolean =>
  markers.has("in-progress") && actions.some(({ ids }) => ids.includes("begin"));

/** "Microsoft 365": a number that belongs to the word before it. */
const isOfName = (
  { number, clause }: { number: NumberTerm; clause: Clause },
  { known, fact }: { known: NumberTerm; fact: Clause },
): boolean => {
  const before = (one: NumberTerm, { terms }: Clause) => terms.find(({ end }) => end + 1 === one.start);
  const [said, real] = [before(number, clause), before(known, fact)];
  return (
    number.value === known.value &&
    number.unit === known.unit &&
    /^\p{Lu}/u.test(real?.surface ?? "") &&
    (said?.ids ?? []).some((id) => id.startsWith("w:") && real?.ids.includes(id))
  );
};

/** "Working day 6" is the sixth. */
const isPlace = (number: NumberTerm, known: NumberTerm, { terms }: Clause): boolean =>
  number.unit === "ordinal" &&
  known.unit === "" &&
  number.value === known.value &&
  terms.some(({ end }) => end + 1 === known.start);

/** "7 minutes" are 420 seconds. */
function isSameTime(number: NumberTerm, clause: Clause, known: NumberTerm, fact: Clause): boolean {
  const [said, real] = [measureOf(number, clause), measureOf(known, fact)];
  const isTimed = said.kind === real.kind && /^(?:clock|calendar|months)$/.test(said.kind);
  return (
    isTimed &&
    follows(said.value, number.bound, real.value, known.bound) &&
    relationIn(number, clause) === relationIn(known, fact)
  );
}

/** A number in a name ("Level 4", "ISO 9001") must be next to a word that it is next to there. */
export function clausesWithNumber(number: NumberTerm, clause: Clause, line: Line): Clause[] {
  const { behind, before } = neighbours(number, clause);
  return line.clauses.filter((fact) =>
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
