import type { Conflict } from "@terzi/contracts/cv";
import { turnedCue } from "../../../languages/all-turned-cues.ts";
import type { Line } from "../../parse/line.ts";
import { SHARE } from "../../retell/keeps-whole.ts";
import { segmentsOf } from "../../retell/segments.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { type NearestTask, linesOf } from "../conflict-task.ts";
import { sharedWords } from "./opposed-words.ts";
import { numbersIn } from "../numbers/placed-numbers.ts";

const ALL = new RegExp(turnedCue("allCounted"), "iu");
const PART_DONE = new RegExp(String.raw`^(?:['’]?\p{L}{1,3})?\s${turnedCue("partDone")}`, "diu");

/** "One survived", "biri satıldı": a number word that is no number of the line. */
const ONE = new RegExp(turnedCue("single"), "giu");

type Part = { total: number; part: number; deed: ToldWord };

/** "480 assigned, 390 completed": how many of the number before it something happened to. */
function partsIn(line: Line): Part[] {
  const counts = [
    ...numbersIn(line)
      .filter(({ number: { unit } }) => unit === "")
      .map(({ number: { value, end } }) => ({ value, end })),
    ...[...line.text.matchAll(ONE)].map(({ index, 0: { length } }) => ({ value: 1, end: index + length })),
  ].toSorted((a, b) => a.end - b.end);
  return counts.flatMap(({ value, end }, at) => {
    const total = counts.slice(0, at).findLast((one) => one.value > value);
    const [from] =
      PART_DONE.exec(line.text.slice(end))
        ?.indices?.slice(1)
        .findLast((one) => one) ?? [];
    if (!total || from === undefined) return [];
    const deed = toldWordsIn(line).find((word) => word.end > end + from);
    return deed ? [{ total: total.value, part: value, deed }] : [];
  });
}

/** The words of a sentence's stretch that speaks of all. */
function toldOfAll(sentence: Line): ToldWord[] {
  const at = ALL.exec(sentence.text)?.index;
  if (at === undefined) return [];
  const own = segmentsOf(sentence).find(({ words }) => (words.at(-1)?.end ?? 0) > at)?.words ?? [];
  if (!sentence.words.language.isVerbFinal) return own;
  // "Üçü de tamamlanıp satıldı": all the verbs behind are said of them.
  const sign = sentence.text.slice(at).search(/[,;.]/u);
  const to = sign < 0 ? sentence.text.length : at + sign;
  return toldWordsIn(sentence).filter((word) => own.includes(word) || (word.start >= at && word.end <= to));
}

/** "Completing every one of the 480", of 480 of which 390 were completed. */
export function partToldAsAllConflicts({ sentence, line, entries }: NearestTask): Conflict[] {
  if (SHARE.test(sentence.text)) return [];
  const said = new Set(numbersIn(sentence).map(({ number }) => number.value));
  const words = toldOfAll(sentence);
  const isPart = partsIn(line).some(
    ({ total, part, deed }) =>
      said.has(total) &&
      !said.has(part) &&
      // "All but five of the 73", of 73 of whom 68 did.
      !said.has(total - part) &&
      sharedWords(words, sentence, [deed], line).length > 0,
  );
  const isWholeElsewhere = linesOf(entries).some((one) => one !== line && ALL.test(one.text));
  return isPart && !isWholeElsewhere ? [{ kind: "scope", said: sentence.text, known: line.text }] : [];
}
