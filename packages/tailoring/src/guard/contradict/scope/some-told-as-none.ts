import type { Conflict } from "@terzi/contracts/cv";
import { turnedCue } from "../../../languages/all-turned-cues.ts";
import type { Line } from "../../parse/line.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { partOf } from "../../shown/word-ways.ts";
import { SHARE } from "../../retell/keeps-whole.ts";
import type { NearestTask } from "../conflict-task.ts";
import { sharedWords } from "./opposed-words.ts";
import { numbersIn } from "../numbers/placed-numbers.ts";

const NONE = new RegExp(turnedCue("noneOf"), "giu");
/** Where a number word is no number of the line: "bir kiracı". */
const ONE = new RegExp(turnedCue("single"), "giu");
const REACH = 3;

/** The words behind a place of a line, up to the next sign. */
function behind(line: Line, from: number): ToldWord[] {
  const end = line.text.slice(from).search(/[,;.()]/u);
  return toldWordsIn(line)
    .filter(({ start, isEmpty }) => !isEmpty && start >= from && (end < 0 || start < from + end))
    .slice(0, REACH);
}

/** "Çıkmadı": where the verb itself denies, it isn't the line's. */
const isDeniedDeed = (word: ToldWord, sentence: Line): boolean =>
  sentence.words.language.isVerbFinal && partOf(word, sentence) === "deed";

/** "Without a single complaint", of who had two. */
export function someToldAsNoneConflicts({ sentence, line }: NearestTask): Conflict[] {
  if (line.text.search(NONE) >= 0) return [];
  // "92 % of which involved no transfer" leaves the others.
  if (SHARE.test(sentence.text)) return [];
  const none = [...sentence.text.matchAll(NONE)]
    .map(({ index, 0: { length } }) => behind(sentence, index + length))
    .filter(({ length }) => length > 0);
  const counts = numbersIn(line).filter(({ number: { unit, value } }) => unit === "" && value > 0);
  const ends = [
    ...counts.map(({ number: { end } }) => end),
    ...[...line.text.matchAll(ONE)].map(({ index, 0: { length } }) => index + length),
  ];
  const isTold = ends.some((end) => {
    const [counted, ...more] = behind(line, end);
    if (!counted || counted.start - end !== 1) return false;
    // "Two minor defects": the thing may stand behind what it is like.
    const things = [counted, ...more.filter(({ start }) => start - counted.end === 1)];
    return none.some(
      (words) =>
        sharedWords(words, sentence, things, line).length > 0 &&
        // "30 flats", of whose tenants none was evicted, are the same flats: the deed counts too.
        sharedWords(words, sentence, [counted, ...more], line).length >=
          Math.min(words.filter((word) => !isDeniedDeed(word, sentence)).length, AT_LEAST),
    );
  });
  return isTold ? [{ kind: "denial", said: sentence.text, known: line.text }] : [];
}
const AT_LEAST = 2;
