import { monthNamed } from "@terzi/language/months";
import { foldAscii } from "@terzi/language/normalise";
import { isNear } from "../../entail/compare-numbers.ts";
import type { Line } from "../../parse/line.ts";
import type { NumberTerm } from "../../parse/number-term.ts";
import { numbersIn, type PlacedNumber } from "./placed-numbers.ts";

/** Whether a number may stand for a value: exactly, or as roughly as its own words say. */
export function mayBeSaidOf(
  said: number,
  { bound, unit }: Pick<NumberTerm, "bound" | "unit">,
  known: number,
): boolean {
  const isRounded = (unit === "%" || unit === "x") && Number.isInteger(said);
  const rounding = isRounded ? 0.6 : 0.05;
  switch (bound) {
    case "exact":
    case "average":
      return isNear(said, known) || Math.abs(said - known) <= Math.min(rounding, Math.abs(known) * 0.05);
    case "about":
      return Math.abs(said - known) <= Math.abs(known) * 0.12;
    case "atLeast":
      return said <= known && said >= known * 0.5;
    case "atMost":
    case "upTo":
      // "Up to 300" for up to 200 is a different story.
      return said >= known && said <= known * 1.1;
  }
}

const COUNTABLE = (unit: NumberTerm["unit"]): boolean => unit !== "date" && unit !== "ordinal";

const derived = new WeakMap<Line, number[]>();

/** What follows from the numbers of one line: differences, sums, products and shares of any two, and the sum of all. */
export function valuesFrom(line: Line): readonly number[] {
  const before = derived.get(line);
  if (before) return before;
  const quantities = numbersIn(line).filter(({ number }) => COUNTABLE(number.unit));
  const values: number[] = [];
  for (const [at, first] of quantities.entries())
    for (const second of quantities.slice(at + 1)) {
      const [a, b] = [first.measure, second.measure];
      // "20-30" is one number, told roughly.
      if (/^\s?[–-]\s?$/.test(line.text.slice(first.number.end, second.number.start))) continue;
      values.push(
        Math.abs(a.value - b.value),
        a.value + b.value,
        a.value * b.value,
        ...ratios(a.value, b.value),
        // "A third of 60".
        ...besideUnit(first, second),
        ...(first.number.unit === "%" || second.number.unit === "%" ? [(a.value * b.value) / 100] : []),
      );
    }
  if (quantities.length > 2) values.push(quantities.reduce((sum, { measure }) => sum + measure.value, 0));
  for (const { number } of quantities)
    if (number.unit === "%" && number.value > 100) values.push(number.value - 100);
  const dates = numbersIn(line).filter(({ number }) => number.unit === "date");
  for (const [at, { number: a }] of dates.entries())
    for (const { number: b } of dates.slice(at + 1)) {
      const apart = Math.abs(a.value - b.value);
      values.push(a.hasMonth ? apart : apart * 12);
    }
  if (dates.length > 1) values.push(dates.length, dates.length * 12);
  values.push(...monthsNamedIn(line));
  derived.set(line, values);
  return values;
}

const MONTHS_A_YEAR = 12;

/** "From March to August": five months, or six with both of them. */
function monthsNamedIn({ text }: Line): number[] {
  const named = [...text.matchAll(/\p{L}{3,}/gu)].flatMap(([word]) => monthNamed(foldAscii(word)) ?? []);
  const [first, last] = named;
  if (named.length !== 2 || first === undefined || last === undefined) return [];
  const apart = (last - first + MONTHS_A_YEAR) % MONTHS_A_YEAR;
  return [apart, apart + 1];
}

/** "20 minutes instead of 45": the bare one is in minutes too. */
function besideUnit(first: PlacedNumber, second: PlacedNumber): number[] {
  const [bare, timed] = first.measure.kind === "" ? [first, second] : [second, first];
  const factor = timed.measure.value / timed.number.value;
  const isTime = timed.measure.kind === "clock" || timed.measure.kind === "calendar";
  const isBare = bare.measure.kind === "" && bare.number.unit === "";
  return isBare && isTime ? [Math.abs(timed.measure.value - bare.number.value * factor)] : [];
}

function ratios(a: number, b: number): number[] {
  if (!a || !b) return [];
  const change = (Math.abs(a - b) / a) * 100;
  const rest = (Math.abs(a - b) / b) * 100;
  const times = [a / b, b / a];
  return [(a / b) * 100, (b / a) * 100, change, rest, ...times, ...times.map(Math.round)];
}

/** A small count is often the number of things that a text lists: "three languages". */
export const listedIn = ({ text }: Line): number => text.split(/,|;|\s(?:and|ve|&)\s/u).length;

const NAMES = /\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)*,? (?:and|ve|&) \p{Lu}\p{L}+/gu;

const RUN = /(?<!\p{L})\p{L}+(?:, \p{L}+)+,? (?:and|ve|&) \p{L}+/gu;

/** "In four departments", of reception, bell desk, switchboard and guest relations. */
export const runsListedIn = ({ text }: Line): number[] =>
  (text.match(RUN) ?? []).map((run) => run.split(/,\s?|\s(?:and|ve|&)\s/u).filter(Boolean).length);

/** "Turkish and Arabic": the numbers of names that are listed anywhere in a text. */
export const namesListedIn = ({ text }: Line): number[] =>
  (text.match(NAMES) ?? []).map((names) => names.split(/,\s?|\s(?:and|ve|&)\s/u).filter(Boolean).length);
