import type { Alignment } from "../align/align-sentence.ts";
import { idsIn } from "../align/align-sentence.ts";
import type { FactEntry, Facts } from "../facts/fact.ts";
import type { Line } from "../parse/line.ts";

/** A sentence, the lines that it was most likely made from, and everything it may speak about. */
export type ConflictTask = { alignment: Alignment; entries: FactEntry[]; facts: Facts };

/** All lines of some entries, headings and texts. */
export const linesOf = (entries: FactEntry[]): Line[] =>
  entries.flatMap(({ texts, heading }) => [...texts, ...heading].map(({ line }) => line));

/** Whether any of some lines says one of these ids, or something that is a kind of one. */
export const say = (lines: Line[], ids: Iterable<string>): boolean => {
  const wanted = [...ids];
  return lines.some((line) => wanted.some((id) => idsIn(line).has(id)));
};
