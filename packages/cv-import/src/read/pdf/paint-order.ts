import type { Cell } from "../line.ts";
import { headingKind, isWeakHeading } from "../words/headings.ts";
import { isLevel } from "../words/levels.ts";

/** Fewer lines are no column. */
export const MIN_LINES = 3;

export const isHeading = (cell: Cell): boolean => headingKind(cell.text) !== null;

/** The lines that cells stand on, by their baselines. */
export function baselines(cells: Cell[]): number[] {
  const rows: number[] = [];
  for (const cell of cells)
    if (!rows.some((row) => Math.abs(row - cell.baseline) < 1.5)) rows.push(cell.baseline);
  return rows;
}

/** How often the drawing goes over from one side to the other. */
function countSwitches(left: Cell[], right: Cell[]): number {
  const onLeft = new Set(left);
  const drawn = [...left, ...right].sort((a, b) => a.drawn - b.drawn);
  return drawn.filter((cell, at) => at > 0 && onLeft.has(cell) !== onLeft.has(drawn[at - 1] ?? cell)).length;
}

/** A table is drawn row by row, each line on the left with one beside it; columns have headings of their own. */
export function isDrawnByRows(left: Cell[], right: Cell[]): boolean {
  const rows = baselines(left.filter((cell) => !isHeading(cell)));
  const isBeside = (row: number) => right.some((cell) => Math.abs(cell.baseline - row) < 1.5);
  const headsLeft = (cell: Cell) => headsColumn(cell) && !isBeside(cell.baseline);
  return (
    rows.length > 1 &&
    rows.filter(isBeside).length >= 0.75 * rows.length &&
    countSwitches(left, right) >= (rows.length < MIN_LINES ? 2 : 1.3) * rows.length - 1 &&
    // Headings above notes in the margin stand on the right alone.
    (!right.some(headsColumn) || (rows.length > 2 * MIN_LINES && !left.some(headsLeft)))
  );
}

/** "Mother tongue" at the right edge says how well a language is known, and heads nothing. */
const headsColumn = (cell: Cell): boolean => {
  const kind = headingKind(cell.text);
  return kind !== null && kind !== "group" && !isWeakHeading(cell.text) && !isLevel(cell.text);
};

/** Columns are mostly drawn one after the other, page by page. */
export function isDrawnApart(left: Cell[], right: Cell[]): boolean {
  const pages = new Set([...left, ...right].map((cell) => cell.page)).size;
  const isText = (side: Cell[]) =>
    baselines(side.filter((cell) => /\p{L}{3}/u.test(cell.text))).length >= MIN_LINES;
  return isText(left) && isText(right) && countSwitches(left, right) < 2 * pages;
}
