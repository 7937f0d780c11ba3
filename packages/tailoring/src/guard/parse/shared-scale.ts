import { numberCue } from "../../languages/all-guard-cues.ts";
import type { NumberTerm } from "./number-term.ts";

const SCALES = [1e3, 1e6, 1e9];
/** What stands between the two values of a change: a unit with its case, and the word or sign for "to". */
const BETWEEN = new RegExp(
  String.raw`^(?:\s?\p{Lu}{2,3})?(?:['’]?\p{L}{1,4})?\s?(?:${numberCue("toEnd")}|-*>|→|–)?\s?[$€£₺]?$`,
  "u",
);

/** How much larger a number is than the digits that it is written with. */
const scaleOf = ({ start, end, value }: NumberTerm, text: string): number => {
  const digits = /^\d{1,3}(?:[.,]\d{1,2})?(?!\d)/.exec(text.slice(start, end))?.[0].replace(",", ".");
  return SCALES.find((scale) => digits && Number(digits) * scale === value) ?? 1;
};

/** "From 86 to 93%": the sign behind the second value is the first one's too. */
export const shareSigns = (numbers: NumberTerm[], text: string): NumberTerm[] =>
  numbers.map((number, at) => {
    const second = numbers[at + 1];
    if (number.unit !== "" || number.value > 100 || second?.unit !== "%") return number;
    const between = text.slice(number.end, second.start);
    return between.trim() && BETWEEN.test(between) ? { ...number, unit: "%" } : number;
  });

/** "From £1.2m to 1.5", "2,1 mn TL'den 2,8'e": the second value is in the same millions, where it comes near the first. */
export const shareScales = (numbers: NumberTerm[], text: string): NumberTerm[] =>
  numbers.map((number, at) => {
    const first = numbers[at - 1];
    if (!first || number.relation !== "to" || number.value >= LARGEST || !isSameUnit(first, number))
      return number;
    // "Up by 0.6 points to 4.5": a score, and no points by which it rose.
    if (first.unit === "points" && first.relation === "by") return number;
    const value = number.value * scaleOf(first, text);
    const isNear = value > first.value / NEAR && value < first.value * NEAR;
    return isNear && BETWEEN.test(text.slice(first.end, number.start))
      ? { ...number, value, unit: first.unit }
      : number;
  });

/** "1,1 → 1,7 mn €", "from 1.2 to 1.5 million": the scale and the unit behind the second value are the first one's too. */
export const shareScalesAhead = (numbers: NumberTerm[], text: string): NumberTerm[] =>
  numbers.map((number, at) => {
    const second = numbers[at + 1];
    if (!second || number.unit !== "" || number.value >= LARGEST || second.unit === "date") return number;
    const scale = scaleOf(second, text);
    const value = number.value * scale;
    const isNear = value > second.value / NEAR && value < second.value * NEAR;
    return scale > 1 && isNear && BETWEEN.test(text.slice(number.end, second.start))
      ? { ...number, value, unit: second.unit }
      : number;
  });
const LARGEST = 1000;
const NEAR = 10;

const isSameUnit = (first: NumberTerm, { unit }: NumberTerm): boolean => unit === "" || unit === first.unit;
