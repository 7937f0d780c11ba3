import { numberCue } from "../../../languages/all-guard-cues.ts";
import { weekdays } from "../../../languages/all-weekdays.ts";
import type { Line } from "../../parse/line.ts";
import { mayBeSaidOf } from "../numbers/derived-values.ts";
import type { PlacedNumber } from "../numbers/placed-numbers.ts";

/** A time of day: its hour with the minutes as a fraction, and whether it is surely told by 24 hours. */
type TimeOfDay = { hour: number; isOf24: boolean };
type Stretch = { from: TimeOfDay; to: TimeOfDay; start: number; end: number };

const TIME = String.raw`(?:[01]?\d|2[0-4])(?:[:.]?[0-5]\d)?`;
const STRETCH = new RegExp(
  String.raw`(?<![\d.,:£$€₺])(${TIME})(?:['’]\p{L}+)?\s?([ap]m)?\s?(?:[-–—]|${numberCue("toHour")}|(?<=\bbetween\s[^\s]+\s?(?:[ap]m)?\s)and)\s?(${TIME})(?![\d.,]*\d|\s?%)\s?([ap]m)?`,
  "giu",
);
const HOURS_A_DAY = 24;
const HALF_A_DAY = 12;

function timeOf(written: string, half: string | undefined): TimeOfDay {
  const digits = written.replace(/[:.]/, "");
  const hasMinutes = digits.length > 2;
  const hour = Number(hasMinutes ? digits.slice(0, -2) : digits);
  const minutes = hasMinutes ? Number(digits.slice(-2)) / 60 : 0;
  const isAfternoon = half?.toLowerCase() === "pm" && hour < HALF_A_DAY;
  return {
    hour: hour + minutes + (isAfternoon ? HALF_A_DAY : 0),
    isOf24: half !== undefined || hour > HALF_A_DAY || /^0/.test(written) || hasMinutes,
  };
}

/** "From 10 to 6", "22:00-06:00", "0800-1200": bare numbers only where a word says that they are two ends. */
function stretchesIn({ text }: Line): Stretch[] {
  return [...text.matchAll(STRETCH)].flatMap((found) => {
    const [whole, first = "", firstHalf, second = "", secondHalf] = found;
    const [from, to] = [timeOf(first, firstHalf), timeOf(second, secondHalf)];
    const isTold =
      FROM.test(text.slice(0, found.index)) ||
      BEHIND_DAY.test(text.slice(0, found.index)) ||
      WORDS.test(whole);
    const [start, end] = [found.index, found.index + whole.length];
    return from.isOf24 || to.isOf24 || isTold ? [{ from, to, start, end }] : [];
  });
}
/** "Mon-Fri 9-1". */
const BEHIND_DAY = new RegExp(String.raw`(?<!\p{L})(?:${weekdays.join("|")})s?,?\s$`, "iu");
const FROM = /\b(?:from|between)\s$/iu;
const WORDS = /\d['’]\p{L}+\s/u;

/** How long a stretch may last: where nothing tells morning from evening, to the same hour of either. */
const lengthsOf = ({ from, to }: Stretch): number[] => {
  const apart = (to.hour - from.hour + HOURS_A_DAY) % HOURS_A_DAY;
  return from.isOf24 && to.isOf24 ? [apart] : [apart, apart % HALF_A_DAY, (apart + HALF_A_DAY) % HOURS_A_DAY];
};

/** How many hours the stretches of a line last. */
export const hoursTold = (line: Line): number[] => stretchesIn(line).flatMap(lengthsOf);

const SECONDS_AN_HOUR = 3600;

/** "Eight-hour nights", of a shift from 10 to 6. */
const isLength = ({ number, measure }: PlacedNumber, stretches: Stretch[]): boolean =>
  measure.kind === "clock" &&
  stretches.flatMap(lengthsOf).some((hours) => mayBeSaidOf(measure.value, number, hours * SECONDS_AN_HOUR));

/** "The eight-to-twelve", "gece onda başlayan": an hour at which it begins or ends, by the clock on the wall. */
const isHour = ({ number, measure, line: { text } }: PlacedNumber, stretches: Stretch[]): boolean =>
  number.unit === "" &&
  measure.kind === "" &&
  (HOUR_BEFORE.test(text.slice(0, number.start)) || HOUR_BEHIND.test(text.slice(number.end - 2))) &&
  stretches
    .flatMap(({ from, to }) => [from.hour, to.hour])
    .some((hour) => hour % HALF_A_DAY === number.value % HALF_A_DAY);
const HOUR_BEFORE = new RegExp(String.raw`${numberCue("hourBefore")}[\s-]?$`, "iu");
const HOUR_BEHIND = new RegExp(String.raw`^.{0,2}${numberCue("hourBehind")}`, "iu");

/** "From 10 pm to 7 am", of 22:00 to 07:00. */
const isSameStretch = ({ number, line }: PlacedNumber, stretches: Stretch[]): boolean =>
  stretchesIn(line).some(
    ({ from, to, start, end }) =>
      number.start >= start &&
      number.end <= end &&
      stretches.some((known) => known.from.hour === from.hour && known.to.hour === to.hour),
  );

/** Whether a number tells of a time of day that some lines state: its hour, or how long a stretch lasts. */
export function followsFromHours(said: PlacedNumber, lines: Line[]): boolean {
  const stretches = lines.flatMap(stretchesIn);
  return (
    stretches.length > 0 &&
    (isLength(said, stretches) || isHour(said, stretches) || isSameStretch(said, stretches))
  );
}

const CLOCK = /(?<![\d.,:])(\d{1,2})[.:](\d\d)(?![\d.,:]\d|\d)/gu;

/** "8.30'daki toplantı", of "the 8:30 meeting": each language has its own sign between hours and minutes. */
export const isSameTimeOfDay = ({ number, line: { text } }: PlacedNumber, lines: Line[]): boolean =>
  [...text.matchAll(CLOCK)].some(({ 0: written, 1: hour, 2: minutes, index: from }) => {
    if (number.start < from || number.start >= from + written.length) return false;
    return lines.some((known) =>
      [...known.text.matchAll(CLOCK)].some(
        ([other, ...both]) => other !== written && both[0] === hour && both[1] === minutes,
      ),
    );
  });
