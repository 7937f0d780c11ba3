import type { Span } from "@terzi/contracts/posting";
import { foldAscii } from "@terzi/language/normalise";
import { POSTING_LANGUAGES } from "../languages/posting-languages.ts";
import { isMachineOrder } from "./machine-orders.ts";
import { postingPattern } from "../languages/all-posting-patterns.ts";

/** Lines that together aren't text: a record about somebody, a table of values, a conversation with a program. */

/** Turns of a conversation with a program. */
const TURN = new RegExp(String.raw`^\s*${postingPattern("turn")}\s*:`, "iu");

/** Questions with their answers, one a line. */
const ASKED_OR_ANSWERED = new RegExp(String.raw`^\s*${postingPattern("asked")}\s*:`, "iu");

const FIELD = /^[ \t]*[-*]?[ \t]*["']?([\p{L}_][\p{L}\d_ .&'-]{0,40})["']?[ \t]*:/u;
/** Values without a space behind their commas. */
const VALUES = /^[^,\n]*(?:,(?! )[^,\n]*){2,}$/u;

const isRecordField = (line: string): boolean =>
  FIELD.test(line) && POSTING_LANGUAGES.some(({ orders }) => orders.field.test(foldAscii(line)));

const hasRecordCell = (row: string): boolean =>
  row.split("|").some((cell) => isRecordField(`${cell.trim()}:`));

const isIndented = (line: string | undefined): boolean => /^[ \t]+\S/.test(line ?? "");

const isAnswered = (line: string): boolean =>
  POSTING_LANGUAGES.some(({ orders }) => orders.answered.test(foldAscii(line)));

/** In words: a heading above answers is no longer. */
const LONGEST_HEADING = 8;
/** Fewer answers may be facts about the job: "Service: yes". */
const LEAST_ANSWERED = 3;

/** Where lines that answer requirements end, with their heading if they have one. */
function answersEnd(lines: string[], from: number): number | undefined {
  const isHeaded = !isAnswered(lines[from] ?? "");
  const first = isHeaded ? from + 1 : from;
  const other = lines.findIndex((line, at) => at >= first && !isAnswered(line));
  const end = other < 0 ? lines.length : other;
  if (end - first < LEAST_ANSWERED) return undefined;
  if (isHeaded && (lines[from] ?? "").trim().split(/\s+/).length > LONGEST_HEADING) return undefined;
  return end;
}

/** The end of a table of values or a record that begins at a line; undefined where none does. */
function recordEnd(lines: string[], from: number): number | undefined {
  const endOf = (isIn: (line: string) => boolean) => {
    const end = lines.findIndex((line, at) => at >= from && !isIn(line));
    return end < 0 ? lines.length : end;
  };
  const values = endOf((line) => VALUES.test(line));
  if (values - from > 2) return values;
  const settings = endOf((line) => /^\[[\w.]+\]\s*$|^\w+ ?= ?\S/.test(line));
  if (settings - from > 1) return settings;
  const rows = endOf((line) => /^\s*\|.*\|\s*$/.test(line));
  if (rows - from > 2 && lines.slice(from, rows).some(hasRecordCell)) return rows;
  const turns = endOf((line) => TURN.test(line));
  if (turns - from > 1) return turns;
  const answers = endOf((line) => ASKED_OR_ANSWERED.test(line));
  if (answers - from > 1 && lines.slice(from, answers).some(isMachineOrder)) return answers;
  const answered = answersEnd(lines, from);
  if (answered !== undefined) return answered;
  const opensBlock = FIELD.test(lines[from] ?? "") && !isIndented(lines[from]) && isIndented(lines[from + 1]);
  if (!opensBlock && !isRecordField(lines[from] ?? "")) return undefined;
  const fields = endOf((line) => FIELD.test(line) || isIndented(line));
  const last = lines.slice(0, fields).findLastIndex((line, at) => at >= from && isRecordField(line));
  if (last < 0 || (last === from && fields === from + 1)) return undefined;
  const behind = lines.findIndex((line, at) => at > last && !isIndented(line));
  return behind < 0 ? lines.length : behind;
}

/** All of them, in order. */
export function findRecords(posting: string): Span[] {
  const lines = posting.split("\n");
  const spans: Span[] = [];
  let start = 0;
  for (let at = 0; at < lines.length; ) {
    const end = recordEnd(lines, at) ?? at + 1;
    const { length } = lines.slice(at, end).join("\n");
    if (end > at + 1) spans.push({ start, end: start + length });
    start += length + 1;
    at = end;
  }
  return spans;
}
