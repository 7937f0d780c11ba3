import type { Clause, Line } from "../parse/line.ts";
import type { NumberTerm } from "../parse/number-term.ts";
import { type ToldWord, toldWordsIn } from "./told-words.ts";
import { guardCue, wordShape } from "../../languages/all-guard-cues.ts";

/** A stretch of a line between two signs or linking words, which is told or left out as a whole. */
export type Segment = { words: ToldWord[]; numbers: NumberTerm[] };

/** Where one stretch ends and the next begins. */
const BETWEEN = new RegExp(
  String.raw`[,;:()[\]{}|•–—]|\s-\s|(?<!\p{L})(?:${guardCue("betweenStretches")}|&)(?!\p{L})`,
  "iu",
);
/** "Yapıp", "artırarak": behind it another deed begins. */
const CONVERB = new RegExp(`${wordShape("andDoing")}$|${wordShape("byDoing")}$`, "u");

const parted = new WeakMap<Line, Segment[]>();

/** A line in its stretches. */
export function segmentsOf(line: Line): Segment[] {
  const before = parted.get(line);
  if (before) return before;
  const { language } = line.words;
  const segments = partLine(
    line,
    (between, last) =>
      BETWEEN.test(between) || (language.isVerbFinal && last !== null && CONVERB.test(last.surface)),
  );
  parted.set(line, segments);
  return withNumbers(segments);
}

/** "(MAPE-based) from 64 % to 76 %": numbers without a word belong to the stretch before the bracket. */
function withNumbers(segments: Segment[]): Segment[] {
  const kept: Segment[] = [];
  for (const segment of segments) {
    const before = kept.at(kept.length > 1 && !kept.at(-1)?.numbers.length ? -2 : -1);
    if (!segment.words.length && before) before.numbers.push(...segment.numbers);
    else kept.push(segment);
  }
  return kept;
}

type IsBreak = (between: string, last: ToldWord | null, next: ToldWord | null) => boolean;

/** Splits a line at what is between its words. */
export function partLine(line: Line, isBreak: IsBreak): Segment[] {
  const { numbers } = line.words;
  const pieces = [
    ...toldWordsIn(line).map((word) => ({ start: word.start, end: word.end, word, number: null })),
    ...numbers.map((number) => ({ start: number.start, end: number.end, word: null, number })),
  ].sort((a, b) => a.start - b.start);
  const segments: Segment[] = [];
  for (const [at, { start, word, number }] of pieces.entries()) {
    const last = pieces[at - 1];
    const isNew =
      !last || (isBreak(line.text.slice(last.end, start), last.word, word) && !(last.number && number));
    if (isNew) segments.push({ words: [], numbers: [] });
    if (word) segments.at(-1)?.words.push(word);
    if (number) segments.at(-1)?.numbers.push(number);
  }
  return segments;
}

/** The clauses of a line in which some of its stretches stand. */
export const clausesOf = ({ clauses }: Line, used: Segment[]): Clause[] =>
  clauses.filter(({ terms, actions, numbers }) =>
    [...terms, ...actions, ...numbers].some(({ start, end }) =>
      used.some(({ words, numbers: counted }) =>
        [...words, ...counted].some((one) => one.start < end && one.end > start),
      ),
    ),
  );
