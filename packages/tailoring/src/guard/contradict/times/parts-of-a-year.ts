import { numberCue } from "../../../languages/all-guard-cues.ts";
import type { Line } from "../../parse/line.ts";
import { numbersIn, type PlacedNumber } from "../numbers/placed-numbers.ts";

const OF_A_YEAR = new RegExp(`^${numberCue("partOfYear")}`, "iu");
const MONTHS_A_YEAR = 12;
const HUNDRED = 100;

/** "A quarter of a year", of three months. */
export const isPartOfYear = ({ number: { unit, value, end }, line }: PlacedNumber, lines: Line[]): boolean =>
  unit === "%" &&
  OF_A_YEAR.test(line.text.slice(end)) &&
  lines
    .flatMap(numbersIn)
    .some(
      ({ measure: { kind, value: months } }) =>
        kind === "months" && months === (value * MONTHS_A_YEAR) / HUNDRED,
    );
