import { isOnlyDates } from "../find-dates.ts";
import type { Cell } from "../line.ts";
import {
  type Field,
  type FormKind,
  fieldOfLabel,
  isFieldLabel,
  NAMING_FIELDS,
} from "../words/field-labels.ts";
import { columnOf as columnUnder } from "../table-columns.ts";
import { headingKind, isWeakHeading } from "../words/headings.ts";

type Head = { cells: Cell[]; bottom: number; used: Cell[]; isCentred: boolean };
type Row = { cells: Map<number, Cell[]> };

const KINDS: FormKind[] = ["work", "education", "certifications"];
const MAX_HEAD_LINES = 7;
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
    const body = bodyBelow(sorted, at, head);
    const rows = rowsOf(body, head);
    if (!rows.some((row) => row.cells.size > 1)) continue;
    for (const cell of [...head.used, ...body]) inTables.add(cell);
    joined.push(
      wideCell(head.cells),
      ...rows.map((row) => wideCell([...row.cells].sort(byColumn).map(joinLines))),
    );
  }
  return joined.length ? [...cells.filter((cell) => !inTables.has(cell)), ...joined] : cells;
}

const byColumn = ([one]: [number, Cell[]], [other]: [number, Cell[]]): number => one - other;

/** The labels that stand beside one another from this cell on, each as many lines long as makes it a label. */
function headAt(sorted: Cell[], at: number): Head | null {
  const first = sorted[at];
  if (!first || first.text.length > 60) return null;
  const beside: Cell[] = [];
  const parted: Cell[] = [];
  for (let next = at; next < sorted.length && beside.length < 8; next++) {
    const cell = sorted[next];
    if (!cell || cell.page !== first.page || cell.baseline - first.baseline > 1.5) break;
    // The heading of another column of the page stands beside the labels by chance.
    if (beside.length && headsColumn(cell) && !isFieldLabel(cell.text)) break;
    if (cell.left < (beside.at(-1)?.right ?? cell.left)) continue;
    const parts = partLabels(cell);
    if (parts.length > 1) parted.push(cell);
    beside.push(...parts);
  }
  const inLine = (kind: FormKind) => beside.map((cell) => labelFrom(sorted, at, cell, kind));
  for (const kind of KINDS) {
    const head = headOf(inLine(kind), parted);
    if (head) return { ...head, isCentred: false };
  }
  for (const kind of KINDS) {
    const head = headOf(centredLabels(sorted, at, kind), []);
    if (head) return { ...head, isCentred: true };
  }
  return null;
}

type Label = { lines: Cell[]; field: Field | undefined };

/** The head that some labels make: two different ones at least, one of them a name, and at most one unknown. */
function headOf(labels: Label[], parted: Cell[]): Omit<Head, "isCentred"> | null {
  const known = new Set(labels.map(({ field }) => field).filter((field) => field !== undefined));
  if (known.size < 2 || known.size < labels.length - 1) return null;
  if (![...known].some((field) => NAMING_FIELDS.has(field))) return null;
  const used = labels.flatMap(({ lines }) => lines);
  return {
    cells: labels.map(({ lines }) => joinLines([0, lines])),
    bottom: Math.max(...used.map(({ baseline }) => baseline)),
    used: [...used, ...parted],
  };
}

/** "Board /" above "University", and "Course" between the two in height: labels in the middle of their boxes. */
function centredLabels(sorted: Cell[], at: number, kind: FormKind): Label[] {
  const first = sorted[at];
  const isHeading = (cell: Cell) => headsColumn(cell) && !isFieldLabel(cell.text);
  if (!first || isHeading(first)) return [];
  const columns: Cell[][] = [];
  for (const cell of sorted.slice(at, at + 24)) {
    if (cell.page !== first.page || cell.baseline - first.baseline > 2.6 * first.size) break;
    if (cell.bold !== first.bold || Math.abs(cell.size - first.size) > 0.6 || isHeading(cell)) continue;
    const above = columns.find((lines) =>
      lines.some((line) => cell.left < line.right && cell.right > line.left),
    );
    const last = above?.at(-1);
    if (last && cell.baseline - last.baseline > 1.6 * cell.size) break;
    if (above) above.push(cell);
    else columns.push([cell]);
  }
  const isUneven = columns.some(([top]) => Math.abs((top?.baseline ?? 0) - first.baseline) > 1.5);
  const middles = columns.map((lines) => ((lines[0]?.baseline ?? 0) + (lines.at(-1)?.baseline ?? 0)) / 2);
  // A label whose lines were joined before has the height of its first.
  const isOneRow = Math.max(...middles) - Math.min(...middles) < 0.75 * first.size;
  if (columns.length < 3 || !isUneven || !isOneRow) return [];
  return columns
    .sort(([one], [other]) => (one?.left ?? 0) - (other?.left ?? 0))
    .map((lines) => ({ lines, field: fieldOfLabel(lines.map(({ text }) => text).join(" "), kind) }));
}

