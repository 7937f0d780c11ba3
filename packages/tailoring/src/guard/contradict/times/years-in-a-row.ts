import { numberCue } from "../../../languages/all-guard-cues.ts";
import type { Line } from "../../parse/line.ts";
import { numbersIn, type PlacedNumber } from "../numbers/placed-numbers.ts";

const IN_A_ROW = new RegExp(`^${numberCue("inARow")}`, "iu");
const THROUGH = new RegExp(String.raw`^\s?(?:[–-]|${numberCue("toDay")})\s?$`, "iu");

/** "Three straight years", of "2014 through 2016": with both of them counted. */
export const isYearsInARow = ({ number, line }: PlacedNumber, lines: Line[]): boolean =>
  (IN_A_ROW.test(line.text.slice(number.end)) || IN_A_ROW.test(behindNumeral({ number, line }))) &&
  lines.some((known) => lengthsIn(known).includes(number.value));

/** A unit that was read with its number stands behind the digits. */
const behindNumeral = ({ number, line }: Pick<PlacedNumber, "number" | "line">): string =>
  line.text.slice(number.start).replace(/^\S+/u, "");

function lengthsIn(line: Line): number[] {
  const years = numbersIn(line).filter(({ number: { unit, hasMonth } }) => unit === "date" && !hasMonth);
  return years.flatMap(({ number: from }, at) => {
    const to = years[at + 1]?.number;
    return to && THROUGH.test(line.text.slice(from.end, to.start)) ? [to.value - from.value + 1] : [];
  });
}
