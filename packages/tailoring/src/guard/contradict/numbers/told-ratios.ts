import type { Conflict } from "@terzi/contracts/cv";
import { type Pair, pairsIn } from "../../entail/number-pairs.ts";
import type { NumberTerm } from "../../parse/number-term.ts";
import type { NearestTask } from "../conflict-task.ts";
import { MULTIPLIED } from "./misread-changes.ts";

const WHOLE = 100;

/** Whether a change comes to what a sentence says of it: "doubled", "by half". */
const comesTo = ({ from, to }: Pair, { unit, value, bound }: NumberTerm): boolean => {
  const ratio = to.value / from.value;
  const said = unit === "%" ? [1 + value / WHOLE, 1 - value / WHOLE] : [value, 1 / value];
  const least = bound === "atLeast" ? said.find((one) => one < 1 === ratio < 1) : undefined;
  if (least !== undefined && (ratio < 1 ? ratio > least : ratio < least)) return false;
  return said.some((one) => Math.abs(one - ratio) <= ratio * ROUNDED);
};
/** "More than doubled", "nearly halved": how far off such a word may be. */
const ROUNDED = 0.25;

/** Whether a pair of a sentence is one of the line's. */
const isNear = (pairs: Pair[], from: NumberTerm, to: NumberTerm): boolean =>
  pairs.some((pair) => pair.from.value === from.value && pair.to.value === to.value);

/** "Doubled", of what rose from 400 to 600; "by 50 %", of what rose by 50 from 200. */
export function toldRatioConflicts({ sentence, line }: NearestTask): Conflict[] {
  const pairs = pairsIn(line).filter(({ from, to }) => from.value > 0 && to.value > 0);
  // "7:30" is one time, and no pair.
  if (/\d:\d/.test(line.text)) return [];
  const isShare = pairs.some(({ from, to }) => [from, to].some(({ unit }) => unit === "%"));
  const isWritten = (said: NumberTerm) =>
    line.words.numbers.some(({ unit, value }) => unit === said.unit && value === said.value);
  const said = sentence.words.numbers.find(
    (number) =>
      number.value > 1 &&
      (number.unit === "x" ||
        (number.unit === "" && MULTIPLIED.test(sentence.text.slice(number.end))) ||
        (number.unit === "%" && number.relation === "by" && !isShare)) &&
      !isWritten(number),
  );
  const own = pairsIn(sentence).filter(
    ({ from, to }) => from.value !== to.value && from !== said && to !== said,
  );
  // "More than halved, from 55 to 35": its own values speak against it.
  const isOwnOther = said?.bound === "atLeast" && own.every(({ from, to }) => isNear(pairs, from, to));
  if (!said || !pairs.length || (own.length && !isOwnOther) || pairs.some((pair) => comesTo(pair, said)))
    return [];
  return [{ kind: "number", said: sentence.text.slice(said.start, said.end), known: line.text }];
}
