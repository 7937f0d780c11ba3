import type { Cell } from "../line.ts";
import {
  type Field,
  type FormKind,
  fieldOfLabel,
  isFieldLabel,
  isHeadOfTable,
} from "../words/field-labels.ts";
import { headingKind, isWeakHeading } from "../words/headings.ts";

/** The labels above a table's columns. `used`: the cells they were made of; `isCentred`: what stands below them is centred. */
export type Head = { cells: Cell[]; bottom: number; used: Cell[]; isCentred: boolean };

const KINDS: FormKind[] = ["work", "education", "certifications"];
const MAX_HEAD_LINES = 7;
const MAX_COLUMNS = 12;

/** The labels that stand beside one another from this cell on, each as many lines long as makes it a label. */
export function headAt(sorted: Cell[], at: number): Head | null {
  const first = sorted[at];
  if (!first || first.text.length > 60) return null;
  const beside: Cell[] = [];
  const parted: Cell[] = [];
  for (let next = at; next < sorted.length && beside.length < MAX_COLUMNS; next++) {
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
    if (head) return { ...head, isCentred: isCentredBelow(sorted, at, head.cells) };
  }
  for (const kind of KINDS) {
    const head = headOf(centredLabels(sorted, at, kind), []);
    if (head) return { ...head, isCentred: true };
  }
  return null;
}

/** Whether what stands below the labels is centred under them, most of it, and not flush with them. */
function isCentredBelow(sorted: Cell[], at: number, heads: Cell[]): boolean {
  const middle = ({ left, right }: Cell) => (left + right) / 2;
  const count = { centred: 0, flush: 0 };
  for (const cell of sorted.slice(at, at + 8 * heads.length)) {
    if (heads.includes(cell) || cell.page !== heads[0]?.page) continue;
    if (heads.some((head) => Math.abs(head.left - cell.left) < 3)) count.flush++;
    else if (heads.some((head) => Math.abs(middle(head) - middle(cell)) < 3)) count.centred++;
  }
  return count.centred > 2 && count.centred > 3 * count.flush;
}

type Label = { lines: Cell[]; field: Field | undefined };

/** The head that some labels make, if they make one. */
function headOf(labels: Label[], parted: Cell[]): Omit<Head, "isCentred"> | null {
  if (!isHeadOfTable(labels.map(({ field }) => field))) return null;
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

export const headsColumn = ({ text }: Cell): boolean => headingKind(text) !== null && !isWeakHeading(text);

/** A range of dates that broke at its dash goes on without a space. */
export const joinTexts = (one: string, other: string): string =>
  /\d-$/.test(one) && /^\d/.test(other) ? one + other : `${one} ${other}`;

/** The lines of one cell of a table, as one cell. */
export function joinLines([, lines]: [number, Cell[]]): Cell {
  const [first] = lines;
  if (!first) throw new Error("a cell of a table has at least one line");
  if (lines.length === 1) return first;
  const text = lines.map((line) => line.text).reduce(joinTexts);
  return {
    ...first,
    text,
    runs: lines.every((line) => isSetAs(line, first))
      ? [{ text, bold: first.bold, italic: first.italic, size: first.size }]
      : lines.map(({ bold, italic, size, ...line }, at) => ({
          ...{ bold, italic, size },
          text: at ? ` ${line.text}` : line.text,
        })),
    right: Math.max(...lines.map(({ right }) => right)),
  };
}

const isSetAs = (line: Cell, first: Cell): boolean =>
  line.bold === first.bold && line.italic === first.italic && Math.abs(line.size - first.size) < 0.4;
