import { numberCue } from "../../../languages/all-guard-cues.ts";
import type { Line } from "../../parse/line.ts";
import { isChangedBy } from "./changed-amounts.ts";
import { isConverted } from "./converted-units.ts";
import { mayBeSaidOf } from "./derived-values.ts";
import { followsFromHours, isSameTimeOfDay } from "../times/hours-of-day.ts";
import { isClockInWords } from "../times/clock-in-words.ts";
import { isDifferenceOfLengths } from "../times/lengths-of-time.ts";
import { numbersIn, type PlacedNumber } from "./placed-numbers.ts";
import { isShareOfTurns } from "./shares-of-turns.ts";
import { isPartOfYear } from "../times/parts-of-a-year.ts";
import { isYearsInARow } from "../times/years-in-a-row.ts";
import { isSpanOfShortYears } from "./short-years.ts";
import { isTotalOf } from "./totals-of-rates.ts";

/** Whether a number that no line has is one of theirs by another unit, clock, count or place. */
export const isToldOtherwise = (said: PlacedNumber, lines: Line[]): boolean =>
  isConverted(said, lines) ||
  followsFromHours(said, lines) ||
  isSameTimeOfDay(said, lines) ||
  isPartOfYear(said, lines) ||
  isShareOfTurns(said, lines) ||
  isHourInWords(said, lines) ||
  isPartOfHour(said, lines) ||
  isClockInWords(said, lines) ||
  isDifferenceOfLengths(said, lines) ||
  isYearsInARow(said, lines) ||
  (said.number.unit === "" && isStepsBetween(said, lines)) ||
  isShortOf(said) ||
  isSpanOfShortYears(said, lines) ||
  isNotReached(said, lines) ||
  lines.some((line) => isTotalOf(said, line) || isChangedBy(said, line) || isOneOfCompany(said, line)) ||
  lines.some((line) => isExcess(said, line) || isBareShare(said, line) || countsCodes(said, line));

const HOURS_IN_WORDS: [pattern: RegExp, minutes: number][] = (
  [
    ["quarterHour", 15],
    ["halfHour", 30],
    ["threeQuarters", 45],
    ["hourAndHalf", 90],
  ] as const
).map(([cue, minutes]) => [new RegExp(numberCue(cue), "iu"), minutes]);

/** "30 minutes", of half an hour. */
const isHourInWords = ({ number, measure }: PlacedNumber, lines: Line[]): boolean =>
  measure.kind === "clock" &&
  HOURS_IN_WORDS.some(
    ([pattern, minutes]) =>
      mayBeSaidOf(measure.value, number, minutes * SECONDS) && lines.some(({ text }) => pattern.test(text)),
  );
const SECONDS = 60;

/** "Three quarters of an hour", of 45 minutes. */
const isPartOfHour = ({ number, line: { text } }: PlacedNumber, lines: Line[]): boolean =>
  number.unit === "%" &&
  OF_AN_HOUR.test(text.slice(number.end)) &&
  lines
    .flatMap(numbersIn)
    .some(
      ({ measure: { kind, value } }) =>
        kind === "clock" && value === (number.value * (SECONDS * SECONDS)) / 100,
    );
const OF_AN_HOUR = /^\s?of an hour\b/iu;

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

/** "Never reached £100", of 85: a denial before or behind the number sets the upper limit. */
const NOT_REACHED = new RegExp(String.raw`${numberCue("notReached")}\s[$€£₺]?$`, "iu");
const NOT_REACHED_BEHIND = new RegExp(
  String.raw`^(?:['’]?\p{L}*\s)(?:\p{L}+\s){0,2}?${numberCue("notReachedBehind")}(?!\p{L})`,
  "iu",
);
function isNotReached({ number, line: { text } }: PlacedNumber, lines: Line[]): boolean {
  const { value, start, end, unit } = number;
  const written = /['’]\p{L}+$/u.exec(text.slice(start, end))?.[0] ?? "";
  if (!NOT_REACHED.test(text.slice(0, start)) && !NOT_REACHED_BEHIND.test(written + text.slice(end)))
    return false;
  const step = 10 ** Math.floor(Math.log10(value));
  return lines
    .flatMap(numbersIn)
    .some(
      (known) =>
        (known.number.unit === unit || known.number.unit === "") &&
        known.number.value <= value &&
        value - known.number.value < step,
    );
}

/** "One of four friends", of what was done with 3 mates: oneself is counted too. */
const WITH = new RegExp(String.raw`${numberCue("withCompany")}\s$`, "iu");
const WITH_BEHIND = new RegExp(String.raw`^\s(?:\p{L}+\s)?${numberCue("withCompanyBehind")}(?!\p{L})`, "iu");
const AMONG = new RegExp(String.raw`${numberCue("oneAmong")}\s$`, "iu");
const AMONG_BEHIND = new RegExp(String.raw`^[\s-]?${numberCue("oneAmongBehind")}(?!\p{L})`, "iu");
const isOneOfCompany = ({ number, line: { text } }: PlacedNumber, line: Line): boolean =>
  number.unit === "" &&
  (AMONG.test(text.slice(0, number.start)) || AMONG_BEHIND.test(text.slice(number.end))) &&
  numbersIn(line).some(
    ({ number: { value, start, end } }) =>
      value === number.value - 1 &&
      (WITH.test(line.text.slice(0, start)) || WITH_BEHIND.test(line.text.slice(end))),
  );

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
