import { isOnlyDates } from "../find-dates.ts";
import type { Cell } from "../line.ts";
import { columnOf as columnUnder } from "../table-columns.ts";
import { type Head, headAt, headsColumn, joinLines, joinTexts } from "./table-heads.ts";
import { toldAcross } from "./told-rows.ts";

type Row = { cells: Map<number, Cell[]> };

/** A gap of more line heights ends a table. */
const MAX_GAP = 4.5;
/** Below a label that wrapped over many lines. */
const MAX_GAP_BELOW_HEAD = 8;

/**
 * Tables whose first row names their columns: each row becomes one wide cell that holds the cells of its columns, texts
 * that wrapped within a cell joined. What is no table comes back as it is.
 */
export function joinTableRows(cells: Cell[]): Cell[] {
  const sorted = [...cells].sort((a, b) => a.page - b.page || a.baseline - b.baseline || a.left - b.left);
  const inTables = new Set<Cell>();
  const joined: Cell[] = [];
  for (let at = 0; at < sorted.length; at++) {
    const first = sorted[at];
    if (!first || inTables.has(first)) continue;
    const head = headAt(sorted, at);
    if (!head) continue;
    const { body, told } = bodyBelow(sorted, at, head);
    const rows = rowsOf(body, head);
    if (!rows.some((row) => row.cells.size > 1)) continue;
    for (const cell of [...head.used, ...body]) inTables.add(cell);
    joined.push(...told);
    for (const cell of told) inTables.add(cell);
    joined.push(
      wideCell(head.cells),
      ...rows.map((row) => wideCell([...row.cells].sort(byColumn).map(joinLines))),
    );
  }
  return joined.length ? [...cells.filter((cell) => !inTables.has(cell)), ...joined] : cells;
}

const byColumn = ([one]: [number, Cell[]], [other]: [number, Cell[]]): number => one - other;

const columnOf = (cell: Cell, { cells, isCentred }: Head): number =>
  Math.max(
    0,
    isCentred ? columnUnder(cell, cells) : cells.findLastIndex(({ left }) => left <= cell.left + 4),
  );

/**
 * What stands below the labels and within their columns, down to a heading, a line across them, or a wide gap. `told`:
 * what stands across all columns between two rows, and tells of the upper one.
 */
function bodyBelow(sorted: Cell[], at: number, head: Head): { body: Cell[]; told: Cell[] } {
  let body: Cell[] = [];
  const told: Cell[] = [];
  const left = (head.cells[0]?.left ?? 0) - 6;
  const used = new Set(head.used);
  let right = rightOf(sorted, at, head);
  const lastLabel = head.cells.at(-1);
  let bottom = head.bottom;
  let page = head.cells[0]?.page ?? 1;
  for (const [order, cell] of sorted.entries()) {
    if (order < at || told.includes(cell)) continue;
    const isBefore = cell.left < left && !(head.isCentred && cell.right > left + 8);
    if (used.has(cell) || isBefore || cell.left > right || cell.baseline <= head.bottom + 1.5) continue;
    // A heading beyond the last label heads another column of the page.
    if (lastLabel && cell.left > lastLabel.right + 2 && headsColumn(cell)) {
      right = Math.max(lastLabel.right + 2, cell.left - SET_IN);
      body = body.filter((other) => other.left <= right);
      continue;
    }
    const most = body.length ? MAX_GAP : MAX_GAP_BELOW_HEAD;
    const across = toldAcross(sorted, order, { head, bottom, page, isOpen: told.length > 0 });
    const last = across.at(-1);
    if (body.length && last) {
      told.push(...across);
      bottom = last.baseline;
      page = last.page;
      continue;
    }
    const isFar = cell.page === page && cell.baseline - bottom > most * cell.size;
    if (isFar || endsTable(cell, head)) break;
    body.push(cell);
    bottom = Math.max(bottom, cell.baseline);
    page = cell.page;
  }
  return { body, told };
}

const SET_IN = 14;

/** Where the last column ends: at the next text beside the labels, which stands in another column of the page. */
function rightOf(sorted: Cell[], at: number, head: Head): number {
  const last = head.cells.at(-1);
  const next = sorted
    .slice(at, at + 12)
    .find((cell) => last && cell.left > last.right + 2 && Math.abs(cell.baseline - last.baseline) < 1.5);
  // A heading with a bar or a sign before it is set in a little from its column.
  return next ? Math.max((last?.right ?? 0) + 2, next.left - SET_IN) : Number.POSITIVE_INFINITY;
}

function endsTable(cell: Cell, head: Head): boolean {
  const [first] = head.cells;
  const isSetApart = cell.bold || cell.size > (first?.size ?? 0) + 0.4;
  if (headsColumn(cell) && (isSetApart || cell.left < (first?.left ?? 0) - 1)) return true;
  const next = head.cells[columnOf(cell, head) + 1];
  return next !== undefined && cell.right > next.left + 4;
}

/**
 * The rows of the table. Cells are mostly drawn one after the other, each with all its lines; where they are not, a line
 * that begins in the first column begins a row, unless it ends a date.
 */
function rowsOf(body: Cell[], head: Head): Row[] {
  const rows: Row[] = [];
  let before: { cell: Cell; column: number } | undefined;
  for (const cell of [...body].sort((a, b) => a.page - b.page || a.drawn - b.drawn)) {
    const above = head.isCentred && before && isRightBelow(cell, before.cell) ? before : undefined;
    const column = above?.column ?? columnOf(cell, head);
    const row = rows.at(-1);
    if (!row || (before && beginsRow(cell, column, before, row)))
      rows.push({ cells: new Map([[column, [cell]]]) });
    else row.cells.set(column, [...(row.cells.get(column) ?? []), cell]);
    before = { cell, column };
  }
  return rows;
}

/** The short last line of a wide cell may stand below the head of the next column, where heads are centred. */
function isRightBelow(cell: Cell, above: Cell): boolean {
  const step = (cell.baseline - above.baseline) / cell.size;
  return (
    cell.page === above.page && step > 0.5 && step < 1.6 && Math.abs(cell.left - above.left) < 1.2 * cell.size
  );
}

function beginsRow(cell: Cell, column: number, before: { cell: Cell; column: number }, row: Row): boolean {
  if (column > before.column) return false;
  const own = row.cells.get(column)?.at(-1);
  const step =
    own && own.page === cell.page ? (cell.baseline - own.baseline) / cell.size : Number.POSITIVE_INFINITY;
  const isBelow = step > 0.5 && step < 1.6;
  if (column === before.column)
    return !isBelow || (own !== undefined && isWholeDate(own.text) && isOnlyDates(cell.text));
  if (column > 0) return !isBelow;
  return !(
    own &&
    isBelow &&
    /[-–—/]$/.test(own.text) &&
    /^[\d\p{L}]/u.test(cell.text) &&
    isOnlyDates(joinTexts(own.text, cell.text))
  );
}

const isWholeDate = (text: string): boolean => isOnlyDates(text) && !/[-–—/]$/.test(text);

function wideCell(row: Cell[]): Cell {
  const [first] = row;
  if (!first) throw new Error("a row of a table has at least one cell");
  return {
    ...first,
    text: row.map(({ text }) => text).join("\t"),
    right: Math.max(...row.map(({ right }) => right)),
    baseline: Math.min(...row.map(({ baseline }) => baseline)),
    row,
  };
}
