import type { Line } from "../../parse/line.ts";
import { isSpanOf } from "../times/spans-of-time.ts";
import { isLong } from "./following-numbers.ts";
import type { PlacedNumber } from "./placed-numbers.ts";

/** "In 2022/23", of "winter 22/23"; "in 2019", of "summer '19". */
export const isShortYear = (year: number, lines: Line[]): boolean =>
  lines.some(({ text }) => yearsIn(text).includes(year));

/** "For six years", of "2010-16": how far the two years of a period lie apart. */
export const isSpanOfShortYears = ({ number }: PlacedNumber, lines: Line[]): boolean =>
  isLong(number) &&
  lines.some(({ text }) =>
    periodsIn(text).some(([from, to]) => isSpanOf(number, (to - from) * MONTHS_A_YEAR)),
  );
const MONTHS_A_YEAR = 12;

const CENTURY = 100;
const LONGEST_PERIOD = 40;
const SEASON = /(?<![\d.,/])(\d\d)\s?[/–-]\s?(\d\d)(?![\d/%]|[.,]\d)/g;
/** "2011-14": the end of a period by its last two digits; "2011-04" is April. */
const PERIOD = /(?<![\d.,/-])((?:19|20)\d\d)\s?[/–-]\s?(\d\d)(?![\d/%-]|[.,]\d)/g;
/** "'14–'18". */
const MARKED = /(?<=^|[\s(/–-])['’](\d\d)(?!\d)/g;

function yearsIn(text: string): number[] {
  const seasons = [...text.matchAll(SEASON)].filter(
    ([, from, to]) => Number(to) === (Number(from) + 1) % CENTURY,
  );
  const marked = [...text.matchAll(MARKED)];
  return [
    ...seasons.flatMap(([, from, to]) => [yearOf(from), yearOf(to)]),
    ...periodsIn(text).flat(),
    ...marked.map(([, year]) => yearOf(year)),
  ];
}

const periodsIn = (text: string): [from: number, to: number][] =>
  [...text.matchAll(PERIOD)]
    .map(([, from, to]): [number, number] => [yearOf(from), yearOf(to)])
    .filter(([from, to]) => to > from && to - from <= LONGEST_PERIOD);

/** "98" and "14" are of the last century and of this one. */
function yearOf(written: string | undefined): number {
  const year = Number(written);
  if (year >= 10 * CENTURY) return year;
  return year + (year > 60 ? 1900 : 2000);
}
