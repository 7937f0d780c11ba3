import type { Conflict } from "@terzi/contracts/cv";
import type { Line } from "../../parse/line.ts";
import { addsNothing } from "../../retell/slight-words.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";
import { sharedWords } from "../scope/opposed-words.ts";
import { followsFromOthers } from "./following-numbers.ts";
import { numbersIn, type PlacedNumber, writtenWith } from "./placed-numbers.ts";

/** With fewer words in common a sentence may tell of another line. */
const SHARED_AT_LEAST = 3;
/** In other words, or another language, some of them aren't known again. */
const SHARE_AT_LEAST = 0.75;

/** Lengths of time may be told in another unit, and averages are worked out. */
const isCount = ({ number: { unit, bound }, measure: { kind } }: PlacedNumber): boolean =>
  unit === "" && kind === "" && bound !== "average";

const REACH = 5;
/** The words behind a number up to a sign or the next one: "four phase II oncology trials". */
function wordsBehind({ number: { end }, line }: PlacedNumber): ToldWord[] {
  const sign = line.text.slice(end).search(/[,;.()]|\s\d/u);
  return toldWordsIn(line)
    .filter(({ start }) => start > end && (sign < 0 || start < end + sign))
    .slice(0, REACH);
}

/**
 * "Reported to 14 customers", of four: other lines have the 14, but the one that has all other words of the sentence
 * counts four.
 */
export function countOfOtherLineConflicts(task: ConflictTask): Conflict[] {
  const { sentence, lines } = task.alignment;
  const [first] = lines;
  if (!first || task.entries.length > 1) return [];
  const { line } = first;
  const told = toldWordsIn(sentence).filter((word) => !addsNothing(word, sentence));
  const known = toldWordsIn(line);
  const shared = sharedWords(told, sentence, known, line).length;
  const isRetold = shared >= SHARED_AT_LEAST && shared >= told.length * SHARE_AT_LEAST;
  if (!isRetold) return [];
  const counts = numbersIn(line).filter(isCount);
  const values = new Set(numbersIn(line).map(({ number }) => number.value));
  // A line that has as much of the sentence may be the one that it tells.
  const isFartherOff = (other: Line): boolean =>
    sharedWords(told, sentence, toldWordsIn(other), other).length < shared;
  const isElsewhere = (value: number): boolean => {
    const there = linesOf(task.entries).filter((other) =>
      numbersIn(other).some(({ number }) => number.value === value),
    );
    return there.length > 0 && there.every(isFartherOff);
  };
  const saidValues = new Set(numbersIn(sentence).map(({ number }) => number.value));
  return numbersIn(sentence)
    .filter(
      (said) =>
        isCount(said) &&
        said.number.value > 1 &&
        !values.has(said.number.value) &&
        isElsewhere(said.number.value),
    )
    .filter((said) => !followsFromOthers(said, task))
    .flatMap((said) => {
      const [thing] = wordsBehind(said);
      const same = counts.filter(
        (one) => thing && sharedWords([thing], sentence, wordsBehind(one), line).length > 0,
      );
      const [other, ...more] = same;
      return other && !more.length && !saidValues.has(other.number.value)
        ? [{ kind: "number" as const, said: writtenWith(said), known: writtenWith(other) }]
        : [];
    });
}
