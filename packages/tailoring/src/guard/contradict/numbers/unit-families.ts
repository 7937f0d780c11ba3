import type { Conflict } from "@terzi/contracts/cv";
import { foldAscii } from "@terzi/language/normalise";
import { isNear } from "../../entail/compare-numbers.ts";
import type { ConflictTask } from "../conflict-task.ts";
import { numbersIn, type PlacedNumber, writtenWith } from "./placed-numbers.ts";

/** Units of one kind, each by the ways in which it is written. */
const FAMILIES: RegExp[][] = [
  [
    /^(?:ms|msec|milliseconds?|milisaniye)(?![a-z])/,
    /^(?:s|sec|secs|seconds?|sn|saniye)(?:lik|den|ye|de)?(?![a-z])/,
    /^(?:min|mins|minutes?|dk|dakika)(?:lik|dan|ya|da)?(?![a-z])/,
  ],
  [
    /^(?:mm|millimet(?:re|er)s?|milimetre)(?![a-z])/,
    /^(?:cm|centimet(?:re|er)s?|santimetre|santim)(?![a-z])/,
    /^(?:in|inch(?:es)?|inc)(?![a-z])(?! \p{L})/u,
  ],
  [
    /^(?:km|kilomet(?:re|er)s?)(?![a-z])/,
    /^(?:miles?|mil)(?![a-z])/,
    /^(?:m|met(?:re|er)s?)(?![a-z²2])/,
    /^(?:ft|feet|foot|fit)(?![a-z])/,
    /^(?:yd|yards?)(?![a-z])/,
  ],
  [
    /^(?:donum|dekar|decares?)(?:luk|lik)?/,
    /^(?:hektar|hectares?|ha)(?![b-z])/,
    /^(?:acres?)(?![a-z])/,
    /^(?:m²|m2|metrekare|square met(?:re|er)s?)/,
    /^(?:square f(?:ee|oo)t|sq ?ft)/,
  ],
  [
    /^(?:ng|nanogra\w+)(?![a-z])/,
    /^(?:[µμ]g|mcg|microgra\w+|mikrogram)(?![a-z])/,
    /^(?:mg|milligra\w+|miligram)(?![a-z])/,
    /^(?:g|gr|grams?|grammes?)(?![a-z])/,
  ],
  [/^(?:ppb)(?![a-z])/, /^(?:ppm)(?![a-z])/],
  [/^(?:kw|kilowatts?)(?![a-z])/, /^(?:mw|megawatts?)(?![a-z])/, /^(?:w|watts?)(?![a-z])/],
  [/^(?:bar)(?![a-z])/, /^(?:psi)(?![a-z])/, /^(?:kpa)(?![a-z])/],
  [
    /^(?:kg|kilos?|kilograms?|kilogram)(?![c-z])/,
    /^(?:tons?|tonnes?|t)(?![a-z])/,
    /^(?:lbs?|pounds?)(?![a-z])/,
  ],
  [/^(?:litres?|liters?|litre)(?![f-z])/, /^(?:m³|m3|cubic met(?:re|er)s?|metrekup)/, /^(?:gallons?|galon)/],
];

/** "Hektarlık", "hektarın": a Turkish unit with what it ends in. */
const LONG = /^([a-z]{3,}?)(?:li[kg]i?|lu[kg]u?)(?=n?[a-z]{0,2}(?![a-z]))/;

/** What a number measures, by the word behind it; null where it counts. */
export const unitBehind = ({
  number,
  line,
}: Pick<PlacedNumber, "number" | "line">): { family: number; unit: number } | null => {
  const behind = foldAscii(line.text.slice(number.end))
    .replace(/^['’]?[\s-]*/, "")
    .replace(LONG, "$1");
  for (const [family, units] of FAMILIES.entries()) {
    const unit = units.findIndex((pattern) => pattern.test(behind));
    if (unit >= 0) return { family, unit };
  }
  return null;
};

/** "61,000 kilometres" for 61,000 miles. */
export function unitFamilyConflicts({ alignment: { sentence, lines } }: ConflictTask): Conflict[] {
  const known = lines.flatMap(({ line }) => numbersIn(line));
  return numbersIn(sentence).flatMap((said) => {
    const unit = unitBehind(said);
    if (!unit) return [];
    const same = known.filter(
      (one) => isNear(one.number.value, said.number.value) && unitBehind(one)?.family === unit.family,
    );
    const [other] = same;
    return other && !same.some((one) => unitBehind(one)?.unit === unit.unit)
      ? [{ kind: "unit" as const, said: writtenWith(said), known: writtenWith(other) }]
      : [];
  });
}
