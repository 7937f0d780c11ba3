import { numberCue } from "../../languages/all-guard-cues.ts";
import type { Line } from "../parse/line.ts";
import { isConverted } from "./converted-units.ts";
import { mayBeSaidOf } from "./derived-values.ts";
import { followsFromHours } from "./hours-of-day.ts";
import { numbersIn, type PlacedNumber } from "./placed-numbers.ts";

/** Whether a number that no line has is one of theirs by another unit, clock, count or place. */
export const isToldOtherwise = (said: PlacedNumber, lines: Line[]): boolean =>
  isConverted(said, lines) ||
  followsFromHours(said, lines) ||
  (said.number.unit === "" && isStepsBetween(said, lines)) ||
  isShortOf(said) ||
  lines.some((line) => isExcess(said, line) || isBareShare(said, line) || countsCodes(said, line));

/** "Climbed seven places", of who went from 12th to 5th. */
const isStepsBetween = ({ number }: PlacedNumber, lines: Line[]): boolean =>
  lines.some((line) => {
    const places = numbersIn(line).filter((one) => one.number.unit === "ordinal");
    return places.some((one, at) =>
      places
        .slice(at + 1)
        .some((other) => mayBeSaidOf(number.value, number, Math.abs(one.number.value - other.number.value))),
    );
  });

/** "One month short of a year": what it comes to is said by neither number. */
const SHORT_OF = new RegExp(String.raw`^(?:\s\p{L}+)?\s${numberCue("shortOf")}`, "iu");
const isShortOf = ({ number: { end }, line: { text } }: PlacedNumber): boolean =>
  SHORT_OF.test(text.slice(end));

/** "Beat it by 8 to 12 per cent", of "108-112 %". */
const isExcess = ({ number }: PlacedNumber, { text }: Line): boolean =>
  [...text.matchAll(/(\d{3})\s?[–-]\s?(\d{3})\s?%/g)].some((ends) =>
    ends.slice(1, 3).some((end) => mayBeSaidOf(number.value, number, Number(end) - 100)),
  );

/** "Binde 1", of "0.04% vs 0.1": beside a percentage a fraction is one too. */
const isBareShare = ({ number }: PlacedNumber, line: Line): boolean => {
  const all = numbersIn(line);
  return (
    number.unit === "%" &&
    all.some((one) => one.number.unit === "%") &&
    all.some(
      (one) =>
        one.number.unit === "" &&
        !Number.isInteger(one.number.value) &&
        mayBeSaidOf(number.value, number, one.number.value),
    )
  );
};

/** "Two types", of "A320 & 737": names that are codes are counted as well. */
const CODES =
  /(?<![\p{L}\d-])[\p{Lu}\d][\p{L}\d-]*\d[\p{L}\d-]*(?:, [\p{Lu}\d][\p{L}\d-]*)*,? (?:and|ve|&|\+) [\p{Lu}\d][\p{L}\d-]*\d/gu;
const countsCodes = ({ number, measure }: PlacedNumber, { text }: Line): boolean =>
  number.unit === "" &&
  measure.kind === "" &&
  (text.match(CODES) ?? []).some((codes) => codes.split(/,\s?|\s(?:and|ve|&|\+)\s/u).length === number.value);

/** "In 2022/23", of "winter 22/23"; "in 2019", of "summer '19". */
export const isShortYear = (year: number, lines: Line[]): boolean =>
  lines.some(({ text }) => yearsIn(text).includes(year));

const CENTURY = 100;
function yearsIn(text: string): number[] {
  const seasons = [...text.matchAll(/(?<![\d.,/])(\d\d)\s?[/–-]\s?(\d\d)(?![\d/%]|[.,]\d)/g)].filter(
    ([, from, to]) => Number(to) === (Number(from) + 1) % CENTURY,
  );
  const marked = [...text.matchAll(/(?<=^|[\s(])['’](\d\d)(?!\d)/g)];
  return [...seasons.flatMap(([, from, to]) => [from, to]), ...marked.map(([, year]) => year)].map((year) => {
    const value = Number(year);
    return value + (value > 60 ? 1900 : 2000);
  });
}
