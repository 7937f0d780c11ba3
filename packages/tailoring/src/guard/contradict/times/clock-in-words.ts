import { workedOutCue } from "../../../languages/all-worked-out-cues.ts";
import type { Line } from "../../parse/line.ts";
import type { PlacedNumber } from "../numbers/placed-numbers.ts";

const HALF_A_DAY = 12;
const MINUTES_AN_HOUR = 60;

const PARTS: [pattern: RegExp, minutes: number][] = (
  [
    ["halfPast", 30],
    ["quarterPast", 15],
    ["quarterTo", -15],
  ] as const
).map(([cue, minutes]) => [new RegExp(`${workedOutCue(cue)}$`, "iu"), minutes]);

const CLOCK = /(?<![\d.,:])(\d{1,2})[.:](\d\d)(?![\d.,:]\d|\d)/gu;

const LATE_BEHIND = new RegExp(`^(?:${workedOutCue("afterNoonBehind")})`, "iu");
const LATE_BEFORE = new RegExp(`(?:${workedOutCue("afterNoonBefore")})$`, "iu");
/** "Two at night" is before the morning. */
const EARLIEST_LATE = 5;

/** "Ten at night", of 22:00. */
const isLateHour = (
  { number: { start, end, value }, line: { text } }: PlacedNumber,
  known: number,
): boolean =>
  Number.isInteger(value) &&
  value >= EARLIEST_LATE &&
  (LATE_BEHIND.test(text.slice(end)) || LATE_BEFORE.test(text.slice(0, start))) &&
  known === (value + HALF_A_DAY) * MINUTES_AN_HOUR;

/** What an hour in words is on the clock, in minutes: "half past four", "altı buçuk". */
function minutesOf({ number: { start, value }, line: { text } }: PlacedNumber): number | undefined {
  const part = PARTS.find(([pattern]) => pattern.test(text.slice(0, start)))?.[1];
  if (part !== undefined) return value * MINUTES_AN_HOUR + part;
  return Number.isInteger(value) ? undefined : value * MINUTES_AN_HOUR;
}

/** "Half past four", of 4.30 or 16:30; "ten at night", of 22:00. */
export function isClockInWords(said: PlacedNumber, lines: Line[]): boolean {
  const { unit, value, start, end } = said.number;
  const isInWords = !/\d/.test(said.line.text.slice(start, end));
  const told = unit === "" && value <= HALF_A_DAY + 1 && isInWords ? minutesOf(said) : undefined;
  return lines.some(({ text }) =>
    [...text.matchAll(CLOCK)].some(([, hour, minutes]) => {
      const known = Number(hour) * MINUTES_AN_HOUR + Number(minutes);
      if (told === undefined) return unit === "" && value < HALF_A_DAY && isLateHour(said, known);
      return (known - told) % (HALF_A_DAY * MINUTES_AN_HOUR) === 0;
    }),
  );
}
