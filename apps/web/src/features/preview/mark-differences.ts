import { diffWordsWithSpace } from "diff";
import type { Block, Line } from "./entry-lines.ts";

/** A stretch of a line; `isChanged`: the other side does not have it. */
export type Segment = { text: string; isChanged: boolean };
export type MarkedLine = { role: Line["role"]; segments: Segment[] };
/** An entry on one side. `isAlone`: the other side has no such entry. */
export type MarkedBlock = { source: string; isAlone: boolean; lines: MarkedLine[] };

/** Two lists of entries side by side: entries with the same source are compared word by word. */
export function markDifferences(
  before: Block[],
  after: Block[],
): { before: MarkedBlock[]; after: MarkedBlock[] } {
  const markSide = (own: Block[], other: Block[], side: "removed" | "added"): MarkedBlock[] =>
    own.map((block) => {
      const partner = other.find((candidate) => candidate.source === block.source);
      if (!partner) return { source: block.source, isAlone: true, lines: block.lines.map(unmarked) };
      const [from, to] = side === "removed" ? [block, partner] : [partner, block];
      return {
        source: block.source,
        isAlone: false,
        lines: markLines(block.lines, from.lines, to.lines, side),
      };
    });
  return { before: markSide(before, after, "removed"), after: markSide(after, before, "added") };
}

const unmarked = ({ role, text }: Line): MarkedLine => ({ role, segments: [{ text, isChanged: false }] });

/** A line that only moved isn't a difference; the other lines are compared together, word by word. */
function markLines(own: Line[], from: Line[], to: Line[], side: "removed" | "added"): MarkedLine[] {
  const other = side === "removed" ? to : from;
  const hasTwin = (line: Line): boolean => other.some(({ text }) => text === line.text);
  const marked = diffLines(without(from, to), without(to, from), side);
  let next = 0;
  return own.map((line) => {
    if (hasTwin(line)) return unmarked(line);
    next += 1;
    return { role: line.role, segments: marked[next - 1] ?? [] };
  });
}

const without = (lines: Line[], other: Line[]): Line[] =>
  lines.filter((line) => !other.some(({ text }) => text === line.text));

const textOf = (lines: Line[]): string => lines.map((line) => line.text).join("\n");

function diffLines(from: Line[], to: Line[], side: "removed" | "added"): Segment[][] {
  const lines: Segment[][] = [[]];
  for (const change of diffWordsWithSpace(textOf(from), textOf(to))) {
    if (side === "removed" ? change.added : change.removed) continue;
    for (const [position, text] of change.value.split("\n").entries()) {
      if (position > 0) lines.push([]);
      if (text) lines.at(-1)?.push({ text, isChanged: change[side] });
    }
  }
  return lines;
}
