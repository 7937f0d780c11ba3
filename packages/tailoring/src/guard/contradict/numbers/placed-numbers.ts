import { numberCue } from "../../../languages/all-guard-cues.ts";
import { type Measure, measureOf } from "../../entail/measures.ts";
import { emptyClause } from "../../parse/empty-clause.ts";
import type { Clause, Line } from "../../parse/line.ts";
import type { NumberTerm } from "../../parse/number-term.ts";

/** A number with its clause and line, and its value in the smallest unit of its kind. */
export type PlacedNumber = { number: NumberTerm; clause: Clause; line: Line; measure: Measure };

const NO_CLAUSE = emptyClause();

const placed = new WeakMap<Line, PlacedNumber[]>();

export function numbersIn(line: Line): PlacedNumber[] {
  const before = placed.get(line);
  if (before) return before;
  const found = line.words.numbers.map((number) => {
    const clause = line.clauses.find(({ numbers }) => numbers.includes(number)) ?? NO_CLAUSE;
    return { number, clause, line, measure: measureOf(number, clause) };
  });
  placed.set(line, found);
  return found;
}

const BOUNDS = (["upTo", "atLeast", "atMost", "noMore", "noLess", "average"] as const).map(numberCue);
const HOW_EXACT = new RegExp(`(?<!\\p{L})(?:${BOUNDS.join("|")})\\s[$€£₺]?$`, "iu");

/** A number as its sentence writes it, with the words that say how exact it is. */
export function writtenWith({ number, line: { text } }: PlacedNumber): string {
  const before = HOW_EXACT.exec(text.slice(0, number.start))?.index;
  const from = before ?? Math.max(0, text.lastIndexOf(" ", number.start - 2) + 1);
  return text.slice(from, endOfWord(text, number.end));
}

export const distance = (one: PlacedNumber, other: PlacedNumber): number =>
  Math.abs(one.number.value - other.number.value);

function endOfWord(text: string, from: number): number {
  const next = text.slice(from).search(/[\s,;.]/);
  return next < 0 ? text.length : from + next;
}
