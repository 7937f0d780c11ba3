import type { Conflict } from "@terzi/contracts/cv";
import { type Pair, pairsIn } from "../../entail/number-pairs.ts";
import type { NumberTerm } from "../../parse/number-term.ts";
import type { NearestTask } from "../conflict-task.ts";

const WHOLE = 100;

/** Whether a change comes to what a sentence says of it: "doubled", "by half". */
const comesTo = ({ from, to }: Pair, { unit, value }: NumberTerm): boolean => {
  const ratio = to.value / from.value;
  const said = unit === "x" ? [value, 1 / value] : [1 + value / WHOLE, 1 - value / WHOLE];
  return said.some((one) => Math.abs(one - ratio) <= ratio * ROUNDED);
};
/** "More than doubled", "nearly halved": how far off such a word may be. */
const ROUNDED = 0.25;

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
      (number.unit === "x" || (number.unit === "%" && number.relation === "by" && !isShare)) &&
      !isWritten(number),
  );
  const isChange = pairsIn(sentence).some(({ from, to }) => from.value !== to.value);
  if (!said || !pairs.length || isChange || pairs.some((pair) => comesTo(pair, said))) return [];
  return [{ kind: "number", said: sentence.text.slice(said.start, said.end), known: line.text }];
}
