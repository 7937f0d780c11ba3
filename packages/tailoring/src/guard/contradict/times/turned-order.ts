import type { Conflict } from "@terzi/contracts/cv";
import { turnedCue } from "../../../languages/all-turned-cues.ts";
import type { Line } from "../../parse/line.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import type { NearestTask } from "../conflict-task.ts";
import { sharedWords } from "../scope/opposed-words.ts";

/** What came first, or was the cause, and what came of it or after it. */
type Order = { earlier: ToldWord[]; later: ToldWord[] };

const THEN = new RegExp(turnedCue("thenBehind"), "giu");
const FIRST = new RegExp(turnedCue("firstBehind"), "giu");
const OUTCOME = new RegExp(turnedCue("outcomeBefore"), "giu");
const END = /[.;()]/u;

/** The orders that a line tells, of time or of cause alike: a cause comes first. */
function ordersIn(line: Line): Order[] {
  const { text } = line;
  const words = toldWordsIn(line).filter(({ isEmpty }) => !isEmpty);
  const within = (from: number, to: number) => words.filter(({ start, end }) => start >= from && end <= to);
  const sides = ({ index, 0: cue }: RegExpMatchArray & { index: number }) => {
    const end = index + cue.length;
    const stop = text.slice(end).search(END);
    const from = [...text.slice(0, index).matchAll(/[.;()]/gu)].at(-1)?.index ?? 0;
    return { from, start: index, end, to: stop < 0 ? text.length : end + stop };
  };
  const isThere = (order: Order) => order.earlier.length > 0 && order.later.length > 0;
  const then = [...text.matchAll(THEN)].map(sides).map(({ from, start, end, to }) => ({
    earlier: within(from, start),
    later: within(end, to),
  }));
  const first = [...text.matchAll(FIRST)].map(sides).map(({ from, start, end, to }) => {
    const comma = text.slice(end, to).indexOf(",");
    const cut = comma < 0 ? to : end + comma;
    const before = within(from, start);
    // "After A, B": where nothing stands before the word, what it belongs to follows behind the comma.
    return { earlier: within(end, cut), later: before.length ? before : within(cut, to) };
  });
  const outcome = [...text.matchAll(OUTCOME)].map(sides).map(({ from, start }) => {
    const before = within(from, start);
    return { earlier: before.slice(0, -2), later: before.slice(-2) };
  });
  return [...then, ...first, ...outcome].filter(isThere);
}

/** Of some words, those that none of the others say too. */
const only = (words: ToldWord[], others: ToldWord[], line: Line): ToldWord[] =>
  words.filter((word) => !sharedWords([word], line, others, line).length);

/** "Wrote copy and then went on air", of who was on air first; "overtime broke the loom", of a loom that made for overtime. */
export function turnedOrderConflicts({ sentence, line }: NearestTask): Conflict[] {
  const [told, known] = [ordersIn(sentence), ordersIn(line)];
  const says = (words: ToldWord[], some: ToldWord[]) => sharedWords(words, sentence, some, line).length > 0;
  const isOrder = ({ earlier, later }: Order, own: Order): boolean =>
    says(only(earlier, later, sentence), only(own.earlier, own.later, line)) &&
    says(only(later, earlier, sentence), only(own.later, own.earlier, line));
  const isTurned = ({ earlier, later }: Order, own: Order): boolean =>
    says(only(earlier, later, sentence), only(own.later, own.earlier, line)) &&
    says(only(later, earlier, sentence), only(own.earlier, own.later, line));
  const turned = told.some((order) => known.some((own) => isTurned(order, own) && !isOrder(order, own)));
  return turned ? [{ kind: "period", said: sentence.text, known: line.text }] : [];
}
