import { findPeriods, isDuration, isOnlyDates } from "../find-dates.ts";
import type { Cell } from "../line.ts";
import { isContactLabel, isFieldLabel } from "../words/field-labels.ts";
import { isWeakHeading } from "../words/headings.ts";
import { isLevel } from "../words/levels.ts";
import { isLocation } from "../words/locations.ts";
import { baselines, isDrawnApart, isDrawnByRows, isHeading, MIN_LINES } from "./paint-order.ts";

type Sides = { left: Cell[]; right: Cell[] };

const isAt = (cell: Cell, edge: number): boolean => Math.abs(cell.left - edge) < 2.5;

/** Whether what stands on both sides of a gutter is two columns, each to be read by itself. */
export function isColumnPair({ left, right }: Sides, edge: number): boolean {
  const leftRows = baselines(left);
  const rightRows = baselines(right);
  if (isGridOfNames(left, right, edge)) return true;
  if (rightRows.length < MIN_LINES || leftRows.length < 2) return false;
  if (isFormOfPairs(left, right, edge)) return false;
  if (isDrawnByRows(left, right)) return false;
  if (cutsDatesOff(left, right, edge)) return false;
  if (isDrawnApart(left, right)) return !isReadAcross(left, right, edge) && !areNotes(left, right);
  const aligned = right.filter((cell) => isAt(cell, edge)).length;
  const isAligned = aligned >= MIN_LINES && aligned >= 0.25 * right.length;
  const sharedRows = rightRows.filter((row) => leftRows.some((other) => Math.abs(other - row) < 1.5)).length;
  const isApart = leftRows.length >= 6 && rightRows.length >= 6 && sharedRows < rightRows.length / 2;
  if (!isAligned && !isApart) return false;
  return !isReadAcross(left, right, edge) && !areDatesAndTowns(left, right);
}

/**
 * Entries side by side, each with its dates in a margin of its own: a gutter between the right one's dates and its names,
 * which are drawn right after them on the same line, parts what belongs together.
 */
function cutsDatesOff(left: Cell[], right: Cell[], edge: number): boolean {
  const next = new Map<Cell, Cell | undefined>();
  const drawn = [...left, ...right].sort((one, other) => one.drawn - other.drawn);
  for (const [at, cell] of drawn.entries()) next.set(cell, drawn[at + 1]);
  return left.some((cell) => {
    const named = next.get(cell);
    const isDate = isOnlyDates(cell.text) || isDatedLocation(cell.text);
    if (!isDate || !named || !isAt(named, edge) || Math.abs(named.baseline - cell.baseline) > 1.5)
      return false;
    return left.some(
      (other) => other.right < cell.left && !isOnlyDates(other.text) && !isDatedLocation(other.text),
    );
  });
}

/** "Name | Ada | Phone | 0123": a form with two labels and their values in each row. Cards beside one another ask the same. */
function isFormOfPairs(left: Cell[], right: Cell[], edge: number): boolean {
  const isLabel = ({ text }: Cell) => isContactLabel(text) || isFieldLabel(text);
  const inRow = (cells: Cell[], row: Cell) =>
    cells.filter((cell) => Math.abs(cell.baseline - row.baseline) < 1.5).sort((a, b) => a.left - b.left);
  const rows = right
    .filter((cell) => isAt(cell, edge))
    .map((cell) => [inRow(left, cell), inRow(right, cell)]);
  const pairs = rows.filter(([before = [], after = []]) => {
    const [first] = before;
    const [begin] = after;
    const isLabelled =
      first !== undefined && begin !== undefined && isLabel(first) && first.text !== begin.text;
    // What a form of jobs asks besides may be anything; it is set like the label that is known.
    const isSetLike =
      begin?.bold && first?.bold && before.length === 2 && !before[1]?.bold && !after[1]?.bold;
    // The strip is between both pairs, or within the second of them.
    return (
      isLabelled &&
      ((before.length === 2 && (isLabel(begin) || isSetLike)) ||
        (before.length === 3 && before[2] && isLabel(before[2])))
    );
  });
  return pairs.length >= MIN_LINES && pairs.length >= 0.5 * rows.length;
}

