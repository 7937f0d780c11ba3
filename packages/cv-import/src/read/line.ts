import { LANGUAGE_MODULES } from "@terzi/language/languages";
/** A stretch of text in one style. */
export type Run = { text: string; bold: boolean; italic: boolean; size: number };

/** What stands together on a line; a wide gap or a table border separates cells. Positions in points, y growing downwards. */
export type Cell = {
  text: string;
  runs: Run[];
  left: number;
  right: number;
  baseline: number;
  size: number;
  bold: boolean;
  italic: boolean;
  page: number;
  /** When it was drawn: the place of its first text in the file. */
  drawn: number;
  /** What wider spaces than those between words part, where there are any: tags side by side. */
  pieces?: string[];
  /** The file draws the spaces between words, so that those between the pieces are surely none. */
  areTags?: boolean;
  /** The cells of a table's row, where this one stands for the whole row. */
  row?: Cell[];
};

/** A line of the document in reading order. */
export type Line = {
  text: string;
  cells: Cell[];
  left: number;
  right: number;
  /** Where the text would have to break: the column's right edge. */
  limit: number;
  /** How far the longest line of its column reaches; where `limit` is unknown, text broke here at the latest. */
  reach: number;
  size: number;
  bold: boolean;
  italic: boolean;
  isCaps: boolean;
  isBullet: boolean;
  /** Known to be a whole paragraph, which no other line goes on with. */
  isWhole: boolean;
  /** Space above, in line heights beyond the usual distance; 0 at a page's start and where it is unknown. */
  gap: number;
  /** The left edge of the column that it stands in; sections go on in their own column. */
  column: number;
  /** The first line of a column (or of the document). */
  startsColumn: boolean;
  /** Heading level that the document itself declares (a Word style); 0 for none. */
  headingLevel: number;
};

const BULLET =
  /^\s*(?:[•●○◦・▪▫■□▸►▶‣⁃∙·◆◇❖➢➤✓✔✦★☆→»\u2043\u25cb\uf0b7\uf0a7]|[-–—*](?=\s|\p{Lu})|o(?=\s+[\p{Lu}\d]))\s*/u;

/** The text without the mark of a list item. */
export const withoutBullet = (text: string): string => text.replace(BULLET, "").trim();

/** Whether it begins with the mark of a list item and has more than that. */
export const hasBullet = (text: string): boolean => BULLET.test(text) && withoutBullet(text) !== "";

/** Whether it is nothing but the mark of a list item. */
export const isBareBullet = (text: string): boolean =>
  /^\s*[•●○◦・▪▫■□▸►▶‣⁃∙·◆◇❖➢➤✓✔✦→»\-–*\uf0b7\uf0a7o]\s*$/u.test(text);

/** Whether all its letters are capitals, at least two of them. */
export const isAllCaps = (text: string): boolean => {
  // "ÇALIŞTIĞI YERLER (Son işyerinden başlayarak)": what a form says in brackets is set as text.
  const letters = text.replace(/(?<=\S)\s*\([^()]*\)\s*$/, "").match(/\p{L}/gu) ?? [];
  return (
    letters.length > 1 &&
    letters.every((letter) =>
      LANGUAGE_MODULES.some(({ locale }) => letter === letter.toLocaleUpperCase(locale)),
    )
  );
};

/** The style that a reader sees: lines of one role share it. */
export const styleOf = (line: { size: number; bold: boolean; italic: boolean; isCaps: boolean }): string =>
  `${Math.round(line.size * 2) / 2}${line.bold ? "b" : ""}${line.italic ? "i" : ""}${line.isCaps ? "C" : ""}`;
