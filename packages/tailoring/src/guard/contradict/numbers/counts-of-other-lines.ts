import type { Conflict } from "@terzi/contracts/cv";
import { addsNothing } from "../../retell/slight-words.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";
import { sharedWords } from "../scope/opposed-words.ts";
import { followsFromOthers } from "./following-numbers.ts";
import { numbersIn, type PlacedNumber, writtenWith } from "./placed-numbers.ts";

/** With fewer words in common a sentence may tell of another line. */
const SHARED_AT_LEAST = 3;

/** Lengths of time may be told in another unit, and averages are worked out. */
const isCount = ({ number: { unit, value, bound }, measure: { kind } }: PlacedNumber): boolean =>
  unit === "" && kind === "" && value >= 2 && bound !== "average";

const wordBehind = ({ number: { end }, line }: PlacedNumber): ToldWord | undefined =>
  toldWordsIn(line).find(({ start }) => start - end === 1);

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
  const isRetold =
    told.length >= SHARED_AT_LEAST && sharedWords(told, sentence, known, line).length === told.length;
  if (!isRetold) return [];
  const counts = numbersIn(line).filter(isCount);
  const values = new Set(numbersIn(line).map(({ number }) => number.value));
  const elsewhere = new Set(
    linesOf(task.entries)
      .flatMap(numbersIn)
      .map(({ number }) => number.value),
  );
  const saidValues = new Set(numbersIn(sentence).map(({ number }) => number.value));
  return numbersIn(sentence)
    .filter((said) => isCount(said) && !values.has(said.number.value) && elsewhere.has(said.number.value))
    .filter((said) => !followsFromOthers(said, task))
    .flatMap((said) => {
      const thing = wordBehind(said);
      const same = counts.filter((one) => {
        const own = wordBehind(one);
        return thing && own && sharedWords([thing], sentence, [own], line).length > 0;
      });
      const [other, ...more] = same;
      return other && !more.length && !saidValues.has(other.number.value)
        ? [{ kind: "number" as const, said: writtenWith(said), known: writtenWith(other) }]
        : [];
    });
}
