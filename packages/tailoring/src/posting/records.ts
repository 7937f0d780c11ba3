import type { Span } from "@terzi/contracts/posting";
import { foldAscii } from "@terzi/language/normalise";
import { postingPattern } from "../languages/all-posting-patterns.ts";
import { POSTING_LANGUAGES } from "../languages/posting-languages.ts";

/** Lines that together aren't text: a record about somebody, a table of values, a conversation with a program. */

/** Turns of a conversation with a program. */
const TURN = new RegExp(String.raw`^\s*${postingPattern("turn")}\s*:`, "iu");

const FIELD = /^[ \t]*(?:[-*][ \t]*)?["']?([\p{L}_][\p{L}\d_ .&'-]{0,40})["']?[ \t]*:/u;
/** Values without a space behind their commas. */
const VALUES = /^[^,\n]*(?:,(?! )[^,\n]*){2,}$|^[^;\n]*(?:;(?! )[^;\n]*){2,}$/u;

const isRecordField = (line: string): boolean =>
  FIELD.test(line) && POSTING_LANGUAGES.some(({ orders }) => orders.field.test(foldAscii(line)));

const hasRecordCell = (row: string): boolean =>
  row.split("|").some((cell) => isRecordField(`${cell.trim()}:`));

const isIndented = (line: string): boolean => /^[ \t]+\S/.test(line);

const isAnswered = (line: string): boolean =>
  POSTING_LANGUAGES.some(({ orders }) => orders.answered.test(foldAscii(line)));

/** In words: a heading above answers is no longer. */
const LONGEST_HEADING = 8;
/** Fewer answers may be facts about the job: "Service: yes". */
const LEAST_ANSWERED = 3;

type LineTest = (line: string) => boolean;

const isValues: LineTest = (line) => VALUES.test(line);
const isSetting: LineTest = (line) => /^\[[\w.]+\]\s*$|^\w+ ?= ?\S/.test(line);
const isRow: LineTest = (line) => /^\s*\|.*\|\s*$/.test(line);
const isTurn: LineTest = (line) => TURN.test(line);
/** A box that somebody ticked already, or one left blank beside such. */
const isBox: LineTest = (line) => /^\s*(?:[-*•] )?\[[xX✓✔ ]\]\s*\S/u.test(line);
const isTicked: LineTest = (line) => /^\s*(?:[-*•] )?\[[xX✓✔]\]/u.test(line);
const isFence: LineTest = (line) => /^\s*---+\s*$/.test(line);
/** "force_fit: high", "  - Kubernetes": what stands between the fences of front matter. */
const isMatter: LineTest = (line) => /^[\p{Ll}_][\p{Ll}\d_-]*:(?: \S.*)?$|^\s+(?:- )?\S/u.test(line);
const isNamedInSmall: LineTest = (line) => /^[\p{Ll}_][\p{Ll}\d_-]*:(?: |$)/u.test(line);
/** "name_of_it: value", "skill: true": a key that only a program writes. */
const isKey: LineTest = (line) => /^\p{Ll}+(?:_\p{Ll}+)+:(?: |$)|^\p{Ll}+: (?:true|false|null)$/u.test(line);
/** "2014-2024 Head of UI": with years first, as in a CV; a school's year is the next one. */
const opensEntry: LineTest = (line) => {
  const [, from, to] = /^\s*((?:19|20)\d\d) ?[-–—] ?((?:19|20)\d\d)\b[^\d\n]*\p{L}/u.exec(line) ?? [];
  return from !== undefined && Number(to) - Number(from) > 1;
};
const isFilled: LineTest = (line) => line.trim() !== "";
const isUnmarked: LineTest = (line) => isFilled(line) && !/^\s*(?:[-–•*·>~]|\d+[.)])\s/u.test(line);
const isFieldOrBelow: LineTest = (line) => FIELD.test(line) || isIndented(line);

/** Lines by their numbers. Each test runs once a line, from however many lines somebody looks on. */
class Lines {
  readonly #lines: readonly string[];
  readonly #firsts = new Map<LineTest, readonly number[]>();
  readonly #ends = new Map<LineTest, readonly number[]>();
  readonly #lasts = new Map<LineTest, readonly number[]>();

  constructor(lines: readonly string[]) {
    this.#lines = lines;
  }

  at(at: number): string {
    return this.#lines[at] ?? "";
  }

  /** The first from a line on that passes; the number of lines where none does. */
  firstOf(isIt: LineTest, from: number): number {
    const firsts = this.#firsts.get(isIt) ?? nextIn(this.#lines.map(isIt), true);
    this.#firsts.set(isIt, firsts);
    return firsts[from] ?? this.#lines.length;
  }

