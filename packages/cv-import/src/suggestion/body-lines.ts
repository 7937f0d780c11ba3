import { bodyTexts } from "../read/entry-body.ts";
import { readTextLines } from "../read/text-lines.ts";
import type { LineRange } from "./find-date.ts";

const LINES_AT_MOST = 150;
/** The text about an entry begins this close below its head. */
const REACH = 8;

export type Numbered = { firstLine: number; lastLine: number };

/**
 * The lines that a suggestion numbers (from 1), cut where the next entry begins; null when they can't be an entry's.
 */
export function bodyRange(
  { firstLine, lastLine }: Numbered,
  { head, heads, lineCount }: { head: LineRange; heads: LineRange[]; lineCount: number },
): LineRange | null {
  const from = Math.max(firstLine - 1, head.to + 1);
  const next = Math.min(
    ...heads.filter((other) => other.from > head.to).map((other) => other.from),
    lineCount,
  );
  const to = Math.min(lastLine, next) - 1;
  if (firstLine < 1 || from > to || to - from >= LINES_AT_MOST || from - head.to > REACH) return null;
  return { from, to };
}

/** What some lines tell, in the document's own words: their items, and their sentences as one text. */
export function bodyOf(lines: string[], range: LineRange | null): { items: string[]; text: string } {
  if (!range) return { items: [], text: "" };
  const body = readTextLines(lines.slice(range.from, range.to + 1).join("\n"));
  const { items, paragraphs } = bodyTexts({
    head: [],
    body: body.map((line) => ({ ...line, isWhole: true })),
  });
  return { items, text: paragraphs.join("\n") };
}
