import type { Conflict } from "@terzi/contracts/cv";
import type { NumberTerm } from "../../parse/number-term.ts";
import type { NearestTask } from "../conflict-task.ts";
import { numbersIn, type PlacedNumber, writtenWith } from "../numbers/placed-numbers.ts";

const MONTHS_A_YEAR = 12;
const yearOf = ({ value, hasMonth }: NumberTerm): number =>
  hasMonth ? Math.floor((value - 1) / MONTHS_A_YEAR) : value;

const isDate = ({ number }: PlacedNumber): boolean => number.unit === "date";

/** "From 52 to 71 between 2022 and 2023", of the same values between 2021 and 2022: years of the job, but not of these. */
export function otherYearConflicts({ sentence, line }: NearestTask): Conflict[] {
  const [said, known] = [numbersIn(sentence), numbersIn(line)];
  const [dates, own] = [said.filter(isDate), known.filter(isDate)];
  const values = said.filter((one) => !isDate(one));
  const isSameChange =
    values.length >= 2 &&
    values.every(({ number }) =>
      known.some((one) => one.number.value === number.value && one.number.unit === number.unit),
    );
  if (!isSameChange || dates.length < 2 || dates.length !== own.length) return [];
  const years = own.map(({ number }) => yearOf(number));
  const other = dates.find(({ number }) => !years.includes(yearOf(number)));
  const [first] = own;
  return other && first ? [{ kind: "period", said: writtenWith(other), known: writtenWith(first) }] : [];
}
