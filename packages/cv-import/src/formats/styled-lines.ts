import { type Cell, hasBullet, isAllCaps, type Line } from "../read/line.ts";

/** A paragraph with its role but without a position. Tabs separate its cells. */
export type StyledText = {
  text: string;
  /** 1 to 9 for a heading, 0 for none. */
  headingLevel?: number;
  isBold?: boolean;
  isItem?: boolean;
  /** Whether there is a gap above it. */
  hasGap?: boolean;
};

const SIZE = 11;
const HEADING_SIZES = [SIZE, 18, 14, 13];

/** Lines for the reader, from paragraphs of a format that has no pages. */
export function toStyledLines(paragraphs: StyledText[]): Line[] {
  const lines = paragraphs
    .map((paragraph) => ({ ...paragraph, text: cleaned(paragraph.text) }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map(toLine);
  const [first] = lines;
  if (first) Object.assign(first, { startsColumn: true, gap: 0 });
  return lines;
}

/** Invisible characters are removed; white space other than tabs becomes one space. */
const cleaned = (text: string): string =>
  text
    .replace(/[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\0]/g, "")
    .split("\t")
    .map((cell) => cell.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\t");

function toLine({
  text,
  headingLevel = 0,
  isBold = false,
  isItem = false,
  hasGap = false,
}: StyledText): Line {
  const size = headingLevel ? (HEADING_SIZES[headingLevel] ?? SIZE + 1) : SIZE;
  const style = { size, bold: isBold || headingLevel > 0, italic: false };
  const shown = isItem && !hasBullet(text) ? `• ${text}` : text;
  const cells: Cell[] = shown.split("\t").map((cell, at) => ({
    ...{ text: cell, runs: [{ text: cell, ...style }], ...style },
    ...{ left: at * 100, right: at * 100 + cell.length * 5, baseline: 0, page: 1, drawn: 0 },
  }));
  return {
    ...{ text: shown, cells, left: 0, right: shown.length * 5, limit: Number.POSITIVE_INFINITY, ...style },
    ...{ isCaps: isAllCaps(shown), isBullet: hasBullet(shown), isWhole: true, gap: hasGap ? 1 : 0 },
    ...{ reach: Number.POSITIVE_INFINITY, column: 0, startsColumn: false, headingLevel },
  };
}