  /** The first from a line on that doesn't pass. */
  endOf(isIt: LineTest, from: number): number {
    const ends = this.#ends.get(isIt) ?? nextIn(this.#lines.map(isIt), false);
    this.#ends.set(isIt, ends);
    return ends[from] ?? this.#lines.length;
  }

  /** The last before a line that passes; -1 where none does. */
  lastOf(isIt: LineTest, before: number): number {
    const lasts = this.#lasts.get(isIt) ?? lastIn(this.#lines.map(isIt));
    this.#lasts.set(isIt, lasts);
    return lasts[before - 1] ?? -1;
  }
}

function nextIn(results: readonly boolean[], sought: boolean): number[] {
  let next = results.length;
  return results
    .map((_, at) => {
      const line = results.length - 1 - at;
      if (results[line] === sought) next = line;
      return next;
    })
    .reverse();
}

function lastIn(results: readonly boolean[]): number[] {
  let last = -1;
  return results.map((isIt, at) => {
    if (isIt) last = at;
    return last;
  });
}

/** Where lines that answer requirements end, with their heading if they have one. */
function answersEnd(lines: Lines, from: number): number | undefined {
  const isHeaded = !isAnswered(lines.at(from));
  const first = isHeaded ? from + 1 : from;
  const end = lines.endOf(isAnswered, first);
  if (end - first < LEAST_ANSWERED) return undefined;
  if (isHeaded && lines.at(from).trim().split(/\s+/).length > LONGEST_HEADING) return undefined;
  return end;
}

/** Fewer ticked boxes may be anybody's bullets. */
const LEAST_TICKED = 2;

/** Where boxes end that were filled in before anybody applied, with the line that heads them. */
function boxesEnd(lines: Lines, from: number): number | undefined {
  const first = isBox(lines.at(from)) ? from : from + 1;
  const end = lines.endOf(isBox, first);
  const ticked = Array.from({ length: end - first }, (_, at) => lines.at(first + at)).filter(isTicked);
  return isFilled(lines.at(from)) && ticked.length >= LEAST_TICKED ? end : undefined;
}

/** Where front matter ends, or settings with keys of a program. */
function matterEnd(lines: Lines, from: number): number | undefined {
  const first = isFence(lines.at(from)) ? from + 1 : from;
  if (!isNamedInSmall(lines.at(first))) return undefined;
  const end = lines.endOf(isMatter, first);
  if (first > from && isFence(lines.at(end))) return end + 1;
  return end - first > 1 && lines.firstOf(isKey, first) < end ? end : undefined;
}

/** In lines: an example of a CV is no longer. */
const MOST_OF_CV = 12;

/** Where a CV ends that somebody gives as an example: a paragraph in which a line begins with the years of a job. */
function cvEnd(lines: Lines, from: number): number | undefined {
  const isFirst = isUnmarked(lines.at(from)) && !isUnmarked(lines.at(from - 1));
  const end = lines.endOf(isUnmarked, from);
  if (!isFirst || end - from < 2 || end - from > MOST_OF_CV) return undefined;
  return lines.firstOf(opensEntry, from) < end ? end : undefined;
}

/** The end of a table of values or a record that begins at a line; undefined where none does. */
function recordEnd(lines: Lines, from: number): number | undefined {
  const values = lines.endOf(isValues, from);
  if (values - from > 2) return values;
  const settings = lines.endOf(isSetting, from);
  if (settings - from > 1) return settings;
  const rows = lines.endOf(isRow, from);
  if (rows - from > 2 && lines.firstOf(hasRecordCell, from) < rows) return rows;
  const boxes = boxesEnd(lines, from) ?? matterEnd(lines, from) ?? cvEnd(lines, from);
  if (boxes !== undefined) return boxes;
  const turns = lines.endOf(isTurn, from);
  if (turns - from > 1) return turns;
  const answered = answersEnd(lines, from);
  if (answered !== undefined) return answered;
  const opensBlock =
    FIELD.test(lines.at(from)) && !isIndented(lines.at(from)) && isIndented(lines.at(from + 1));
  if (!opensBlock && !isRecordField(lines.at(from))) return undefined;
  const fields = lines.endOf(isFieldOrBelow, from);
  const last = lines.lastOf(isRecordField, fields);
  if (last < from || (last === from && fields === from + 1)) return undefined;
  return lines.endOf(isIndented, last + 1);
}

/** All of them, in order. */
export function findRecords(posting: string): Span[] {
  const texts = posting.split("\n");
  const lines = new Lines(texts);
  const spans: Span[] = [];
  let start = 0;
  for (let at = 0; at < texts.length; ) {
    const end = recordEnd(lines, at) ?? at + 1;
    const { length } = texts.slice(at, end).join("\n");
    if (end > at + 1) spans.push({ start, end: start + length });
    start += length + 1;
    at = end;
  }
  return spans;
}
