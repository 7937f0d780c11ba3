import { workedOutCue } from "../../../languages/all-worked-out-cues.ts";
import type { Line } from "../../parse/line.ts";
import { mayBeSaidOf } from "../numbers/derived-values.ts";
import { numbersIn, type PlacedNumber } from "../numbers/placed-numbers.ts";

const UNITS: [pattern: RegExp, seconds: number][] = (
  [
    ["hoursUnit", 3600],
    ["minutesUnit", 60],
    ["secondsUnit", 1],
  ] as const
).map(([cue, seconds]) => [
  new RegExp(String.raw`^\s?-?${workedOutCue(cue)}(?:${workedOutCue("unitEnding")})?(?!\p{L})`, "iu"),
  seconds,
]);

/** "3h": digits that are read as no number, because their unit is written at them. */
const GLUED = /(?<![\p{L}\d.,:£$€₺/–-])(\d{1,3}(?:[.,]\d)?)(?=\p{Ll}{1,5}(?![\p{L}\d]))/gu;

const JOINED = new RegExp(String.raw`^\s(?:${workedOutCue("hoursAndMinutes")}\s)?$`, "iu");

type Length = { start: number; end: number; seconds: number; unit: number };

/** The times of a line in seconds, each in one unit. */
function partsIn(line: Line): Length[] {
  const numbers = numbersIn(line).map(({ number: { value, start, end } }) => ({ value, start, end }));
  const glued = [...line.text.matchAll(GLUED)]
    .map(({ 0: digits, index }) => ({
      value: Number(digits.replace(",", ".")),
      start: index,
      end: index + digits.length,
    }))
    .filter(({ start }) => !numbers.some((one) => start >= one.start && start < one.end));
  return [...numbers, ...glued]
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ value, start, end }) => {
      for (const [pattern, unit] of UNITS) {
        const written = pattern.exec(line.text.slice(end))?.[0];
        if (written !== undefined) return [{ start, end: end + written.length, seconds: value * unit, unit }];
      }
      return [];
    });
}

/** The same, with hours and the minutes beside them as one: "3 hours 10 minutes". */
function lengthsIn(line: Line): number[] {
  const lengths: Length[] = [];
  for (const part of partsIn(line)) {
    const before = lengths.at(-1);
    const isRest = before && before.unit > part.unit && JOINED.test(line.text.slice(before.end, part.start));
    if (isRest) lengths[lengths.length - 1] = { ...part, seconds: before.seconds + part.seconds };
    else lengths.push(part);
  }
  return lengths.map(({ seconds }) => seconds);
}

/** "Took 142 minutes off", "three and a half hours shorter": what two times of a line differ by, in whatever units. */
export const isDifferenceOfLengths = ({ number, measure }: PlacedNumber, lines: Line[]): boolean =>
  measure.kind === "clock" &&
  lines.some((line) => {
    const lengths = lengthsIn(line);
    return lengths.some((one, at) =>
      lengths.slice(at + 1).some((other) => mayBeSaidOf(measure.value, number, Math.abs(one - other))),
    );
  });
