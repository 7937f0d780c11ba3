import { numberCue } from "../../languages/all-guard-cues.ts";
import type { Clause, Line } from "../parse/line.ts";
import type { NumberTerm } from "../parse/number-term.ts";

/** Two values of one thing, the earlier and the later: "from 88 % to 94 %", "2021 sonunda %35, 2023 sonunda %56". */
export type Pair = { from: NumberTerm; to: NumberTerm; clause: Clause };

type Placed = { number: NumberTerm; clause: Clause };

const isQuantity = ({ number: { unit } }: Placed): boolean =>
  unit !== "date" && unit !== "ordinal" && unit !== "years" && unit !== "points" && unit !== "x";

/** The values of a line that tell how something changed. */
export function pairsIn({ clauses, text }: Line): Pair[] {
  const all = clauses.flatMap((clause) => clause.numbers.map((number) => ({ number, clause })));
  const numbers = [...new Map(all.map((placed) => [placed.number, placed])).values()].sort(
    (a, b) => a.number.start - b.number.start,
  );
  const dates = numbers.flatMap(({ number }) => (number.unit === "date" ? [number] : []));
  const quantities = numbers.filter(isQuantity);
  return quantities.flatMap((first, index) => {
    const second = quantities[index + 1];
    return second ? pairOf(first, second, { text, dates }) : [];
  });
}

function pairOf(
  first: Placed,
  second: Placed,
  { text, dates }: { text: string; dates: NumberTerm[] },
): Pair[] {
  const [a, b] = [first.number, second.number];
  // "from 10 to 6 days": only one of them has the word for what they are.
  const isSameUnit = a.unit === b.unit || a.unit === "" || b.unit === "";
  if (!isSameUnit) return [];
  if (a.relation === "to" && b.relation === "from") return [{ from: b, to: a, clause: first.clause }];
  const between = text.slice(a.end, b.start);
  // "20 minutes instead of 45", "45 dakika yerine 20".
  if (/\binstead of\s$/i.test(between)) return [{ from: b, to: a, clause: first.clause }];
  const isInstead = /^\s(?:\p{L}+\s)?yerine\s$/iu.test(between);
  const isArrow = /^\s?\p{L}*\.?\s?(?:-*>|→|⇒)\s?$/u.test(text.slice(a.end, b.start));
  const isFromTo = isArrow || a.relation === "from" || (b.relation === "to" && !isRange(a, b, text));
  const isThen = /\siken\s/u.test(text.slice(a.end, b.start));
  return isFromTo || isInstead || isThen || areDated(a, b, dates)
    ? [{ from: a, to: b, clause: second.clause }]
    : [];
}

/** "150–200", "beş ila dokuz bedene" are ranges; "10 to 6" may be a change. */
const isRange = (a: NumberTerm, b: NumberTerm, text: string): boolean => {
  const between = text.slice(a.end, b.start);
  return /^\s?[–-]\s?$/.test(between) || (a.value < b.value && ENDS.test(between));
};
const ENDS = new RegExp(String.raw`^\s(?:${numberCue("betweenEnds")})\s$`, "iu");

/** Whether each value has a date of its own, the later one behind: "2022'de 180.000 TL …, 2024'te 117.000 TL". */
function areDated(a: NumberTerm, b: NumberTerm, dates: NumberTerm[]): boolean {
  const before = dates.filter(({ start }) => start < a.start).at(-1);
  const between = dates.filter(({ start }) => start > a.end && start < b.start);
  const behind = dates.find(({ start }) => start > b.end);
  const [first, second] = between.length && before ? [before, between[0]] : [between[0], behind];
  return first !== undefined && second !== undefined && first.value < second.value;
}
