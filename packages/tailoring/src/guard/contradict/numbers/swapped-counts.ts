import type { Conflict } from "@terzi/contracts/cv";
import type { Line } from "../../parse/line.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { type NearestTask, linesOf } from "../conflict-task.ts";
import { sharedWords } from "../scope/opposed-words.ts";
import { numbersIn, type PlacedNumber, writtenWith } from "./placed-numbers.ts";

/** The word right behind a number. */
const wordBehind = ({ number: { end }, line }: PlacedNumber): ToldWord | undefined =>
  toldWordsIn(line).find(({ start }) => start - end === 1);

/** "1/4 rejected", "2023 target": neither a fraction's numbers nor a year count what stands behind them. */
const isCount = ({ number: { unit, start, end }, line: { text } }: PlacedNumber): boolean =>
  unit !== "date" && !/\d\/$/.test(text.slice(0, start)) && !/^\/\d/.test(text.slice(end));

/** The counts of a line, each with the word behind it. */
const countedIn = (line: Line): { number: PlacedNumber; word: ToldWord }[] =>
  numbersIn(line)
    .filter(isCount)
    .flatMap((number) => {
      const word = wordBehind(number);
      return word ? [{ number, word }] : [];
    });

/** "Six excavators and four lorries" for four and six: the nearest line has both words, each behind the other number. */
export function swappedCountConflicts({ sentence, line, entries }: NearestTask): Conflict[] {
  const known = countedIn(line);
  const countOf = ({ number }: PlacedNumber) => number.value;
  return numbersIn(sentence).flatMap((said) => {
    const word = wordBehind(said);
    if (!word || said.number.unit === "date" || countOf(said) < 2) return [];
    const isOfWord = (one: ToldWord) => sharedWords([word], sentence, [one], line).length > 0;
    const [other, ...more] = known.filter((one) => isOfWord(one.word));
    const ofValue = known.filter(({ number }) => countOf(number) === countOf(said));
    // "Three tram lines" are three lines.
    const next = toldWordsIn(sentence).find(({ start }) => start - word.end === 1);
    if (next && ofValue.some((one) => sharedWords([next], sentence, [one.word], line).length)) return [];
    // Another line may count so many of them, at another time.
    const isToldApart = linesOf(entries).some((one) =>
      countedIn(one).some(
        ({ number, word: own }) =>
          countOf(number) === countOf(said) && sharedWords([word], sentence, [own], one).length > 0,
      ),
    );
    if (isToldApart) return [];
    const isElsewhere = ofValue.length > 0 && !ofValue.some((one) => isOfWord(one.word));
    return other && !more.length && isElsewhere
      ? [{ kind: "number" as const, said: writtenWith(said), known: writtenWith(other.number) }]
      : [];
  });
}
