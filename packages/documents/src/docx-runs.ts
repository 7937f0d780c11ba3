import { ExternalHyperlink, type ParagraphChild, TextRun } from "docx";
import { type Piece, SEPARATOR } from "./printed-cv.ts";

export const NO_BREAK_SPACE = "\u00A0";
/** A line may end with a separator, but never begins with one. */
export const BETWEEN = `${NO_BREAK_SPACE}${SEPARATOR.details.trimStart()}`;

/** Pieces of a line one after the other, in a character style of Word's. */
export const lineRuns = (pieces: Piece[], separator: string, style?: string): ParagraphChild[] =>
  pieces.flatMap((piece, i) => [...(i ? [textRun(separator, style)] : []), ...pieceRuns(piece, style)]);

export function pieceRuns({ text, label, href }: Piece, style?: string): ParagraphChild[] {
  const run = href
    ? new ExternalHyperlink({ link: href, children: [textRun(text, "Hyperlink")] })
    : textRun(text, style);
  return label ? [textRun(`${label}: `, style), run] : [run];
}

const textRun = (text: string, style: string | undefined): TextRun =>
  new TextRun({ text, ...(style && { style }) });
