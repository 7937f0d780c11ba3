import type { Conflict } from "@terzi/contracts/cv";
import type { Alignment } from "../align/align-sentence.ts";
import { idsIn } from "../align/align-sentence.ts";
import type { FactEntry, Facts } from "../facts/fact.ts";
import type { Line } from "../parse/line.ts";

/** A sentence, the lines that it was most likely made from, and everything it may speak about. */
export type ConflictTask = { alignment: Alignment; entries: FactEntry[]; facts: Facts };

/** A sentence about one entry, and the line of it that comes nearest. */
export type NearestTask = { sentence: Line; line: Line; entries: FactEntry[] };

/** A check of a sentence against its nearest line; across several entries that line may be about something else. */
export const besideNearest =
  (check: (task: NearestTask) => Conflict[]) =>
  ({ alignment: { sentence, lines }, entries }: ConflictTask): Conflict[] => {
    const [nearest] = lines;
    return nearest && entries.length === 1 ? check({ sentence, line: nearest.line, entries }) : [];
  };

/** The same beside each line that has a number of the sentence, however near that is. */
export const besideSameNumbers =
  (check: (task: NearestTask) => Conflict[]) =>
  ({ alignment: { sentence }, entries }: ConflictTask): Conflict[] => {
    if (entries.length > 1) return [];
    const values = new Set(sentence.words.numbers.map(({ value }) => value));
    const lines = linesOf(entries).filter(({ words }) =>
      words.numbers.some(({ value }) => values.has(value)),
    );
    return lines.flatMap((line) => check({ sentence, line, entries })).slice(0, 1);
  };

/** All lines of some entries, headings and texts. */
export const linesOf = (entries: FactEntry[]): Line[] =>
  entries.flatMap(({ texts, heading }) => [...texts, ...heading].map(({ line }) => line));

/** Whether any of some lines says one of these ids, or something that is a kind of one. */
export const say = (lines: Line[], ids: Iterable<string>): boolean => {
  const wanted = [...ids];
  return lines.some((line) => wanted.some((id) => idsIn(line).has(id)));
};