/** Two lines beside two lines, pair by pair in the same style: entries side by side, unless one side is dates or locations. */
function isGridOfNames(left: Cell[], right: Cell[], edge: number): boolean {
  const names = right.filter((cell) => isAt(cell, edge));
  if (names.length !== 2 || baselines(right).length !== 2) return false;
  if (names.some((cell) => isOnlyDates(cell.text) || isLocation(cell.text) || isLevel(cell.text)))
    return false;
  const pairs = names.map((cell) =>
    left.findLast((other) => Math.abs(other.baseline - cell.baseline) < 1.5 && !isOnlyDates(other.text)),
  );
  const isPaired = pairs.every((cell, at) => {
    const other = names[at];
    return (
      cell && other && cell.bold === other.bold && Math.abs(cell.size - other.size) < 0.6 && !isHeading(cell)
    );
  });
  // A table of two rows is drawn row by row, entries side by side one after the other.
  const isTable = (names[0]?.drawn ?? 0) < (pairs[1]?.drawn ?? 0);
  return (
    isPaired &&
    !isTable &&
    Math.abs((pairs[0]?.left ?? 0) - (pairs[1]?.left ?? 99)) < 2.5 &&
    names[0]?.bold !== names[1]?.bold
  );
}

/** Dates and locations at the right edge, each beside a line: browsers draw what floats before all the rest. */
function areNotes(left: Cell[], right: Cell[]): boolean {
  const [lines, notes] = [baselines(left), baselines(right)];
  const ends = right.map((cell) => cell.right);
  const isFlushRight = Math.max(...ends) - Math.min(...ends) < 4;
  const isNote = ({ text }: Cell) =>
    isOnlyDates(text) || isDatedLocation(text) || isLocation(text) || isLevel(text);
  return (
    (isFlushRight || share(right, isNote) >= 0.3) &&
    notes.length <= 0.7 * lines.length &&
    notes.every((note) => lines.some((line) => Math.abs(line - note) < 1.5)) &&
    !right.some((cell) => isHeading(cell) && !isWeakHeading(cell.text))
  );
}

/** "03.2020 – 05.2021" above "Bursa", flush right, each beside a line of its own: when and where what stands left was. */
const areDatesAndTowns = (left: Cell[], right: Cell[]): boolean =>
  areNotes(left, right) &&
  share(right, ({ text }) => isOnlyDates(text)) >= 0.3 &&
  share(right, ({ text }) => isOnlyDates(text) || isLocation(text)) >= 0.7;

/** Labels, dates or levels beside what they belong to are read line by line, not column by column. */
function isReadAcross(left: Cell[], right: Cell[], edge: number): boolean {
  const hasDate = ({ text }: Cell) => isOnlyDates(text) || isDatedLocation(text) || isDuration(text);
  const isLabel = (cell: Cell) =>
    isHeading(cell) || hasDate(cell) || isContactLabel(cell.text) || isFieldLabel(cell.text);
  // A row counts only if labels are all that it holds left of the gutter.
  const isLabelRow = (cell: Cell) =>
    left.filter((other) => Math.abs(other.baseline - cell.baseline) < 1.5).every(isLabel);
  if (share(left, isLabelRow) >= 0.45) return true;
  if (share(right, hasDate) >= 0.45) return true;
  // Labels beside sections: all headings stand on the right, and each line on the left has one beside it.
  const isBeside = (cell: Cell) => right.some((other) => Math.abs(other.baseline - cell.baseline) < 1.5);
  if (
    !left.some(isHeading) &&
    right.filter((cell) => isAt(cell, edge) && isHeading(cell)).length > 1 &&
    share(left, isBeside) >= 0.7
  )
    return true;
  return share(right, (cell) => isLevel(cell.text)) >= 0.5;
}

/** "2021–2023 | Oslo, Norway": dates in the margin, and beside them the location. */
export function isDatedLocation(text: string): boolean {
  const [period] = findPeriods(text);
  if (!period?.isRange || period.start > 0) return false;
  const rest = text.slice(period.end).replace(/^[\s|·•,–-]+/, "");
  return (
    rest.length < 30 &&
    (/^$|[|·•]\s*$/.test(rest) || isLocation(rest) || /[|·•]/.test(text.slice(period.end)))
  );
}

const share = (cells: Cell[], is: (cell: Cell) => boolean): number =>
  cells.length ? cells.filter(is).length / cells.length : 0;
