import type { Conflict } from "@terzi/contracts/cv";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import type { NumberTerm } from "../../parse/number-term.ts";
import { numbersIn, type PlacedNumber, writtenWith } from "./placed-numbers.ts";
import type { NearestTask } from "../conflict-task.ts";

const DENIES = new RegExp(guardCue("keepsDenial"), "iu");
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
  const told = numbersIn(sentence).map(({ number }) => number.value);
  // "None of them over nine", "at least 12 and at most 15": the whole range is told.
  const isDenied = (said: PlacedNumber): boolean =>
    DENIES.test(sentence.text.slice(0, sentence.text.indexOf(writtenWith(said))));
  return numbersIn(sentence).flatMap((said) =>
    said.number.unit === "" &&
    !isDenied(said) &&
    ranges.some((range) => leavesOut(said.number, range) && !range.every((end) => told.includes(end)))
      ? [{ kind: "bound" as const, said: writtenWith(said), known: line.text }]
      : [],
  );
}
