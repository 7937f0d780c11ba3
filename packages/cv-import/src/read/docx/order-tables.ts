import { isOnlyDates } from "../find-dates.ts";
import { isContactLabel, isFieldLabel } from "../words/field-labels.ts";
import { headingKind } from "../words/headings.ts";
import type { DocxParagraph } from "./docx-paragraphs.ts";
import { columnsHeaded, orderHeadedRow } from "./headed-rows.ts";

const textOf = (paragraph: DocxParagraph | undefined): string =>
  (paragraph?.runs ?? []).map((run) => run.text).join("");

/**
 * Paragraphs as rows of a reading. Outside tables each is a row of its own. In a table a row whose cells hold one
 * paragraph each is one line ("Employer | 2019"); cells with more are columns and are read one after the other, unless the
 * table's head names its columns.
 */
export function orderTables(paragraphs: DocxParagraph[]): DocxParagraph[][] {
  const rows: DocxParagraph[][] = [];
  let head = { table: "", columns: 0 };
  for (let at = 0; at < paragraphs.length; ) {
    const first = paragraphs[at];
    if (!first) break;
    const key = rowKey(first);
    let end = at + 1;
    while (key && end < paragraphs.length && rowKey(paragraphs[end]) === key) end++;
    const row = paragraphs.slice(at, end);
    const [table = ""] = key.split("/");
    if (table !== head.table) head = { table, columns: table ? columnsHeaded(row) : 0 };
    rows.push(...((head.columns && orderHeadedRow(row, head.columns)) || readRow(row, key !== "")));
    at = end;
  }
  return rows;
}

/** "table/row" of the outermost table. */
const rowKey = (paragraph: DocxParagraph | undefined): string =>
  paragraph?.tablePath.split("/").slice(0, 2).join("/") ?? "";

function readRow(paragraphs: DocxParagraph[], isTable: boolean): DocxParagraph[][] {
  if (!isTable) return paragraphs.map((paragraph) => [paragraph]);
  const cells = [...Map.groupBy(paragraphs, (paragraph) => paragraph.tablePath.split("/")[2] ?? "").values()];
  if (cells.length < 2)
    return orderTables(paragraphs.map((paragraph) => ({ ...paragraph, tablePath: inner(paragraph) })));
  const isFlat = cells.every((cell) => cell.length === 1 && cell[0]?.tablePath.split("/").length === 3);
  const first = cells[0] ?? [];
  const label = first[0];
  // A heading, a label or a date in the first cell belongs to what stands beside it.
  const isHead = headingKind(textOf(label)) !== null;
  const isField = isFieldLabel(textOf(label)) || isContactLabel(textOf(label));
  // "Certificate | Issued by | Year" is the head of a table.
  const areLabels = isFlat && cells.every(([paragraph]) => isFieldLabel(textOf(paragraph)));
  // "School | Ege Lisesi | Date | 2012": two rows of a form, side by side.
  const isPair = isFlat && isField && cells.length === 4 && isFieldLabel(textOf(cells[2]?.[0]));
  if (
    label &&
    first.length === 1 &&
    isHead &&
    !areLabels &&
    !isPair &&
    !(cells.length === 2 && cells[1]?.length === 1 && isField)
  )
    return [[label], ...cells.slice(1).flatMap(readCell)];
  if (isFlat) return [cells.flat()];
  const said = first.map(textOf).join(" ");
  const isDated = first.length <= MOST_DATE_LINES && isOnlyDates(said);
  const second = cells[1] ?? [];
  if ((isDated || isFieldLabel(said)) && second[0])
    return [
      isDated ? [{ ...second[0], tablePath: inner(second[0]) }, ...joinDates(first)] : [...first, second[0]],
      ...second.slice(1).map((one) => [one]),
      ...cells.slice(2).flatMap(readCell),
    ];
  return cells.flatMap(readCell);
}

/** A range of dates that wraps in a narrow cell has no more lines. */
const MOST_DATE_LINES = 5;

/** "September", "2019 –", "Present": a range over three lines is one text. */
function joinDates(lines: DocxParagraph[]): DocxParagraph[] {
  const [first] = lines;
  if (!first || lines.length < 3) return lines;
  const text = lines.map(textOf).join(" ");
  return [{ ...first, runs: first.runs.slice(0, 1).map((run) => ({ ...run, text })) }];
}

const readCell = (cell: DocxParagraph[]): DocxParagraph[][] =>
  orderTables(cell.map((paragraph) => ({ ...paragraph, tablePath: inner(paragraph) })));

/** The path within the cell: of a nested table, if there is one. */
const inner = (paragraph: DocxParagraph): string => paragraph.tablePath.split("/").slice(3).join("/");
