import { isOnlyDates } from "../find-dates.ts";
import { type Cell, hasBullet, isAllCaps, type Line } from "../line.ts";
import { isContactLabel, isFieldLabel } from "../words/field-labels.ts";
import { headingKind, isLooseHeading, isWeakHeading } from "../words/headings.ts";
import { type Region, splitIntoColumns } from "./columns.ts";
import { joinBrokenDates, joinBrokenHeadings, joinBrokenRightDates } from "./join-broken-notes.ts";
import { joinLabelLines } from "./join-label-lines.ts";
import { joinTableRows } from "./find-tables.ts";
import { liftMarginHeadings } from "./lift-headings.ts";
import { isUnbroken } from "./unbroken.ts";
import { joinIntoCells } from "./pdf-cells.ts";
import type { PdfSpan } from "./pdf-span.ts";
import { dropRepeatedMargins } from "./repeated-margins.ts";

/** The lines of a PDF in reading order. */
export function orderPdfLines(spans: PdfSpan[]): Line[] {
  const cells = liftMarginHeadings(joinTableRows(joinLabelLines(dropRepeatedMargins(joinIntoCells(spans)))));
  return splitIntoColumns(cells).flatMap(regionLines);
}

function regionLines({ cells, column: whole, end }: Region): Line[] {
  const column = Math.min(...whole.map((cell) => cell.left));
  const edge = end === undefined ? rightEdge(whole, column) : () => end;
  // An address that no column can break may reach out of it.
  const broken = whole.filter(({ text }) => !isUnbroken(text));
  const reach = Math.max(...(broken.length ? broken : whole).map((cell) => cell.right));
  const lines = joinBrokenHeadings(joinBrokenRightDates(joinBrokenDates(groupIntoRows(cells))))
    .flatMap(partPairs)
    .flatMap(partHeading)
    .map((row) => toLine(row, { edge, left: column, reach }));
  measureGaps(lines);
  if (lines[0]) lines[0].startsColumn = true;
  return lines;
}

/** Where the column's text breaks; for short lines it is unknown where too few lines reach that far. */
function rightEdge(cells: Cell[], column: number): (text: string) => number {
  const edge = Math.max(...cells.map((cell) => cell.right));
  const full = cells.filter((cell) => cell.right - column > 0.88 * (edge - column)).length;
  return (text) => (full >= 3 || text.length >= 45 ? edge : Number.POSITIVE_INFINITY);
}

function groupIntoRows(cells: Cell[]): Cell[][] {
  const sorted = [...cells].sort((a, b) => a.page - b.page || a.baseline - b.baseline || a.left - b.left);
  const rows: Cell[][] = [];
  for (const cell of sorted) {
    const row = rows.at(-1);
    const first = row?.[0];
    // A margin note that is too long reaches a little into the text beside it.
    const overlap = 0.4 * cell.size;
    const isBeside = row?.every(
      (other) => cell.left >= other.right - overlap || cell.right <= other.left + overlap,
    );
    // A heading in the margin may stand a little above the dates that hang beside the name.
    const last = row?.at(-1);
    const isOneRow =
      first && last && (isLevelWith(first, cell) || (last !== first && hangsBeside(last, cell)));
    if (row && first && isBeside && first.page === cell.page && isOneRow) row.push(cell);
    else rows.push([cell]);
  }
  for (const row of rows) row.sort((a, b) => a.left - b.left);
  return rows;
}

/** Whether two cells have about one baseline; small dates may hang at the top of the line beside them. */
const isLevelWith = (first: Cell, cell: Cell): boolean =>
  cell.baseline - first.baseline <= Math.max(1.5, 0.3 * Math.min(first.size, cell.size)) ||
  hangsBeside(first, cell);

function hangsBeside(first: Cell, cell: Cell): boolean {
  const [small, large] = first.size < cell.size ? [first, cell] : [cell, first];
  // "September 2017 – December" may have its year in the next line.
  const isDated = isOnlyDates(small.text) || isOnlyDates(`${small.text} 2000`);
  const isClose = Math.abs(cell.baseline - first.baseline) <= 0.4 * large.size;
  return isClose && isDated && small.size < 0.9 * large.size && small.left > large.right;
}

/** A heading in the margin, beside the first line of its section, is a line of its own. */
function partHeading(row: Cell[]): Cell[][] {
  const [first, ...rest] = row;
  if (!first || !rest.length || headingKind(first.text) === null) return [row];
  const isContact = isContactLabel(first.text) && (isWeakHeading(first.text) || isLooseHeading(first.text));
  const isLabel = rest.length === 1 && (isContact || (isFieldLabel(first.text) && !first.bold));
  const isHeadOfTable = rest.length > 1 && isFieldLabel(first.text) && isFieldLabel(rest.at(-1)?.text ?? "");
  // "Qualification | BSc | Date | 2019": two rows of a form, side by side.
  const isPair = rest.length === 3 && isFieldLabel(first.text) && isFieldLabel(rest[1]?.text ?? "");
  return /:\s*$/.test(first.text) || isLabel || isHeadOfTable || isPair ? [row] : [[first], rest];
}

/** "Name | Ada | Phone | 0123": two rows of a form, side by side. */
function partPairs(row: Cell[]): Cell[][] {
  const [one, , other] = row;
  const isLabel = (cell: Cell | undefined) => cell !== undefined && isContactLabel(cell.text);
  return row.length === 4 && isLabel(one) && isLabel(other) ? [row.slice(0, 2), row.slice(2)] : [row];
}

type Column = { edge: (text: string) => number; left: number; reach: number };

function toLine(row: Cell[], { edge, left: column, reach }: Column): Line {
  const cells = row.flatMap((cell) => cell.row ?? [cell]);
  const lead = cells.reduce((best, cell) => (cell.size > best.size + 0.5 ? cell : best));
  const text = cells.map((cell) => cell.text).join("\t");
  return {
    text,
    cells,
    left: Math.min(...cells.map((cell) => cell.left)),
    right: Math.max(...cells.map((cell) => cell.right)),
    limit: edge(text),
    reach,
    size: lead.size,
    bold: lead.bold,
    italic: lead.italic,
    isCaps: isAllCaps(lead.text),
    isBullet: hasBullet(text),
    isWhole: row.some((cell) => cell.row !== undefined),
    gap: 0,
    column,
    startsColumn: false,
    headingLevel: 0,
  };
}

/** Space above each line, beyond the commonest distance of its column, in its own line heights. */
function measureGaps(lines: Line[]): void {
  const distances: number[] = [];
  const pairs = lines.slice(1).map((line, at) => ({ line, before: lines[at] }));
  const distance = (line: Line, before: Line | undefined): number | null => {
    const [cell, other] = [line.cells[0], before?.cells[0]];
    if (!cell || !other || cell.page !== other.page) return null;
    // Dates beside a name may reach down to a second line.
    return cell.baseline - Math.max(...(before?.cells ?? []).map(({ baseline }) => baseline));
  };
  for (const { line, before } of pairs) {
    const space = distance(line, before);
    if (space !== null && space > 0) distances.push(space / line.size);
  }
  const usual = distances.sort((a, b) => a - b)[Math.floor(distances.length * 0.3)] ?? 1.2;
  for (const { line, before } of pairs) {
    const space = distance(line, before);
    line.gap = space === null ? 0 : Math.max(0, space / line.size - Math.max(usual, 1));
  }
}
