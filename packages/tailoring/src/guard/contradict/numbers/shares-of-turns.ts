import { idsIn } from "../../align/align-sentence.ts";
import type { Line } from "../../parse/line.ts";
import { mayBeSaidOf } from "./derived-values.ts";
import type { PlacedNumber } from "./placed-numbers.ts";

/** Every how many of them something comes back, by the ids that frequencies have. */
const NAMED: Record<string, number> = {
  "c:fortnightly": 2,
  "c:every other year": 2,
  "c:bimonthly": 2,
  "c:quarterly": 3,
};
const turnOf = (id: string): number => NAMED[id] ?? Number(/^c:[a-z]+ x(\d+)$/.exec(id)?.[1] ?? 0);

/** "1 week in 5": digits between which nothing reads a frequency. */
const ONE_IN = /(?<![\p{L}\d.,])(?:1|one) \p{L}+ (?:in|out of|of) (\d{1,2})(?![\d.,]*\d)/giu;

/** "A fifth of the weeks", of "one week in five". */
export const isShareOfTurns = ({ number }: PlacedNumber, lines: Line[]): boolean =>
  number.unit === "%" &&
  lines
    .flatMap((line) => [
      ...[...idsIn(line)].map(turnOf),
      ...[...line.text.matchAll(ONE_IN)].map(([, turns]) => Number(turns)),
    ])
    .some((turns) => turns > 1 && mayBeSaidOf(number.value, number, HUNDRED / turns));
const HUNDRED = 100;
