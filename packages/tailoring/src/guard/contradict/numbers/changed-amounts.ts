import { changes } from "../../entail/changes.ts";
import type { Line } from "../../parse/line.ts";
import { mayBeSaidOf } from "./derived-values.ts";
import { numbersIn, type PlacedNumber } from "./placed-numbers.ts";

/** "14wks": digits that are read as no number, because their unit is written at them. */
const GLUED = /(?<![\p{L}\d.,£$€₺/–-])(\d{1,4})(?=\p{Ll}{1,5}(?![\p{L}\d]))/gu;

/** The values of a line, in the order in which they stand. */
function valuesIn(line: Line): number[] {
  const numbers = numbersIn(line).filter(({ number: { unit } }) => unit !== "date" && unit !== "ordinal");
  const glued = [...line.text.matchAll(GLUED)].filter(
    ({ index }) => !numbers.some(({ number: { start, end } }) => index >= start && index < end),
  );
  return [
    ...numbers.map(({ number: { start, value } }) => ({ start, value })),
    ...glued.map(({ 1: digits, index }) => ({ start: index, value: Number(digits) })),
  ]
    .toSorted((a, b) => a.start - b.start)
    .map(({ value }) => value);
}

/** What one value of a line and the next differ by, and how many times as much the larger is. */
const stepsIn = (line: Line): { from: number; to: number }[] => {
  const values = valuesIn(line);
  return values.slice(1).map((to, at) => ({ from: values[at] ?? to, to }));
};

/** "Shortened by five weeks", of 14wks that were cut to 9. */
export const isChangedBy = ({ number, clause }: PlacedNumber, line: Line): boolean =>
  (changes(clause) || number.relation === "by") &&
  (number.unit === "" || number.unit === "years" || number.unit === "months") &&
  stepsIn(line).some(({ from, to }) => mayBeSaidOf(number.value, number, Math.abs(from - to)));

/** "More than doubled", "rose from 310 to 640", of a line with just these two values, from one time to another. */
export function tellsSteps(sentence: Line, line: Line): boolean {
  const steps = stepsIn(line).filter(({ from, to }) => from !== to && from > 0 && to > 0);
  const said = numbersIn(sentence);
  const isMultiple = ({ number }: PlacedNumber): boolean =>
    number.unit === "x" && steps.some(({ from, to }) => mayBeSaidOf(number.value, number, to / from));
  const isPair = steps.some(({ from, to }) => {
    const at = said.findIndex(({ number }) => number.value === from);
    return at >= 0 && said[at + 1]?.number.value === to;
  });
  return isPair || said.some(isMultiple);
}
