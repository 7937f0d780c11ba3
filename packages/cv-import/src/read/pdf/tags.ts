import type { Cell } from "../line.ts";
import type { PdfSpan } from "./pdf-span.ts";

/** A gap this wide (in ems) parts two words. */
export const WORD_GAP = 0.13;
/** A space this wide (in ems), drawn as none, stands between two tags and not between two words. */
const TAG_GAP = 0.5;
/** A text this long has a space in it, if spaces are drawn at all. */
const LONG = 16;

/** So many words in small letters in a row, each drawn by itself, are a text set word by word. */
const WORDS = 3;

/** Whether the file draws the spaces between words as letters, so that a gap between two texts is none of them. */
export function areSpacesDrawn(rows: PdfSpan[][]): boolean {
  const long = rows.flat().filter(({ text }) => text.trim().length >= LONG);
  const isSetByWords = (row: PdfSpan[]) =>
    row.filter(({ text }) => /^\p{Ll}\S*$/u.test(text.trim())).length >= WORDS;
  return (
    long.length > 4 &&
    long.filter(({ text }) => / /.test(text.trim())).length > 0.8 * long.length &&
    !rows.some(isSetByWords)
  );
}

/** What wider spaces than those between words part, where there are any. */
export function tagsOf(spans: PdfSpan[], areDrawn: boolean): Pick<Cell, "pieces" | "areTags"> {
  const pieces: string[] = [];
  for (const [at, span] of spans.entries()) {
    const before = spans[at - 1];
    const isApart = before && span.left - before.right > TAG_GAP * Math.min(before.size, span.size);
    if (!before || isApart) pieces.push(span.text);
    else
      pieces.push(`${pieces.pop()}${span.left - before.right > WORD_GAP * span.size ? " " : ""}${span.text}`);
  }
  const texts = pieces.map((piece) => piece.replace(/ {2,}/g, " ").trim()).filter(Boolean);
  return texts.length > 1 ? { pieces: texts, ...(areDrawn ? { areTags: true } : {}) } : {};
}
