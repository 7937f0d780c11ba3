import type { Conflict } from "@terzi/contracts/cv";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import { wordsSaid } from "../../align/align-sentence.ts";
import type { Line } from "../../parse/line.ts";
import { spansOf } from "../../parse/spans.ts";
import { isTranslation } from "../../retell/credentials.ts";
import { addsNothing } from "../../retell/slight-words.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { isMet, knownBy } from "../../retell/words-lost.ts";
import type { NearestTask } from "../conflict-task.ts";

const NOW = new RegExp(guardCue("goesOn"), "iu");
const ENDED = new RegExp(guardCue("hasEnded"), "iu");
/** "400 until 2020, since then 650": what ended was only the former state of it. */
const SINCE = new RegExp(guardCue("sinceThen"), "iu");
const BEFORE = new RegExp(guardCue("before"), "iu");
const AFTER = new RegExp(guardCue("after"), "iu");

/** What a line puts something before or after: behind the word in English, before it in Turkish. */
function beside(line: Line, when: RegExp): ToldWord[] | null {
  const found = when.exec(line.text);
  if (!found) return null;
  const [from, to] = [found.index, found.index + found[0].length];
  const { isVerbFinal } = line.words.language;
  const end = /[,;.()]/.exec(line.text.slice(to))?.index;
  return toldWordsIn(line).filter(
    (word) =>
      !addsNothing(word, line) &&
      (isVerbFinal
        ? word.end <= from && !/[,;.()]/.test(line.text.slice(word.end, from))
        : word.start >= to && (end === undefined || word.start < to + end)),
  );
}

/** "Before any foundations were poured", of what was done after they had been. */
function turnsOrder(sentence: Line, line: Line): boolean {
  return [
    [BEFORE, AFTER],
    [AFTER, BEFORE],
  ].some(([said, known]) => {
    if (!said || !known || known.test(sentence.text) || said.test(line.text)) return false;
    const own = beside(line, known);
    return (
      own !== null &&
      beside(sentence, said) !== null &&
      own.some((word) => isTold(word, line, sentence, said))
    );
  });
}

/** Whether the sentence tells a word of a line where it says before or after what. */
function isTold(word: ToldWord, line: Line, sentence: Line, said: RegExp): boolean {
  const there = beside(sentence, said) ?? [];
  return isMet(word, knownBy(there)) || isTranslation(word, there, sentence, line);
}

/** "Hâlen", of what a line says has ended. */
const goesOnNoMore = (sentence: Line, line: Line): boolean =>
  NOW.test(sentence.text) && ENDED.test(line.text) && !NOW.test(line.text) && !SINCE.test(line.text);

/** Whether a sentence tells the time of what a line tells the other way round. */
export const opposesTime = (sentence: Line, line: Line): boolean =>
  goesOnNoMore(sentence, line) || turnsOrder(sentence, line);

/** With fewer words of a line a sentence may tell of something else. */
const SHARED_AT_LEAST = 2;

/** What goes on that has ended, and what was done before that was done after. */
export function opposedTimeConflicts({ sentence, line }: NearestTask): Conflict[] {
  if (!opposesTime(sentence, line)) return [];
  const shared = wordsSaid(spansOf(sentence).words, sentence, line).length;
  return shared >= SHARED_AT_LEAST ? [{ kind: "period", said: sentence.text, known: line.text }] : [];
}
