import { guardCue } from "../../../languages/all-guard-cues.ts";
import { turnedCue } from "../../../languages/all-turned-cues.ts";
import { isNear } from "../../entail/compare-numbers.ts";
import type { NumberTerm } from "../../parse/number-term.ts";
import { workedOutCue } from "../../../languages/all-worked-out-cues.ts";
import { mayBeSaidOf } from "./derived-values.ts";
import type { PlacedNumber } from "./placed-numbers.ts";

/** "Nine in ten", "yüz teslimden doksanı", of what 90 % were. */
export const isOfShare = ({ line: { text, words } }: PlacedNumber, all: PlacedNumber[]): boolean =>
  words.numbers.some((first, at) => {
    const second = words.numbers[at + 1];
    if (!second) return false;
    const between = text.slice(first.end, second.start);
    const isPartFirst =
      /^ (?:in|out of|of)(?: every| an?)? $/.test(between) || isOutOfHundred(between, second);
    if (!isPartFirst && !/^ \p{L}+[dt][ae]n $/u.test(between)) return false;
    const share = isPartFirst ? first.value / second.value : second.value / first.value;
    return (
      (isPartFirst && isOfCounts(share, all)) ||
      all.some((known) => {
        const { number } = known;
        if (number.unit !== "%") return false;
        const { bound } = first;
        // "More than four in five", of 81 %.
        // "Three in a hundred weren't passed", of 97 % that were.
        const isRest = (LACKING.test(text) || tellsRest(known)) && isNear(100 - number.value, share * 100);
        return (
          isRest ||
          isNear(number.value, share * 100) ||
          (bound !== "exact" && mayBeSaidOf(share * 100, { bound, unit: "%" }, number.value))
        );
      })
    );
  });

/** "Fewer than three calves in a hundred". */
const isOutOfHundred = (between: string, { value }: NumberTerm): boolean =>
  value === HUNDRED && OUT_OF_COUNTED.test(between);
const OUT_OF_COUNTED = new RegExp(
  String.raw`^ (?:\p{L}+ ){1,2}${workedOutCue("outOfCounted")}(?: every| an?)? $`,
  "iu",
);
const HUNDRED = 100;

/** "A fifth were homes", of "80 % cars, the rest homes"; "2 % fell outside the target", of 98 % within it. */
export const isRestOfShare = ({ number, line }: PlacedNumber, all: PlacedNumber[]): boolean =>
  number.unit === "%" &&
  all.some(
    (known) =>
      known.number.unit === "%" &&
      (tellsRest(known) || MISSED.test(line.text)) &&
      mayBeSaidOf(number.value, number, 100 - known.number.value),
  );
const MISSED = new RegExp(turnedCue("missedShare"), "iu");
const REST = new RegExp(turnedCue("theRest"), "iu");
const tellsRest = ({ line: { text } }: PlacedNumber): boolean => REST.test(text);

/** "Nearly nine in ten", of 52 of 58. */
const isOfCounts = (share: number, all: PlacedNumber[]): boolean =>
  all.some(({ number: part, line }) =>
    line.words.numbers.some(
      (whole) =>
        part.unit === "" &&
        whole.unit === "" &&
        part.value < whole.value &&
        Math.abs(part.value / whole.value - share) <= ROUNDED,
    ),
  );
const ROUNDED = 0.025;

/** What wasn't so is the rest of what was. */
export const LACKING = new RegExp(`${guardCue("lacking")}|${guardCue("keepsDenial")}`, "iu");
