import type { Conflict } from "@terzi/contracts/cv";
import { guardCue, numberCue } from "../../../languages/all-guard-cues.ts";
import { changes } from "../../entail/changes.ts";
import type { Line } from "../../parse/line.ts";
import type { Relation } from "../../parse/number-term.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";
import { numbersIn, type PlacedNumber, writtenWith } from "../numbers/placed-numbers.ts";

/** A time in two units: 5 h 40 min. */
type Compound = { larger: PlacedNumber; smaller: PlacedNumber };

const LARGER = new RegExp(String.raw`(?<!\p{L})${numberCue("largerTime")}(?:\s${guardCue("and")})?\s$`, "iu");
const SMALLER = new RegExp(String.raw`^\s?${numberCue("smallerTime")}(?!\p{L})`, "iu");

export function compoundsIn(line: Line): Compound[] {
  const numbers = numbersIn(line);
  return numbers.flatMap((larger, at) => {
    const smaller = numbers[at + 1];
    if (!smaller) return [];
    const between = line.text.slice(larger.number.start, smaller.number.start);
    // "Six hours to an hour and forty minutes" are two times.
    const isLarger = LARGER.test(between) && between.trim().split(/\s+/).length <= WORDS_OF_A_LARGER;
    // The unit may be read as a part of its number: "three months".
    const digits = /^\S+/.exec(line.text.slice(smaller.number.start))?.[0].length ?? 0;
    const isSmaller = SMALLER.test(line.text.slice(smaller.number.start + digits));
    return isLarger && isSmaller ? [{ larger, smaller }] : [];
  });
}

/** "Two hours and". */
const WORDS_OF_A_LARGER = 3;

/** Whether a time is what two times of a line differ by, one of which is told in one unit: 6 h to 1 h 40 min. */
function isDifference(said: Compound, lines: Line[]): boolean {
  const lengthOf = ({ larger, smaller }: Compound) => larger.measure.value + smaller.measure.value;
  return lines.some((line) => {
    const compounds = compoundsIn(line);
    const parts = new Set(compounds.flatMap(({ larger, smaller }) => [larger, smaller]));
    const singles = numbersIn(line).filter(
      (one) => !parts.has(one) && one.measure.kind === said.larger.measure.kind,
    );
    return compounds.some((one) =>
      singles.some(({ measure }) => Math.abs(measure.value - lengthOf(one)) === lengthOf(said)),
    );
  });
}

/** How many of the smaller units the larger has, whichever they are. */
const STEPS = [60, 12, 24, 7];
const totalOf = ({ larger, smaller }: Compound, step: number): number =>
  larger.number.value * step + smaller.number.value;

/** Whether a time is one of those that are known, or what two of them differ by. */
const isKnown = (said: Compound, known: Compound[]): boolean =>
  STEPS.some((step) => {
    const totals = known.map((one) => totalOf(one, step));
    const total = totalOf(said, step);
    return totals.some((one) => one === total || totals.some((other) => one - other === total));
  });

/**
 * The compound that a number belongs to is told as a whole: `null` for a number by itself. Where its lines have no
 * such time, it may be counted from dates or told in one unit.
 */
export function compoundConflict(
  said: PlacedNumber,
  { alignment, entries }: ConflictTask,
): Conflict[] | null {
  const own = compoundsIn(said.line).find(({ larger, smaller }) => larger === said || smaller === said);
  if (!own) return null;
  const [nearest] = alignment.lines.flatMap(({ line }) => compoundsIn(line));
  if (own.smaller === said || !nearest) return [];
  const known = linesOf(entries).flatMap(compoundsIn);
  const differs = (kind: Conflict["kind"], one: Compound): Conflict[] => [
    { kind, said: writtenWith(said), known: writtenWith(one.larger) },
  ];
  if (isDifference(own, linesOf(entries))) return [];
  if (!isKnown(own, known)) return differs("number", nearest);
  const same = known.filter((one) => STEPS.every((step) => totalOf(one, step) === totalOf(own, step)));
  const [end] = same;
  return end && isChangeBy(own) && same.every(isEnd) ? differs("direction", end) : [];
}

const relates = ({ larger, smaller }: Compound, relation: Relation): boolean =>
  [larger, smaller].some(({ number }) => number.relation === relation);

/** "Shortened by 1 h 50 min", of what was shortened to it. */
const isChangeBy = (said: Compound): boolean =>
  compoundsIn(said.larger.line).length === 1 &&
  changes(said.larger.clause) &&
  !relates(said, "to") &&
  !relates(said, "from");

const isEnd = (known: Compound): boolean => relates(known, "to") && changes(known.larger.clause);
