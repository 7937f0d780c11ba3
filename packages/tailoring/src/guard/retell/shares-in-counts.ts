import { mayBeSaidOf } from "../contradict/numbers/derived-values.ts";
import { numbersIn, type PlacedNumber } from "../contradict/numbers/placed-numbers.ts";
import type { Line } from "../parse/line.ts";
import type { NumberTerm } from "../parse/number-term.ts";

/** The one count of a line and the one share of it: "1,200 proposals, of which 90 % were accepted". */
export function shareAndCount(line: Line): { share: NumberTerm; count: NumberTerm } | null {
  const numbers = numbersIn(line)
    .map(({ number }) => number)
    .filter(({ unit }) => unit !== "date");
  const [share, ...shares] = numbers.filter(({ unit }) => unit === "%");
  const [count, ...counts] = numbers.filter(({ unit }) => unit === "");
  if (!share || !count || shares.length || counts.length || numbers.length > 2) return null;
  const isBare = [share, count].every(({ bound, relation }) => bound === "exact" && relation === "");
  return isBare && count.end < share.start && share.value < 100 ? { share, count } : null;
}

/** "1,080 of them were accepted", of 1,200 of which 90 % were. */
export const isShareInCounts = ({ number }: PlacedNumber, line: Line): boolean => {
  const found = number.unit === "" ? shareAndCount(line) : null;
  return found !== null && mayBeSaidOf(number.value, number, (found.share.value * found.count.value) / 100);
};