/** "Company Job title": two labels that stand close become two cells, cut where their letters would be. */
function partLabels(cell: Cell): Cell[] {
  if (isFieldLabel(cell.text)) return [cell];
  for (const { index } of cell.text.matchAll(/ /g)) {
    const [one, other] = [cell.text.slice(0, index), cell.text.slice(index + 1)];
    if (!isFieldLabel(one) || !isFieldLabel(other)) continue;
    const at = cell.left + ((cell.right - cell.left) * (index + 1)) / cell.text.length;
    const runs = (text: string) => [{ text, bold: cell.bold, italic: cell.italic, size: cell.size }];
    return [
      { ...cell, text: one, runs: runs(one), right: at - 1 },
      { ...cell, text: other, runs: runs(other), left: at },
    ];
  }
  return [cell];
}

function labelFrom(sorted: Cell[], at: number, cell: Cell, kind: FormKind) {
  const lines = [cell];
  let best = { lines: [cell], field: fieldOfLabel(cell.text, kind) };
  for (const next of sorted.slice(at, at + 60)) {
    const last = lines.at(-1) ?? cell;
    const step = next.baseline - last.baseline;
    const isBelow =
      next.page === cell.page &&
      step > 1.5 &&
      step < 1.6 * cell.size &&
      Math.abs(next.left - cell.left) < 3 &&
      next.bold === cell.bold &&
      Math.abs(next.size - cell.size) < 0.6;
    if (!isBelow) continue;
    lines.push(next);
    const field = fieldOfLabel(lines.map(({ text }) => text).join(" "), kind);
    if (field) best = { lines: [...lines], field };
    if (lines.length === MAX_HEAD_LINES) break;
  }
  return best;
}

const columnOf = (cell: Cell, { cells, isCentred }: Head): number =>
  Math.max(
    0,
    isCentred ? columnUnder(cell, cells) : cells.findLastIndex(({ left }) => left <= cell.left + 4),
  );

/** What stands below the labels and within their columns, down to a heading, a line across them, or a wide gap. */
function bodyBelow(sorted: Cell[], at: number, head: Head): Cell[] {
  let body: Cell[] = [];
  const left = (head.cells[0]?.left ?? 0) - 6;
  const used = new Set(head.used);
  let right = rightOf(sorted, at, head);
  const lastLabel = head.cells.at(-1);
  let bottom = head.bottom;
  let page = head.cells[0]?.page ?? 1;
  for (const cell of sorted.slice(at)) {
    const isBefore = cell.left < left && !(head.isCentred && cell.right > left + 8);
    if (used.has(cell) || isBefore || cell.left > right || cell.baseline <= head.bottom + 1.5) continue;
    // A heading beyond the last label heads another column of the page.
    if (lastLabel && cell.left > lastLabel.right + 2 && headsColumn(cell)) {
      right = Math.max(lastLabel.right + 2, cell.left - SET_IN);
      body = body.filter((other) => other.left <= right);
      continue;
    }
    const most = body.length ? MAX_GAP : MAX_GAP_BELOW_HEAD;
    const isFar = cell.page === page && cell.baseline - bottom > most * cell.size;
    if (isFar || endsTable(cell, head)) break;
    body.push(cell);
    bottom = Math.max(bottom, cell.baseline);
    page = cell.page;
  }
  return body;
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

const headsColumn = ({ text }: Cell): boolean => headingKind(text) !== null && !isWeakHeading(text);

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
    const column = columnOf(cell, head);
    const row = rows.at(-1);
    if (!row || (before && beginsRow(cell, column, before, row)))
      rows.push({ cells: new Map([[column, [cell]]]) });
    else row.cells.set(column, [...(row.cells.get(column) ?? []), cell]);
    before = { cell, column };
  }
  return rows;
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

const joinTexts = (one: string, other: string): string =>
  /\d-$/.test(one) && /^\d/.test(other) ? one + other : `${one} ${other}`;

function joinLines([, lines]: [number, Cell[]]): Cell {
  const [first] = lines;
  if (!first) throw new Error("a cell of a table has at least one line");
  if (lines.length === 1) return first;
  const text = lines.map((line) => line.text).reduce(joinTexts);
  return {
    ...first,
    text,
    runs: [{ text, bold: first.bold, italic: first.italic, size: first.size }],
    right: Math.max(...lines.map(({ right }) => right)),
  };
}

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
