import { type Cell, hasBullet } from "../line.ts";
import { isLabelText } from "../prose.ts";
import { fieldOfLabel } from "../words/field-labels.ts";
import { type Head, headsColumn } from "./table-heads.ts";

/** More lines tell of no single row. */
const MOST_LINES = 40;
const MAX_GAP = 4.5;

/** Where a table has come to; `isOpen`: lines across its columns were found already. */
type Reached = { head: Head; bottom: number; page: number; isOpen: boolean };

/**
 * What was done stands below a row across all its columns: a label above it, items, or text that reaches over the next
 * column. The cells from this one on until the table's next row; none where no row follows.
 */
export function toldAcross(sorted: Cell[], from: number, { head, bottom, page, isOpen }: Reached): Cell[] {
  const first = sorted[from];
  if (!first || !isFlush(first, head) || !beginsText(first, head)) return [];
  const told: Cell[] = [];
  let before = { baseline: bottom, page };
  for (let at = from; at < sorted.length && told.length < MOST_LINES; at++) {
    const cell = sorted[at];
    if (!cell || headsColumn(cell) || isLarger(cell, head) || isFar(cell, before)) break;
    if (isRow(sorted, at, head)) return told;
    told.push(cell);
    before = cell;
  }
  // Below the last row, as below those before it.
  return isOpen && told.every((cell) => cell.left < (head.cells[1]?.left ?? 0)) ? told : [];
}

/** A heading that no list knows. */
const isLarger = (cell: Cell, { cells: [first] }: Head): boolean =>
  first !== undefined && cell.size > first.size + 1;

const isFar = (cell: Cell, before: { baseline: number; page: number }): boolean =>
  cell.page === before.page && cell.baseline - before.baseline > MAX_GAP * cell.size;

/** At the first column's edge, or set in from it as items are. */
const isFlush = (cell: Cell, { cells: [first] }: Head): boolean =>
  first !== undefined && cell.left > first.left - 4 && cell.left < first.left + 3 * cell.size;

function beginsText(cell: Cell, { cells: [, second] }: Head): boolean {
  const isLabel = /:\s*$/.test(cell.text) && fieldOfLabel(cell.text, "work") === "description";
  return (
    isLabel ||
    isLabelText(cell.text) ||
    hasBullet(cell.text) ||
    (second !== undefined && cell.right > second.left + 4)
  );
}

/** Whether a row of the table begins here: cells below most of its labels, the first of them included. */
function isRow(sorted: Cell[], at: number, { cells: heads }: Head): boolean {
  const first = sorted[at];
  if (!first || heads.length < 3) return false;
  const beside = sorted.filter(
    (cell) => cell.page === first.page && Math.abs(cell.baseline - first.baseline) < 1.5,
  );
  const isBelow = (head: Cell) => beside.some((cell) => Math.abs(cell.left - head.left) < 4);
  return heads.slice(0, 1).every(isBelow) && heads.filter(isBelow).length >= Math.max(3, 0.6 * heads.length);
}
