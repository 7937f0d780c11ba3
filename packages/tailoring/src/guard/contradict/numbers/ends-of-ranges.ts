import type { Conflict } from "@terzi/contracts/cv";
import type { NumberTerm } from "../../parse/number-term.ts";
import { numbersIn, writtenWith } from "./placed-numbers.ts";
import type { NearestTask } from "../conflict-task.ts";

const RANGE = /(?<![\d.,])(\d+)\s?(?:[–-]|to|ila)\s?(\d+)(?![\d.,]?\d)/gu;

/** Whether a number says that nothing was on the side of it on which its range lies. */
const leavesOut = ({ value, bound, relation }: NumberTerm, [from, to]: [number, number]): boolean =>
  relation === "" &&
  ((bound === "atLeast" && value === to) || ((bound === "upTo" || bound === "atMost") && value === from));

/** "At least 20 people", of 8 to 20: one end of a range, as if the rest were on its other side. */
export function endOfRangeConflicts({ sentence, line }: NearestTask): Conflict[] {
  const ranges = [...line.text.matchAll(RANGE)]
    .map(([, from, to]): [number, number] => [Number(from), Number(to)])
    .filter(([from, to]) => from < to);
  return numbersIn(sentence).flatMap((said) =>
    said.number.unit === "" && ranges.some((range) => leavesOut(said.number, range))
      ? [{ kind: "bound" as const, said: writtenWith(said), known: line.text }]
      : [],
  );
}
