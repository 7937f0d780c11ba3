import { numberCue } from "../../../languages/all-guard-cues.ts";
import { WRITTEN_UNITS, type WrittenUnit } from "../../../languages/all-unit-words.ts";
import type { Line } from "../../parse/line.ts";
import { mayBeSaidOf } from "./derived-values.ts";
import { numbersIn, type PlacedNumber } from "./placed-numbers.ts";

type Size = { value: number; unit: WrittenUnit };

/** "18m" is read as millions, and "4ha" as a name: the digits with the unit that is written at them. */
const GLUED = /(?<![\p{L}\d.,£$€₺])(\d+(?:[.,]\d{1,2})?)(?=[\s-]?\p{L})/gu;

const unitsBehind = (text: string, value: number): Size[] =>
  WRITTEN_UNITS.filter(({ behind }) => behind.test(text)).map((unit) => ({ value, unit }));

const sizes = new WeakMap<Line, Size[]>();

/** The amounts of a line by its units, as they are written. */
function sizesIn(line: Line): Size[] {
  const before = sizes.get(line);
  if (before) return before;
  const found = [
    ...[...line.text.matchAll(GLUED)].flatMap(({ 0: digits, index }) =>
      unitsBehind(line.text.slice(index + digits.length), Number(digits.replace(",", "."))),
    ),
    ...numbersIn(line).flatMap(sizesOf),
  ];
  sizes.set(line, found);
  return found;
}

/** "A quarter of a tonne". */
const OF_UNIT = new RegExp(String.raw`^\s${numberCue("ofUnit")}\s`, "iu");

function sizesOf({ number: { end, value, unit }, line: { text } }: PlacedNumber): Size[] {
  const behind = text.slice(end);
  const isPart = OF_UNIT.test(behind);
  return unitsBehind(behind.replace(OF_UNIT, " "), isPart && unit === "%" ? value / 100 : value);
}

/** Who tells feet of metres rounds: "a 40-foot boat" of 12 m. */
const ROUNDED = 0.03;

/** "Fifteen acres" of 6 ha, "12 hektar" of 120 dönüm: the same size in another unit. */
export const isConverted = (said: PlacedNumber, lines: Line[]): boolean =>
  sizesOf(said).some(({ unit, value }) =>
    lines.some((line) =>
      sizesIn(line).some((known) => {
        if (known.unit.kind !== unit.kind || known.unit.size === unit.size) return false;
        const size = (known.value * known.unit.size) / unit.size;
        return (
          mayBeSaidOf(value, said.number, size) ||
          (said.number.bound === "exact" && Math.abs(size - value) <= size * ROUNDED)
        );
      }),
    ),
  );
