import { isOnlyDates } from "../find-dates.ts";
import { hasBullet } from "../line.ts";
import { type FormKind, fieldOfLabel, isHeadOfTable } from "../words/field-labels.ts";
import type { DocxParagraph } from "./docx-paragraphs.ts";

const KINDS: FormKind[] = ["work", "education", "certifications"];

const textOf = ({ runs }: DocxParagraph): string => runs.map(({ text }) => text).join("");

const cellsOf = (row: DocxParagraph[]): DocxParagraph[][] => [
  ...Map.groupBy(row, ({ tablePath }) => tablePath.split("/")[2] ?? "").values(),
];

/** How many columns the row heads ("Employer | Position | From | To"); 0 where it is no head of a table. */
export function columnsHeaded(row: DocxParagraph[]): number {
  const cells = cellsOf(row);
  if (cells.length < 2 || cells.some((cell) => cell.length > 1)) return 0;
  const labels = cells.flat().map((cell) => textOf(cell).trim());
  const isHead = KINDS.some((kind) => isHeadOfTable(labels.map((label) => fieldOfLabel(label, kind))));
  return isHead ? cells.length : 0;
}

/**
 * A row below such a head of which a cell holds several paragraphs: its names and dates as one line, and what else its
 * cells tell line by line below. Null where the row is none.
 */
export function orderHeadedRow(row: DocxParagraph[], columns: number): DocxParagraph[][] | null {
  const cells = cellsOf(row).map((cell) => cell.filter((paragraph) => textOf(paragraph).trim()));
  const isNested = row.some(({ tablePath }) => tablePath.split("/").length > 3);
  if (isNested || cells.length > columns || cells.every((cell) => cell.length < 2)) return null;
  const parted = cells.map(partCell);
  const named = parted.flatMap(({ name }) => name ?? []);
  return named.length > 1 ? [named, ...parted.flatMap(({ below }) => below.map((one) => [one]))] : null;
}

/** What a cell says in the row, and what it tells line by line below. A range of dates wraps in a narrow cell. */
function partCell([first, ...more]: DocxParagraph[]): {
  name: DocxParagraph | null;
  below: DocxParagraph[];
} {
  if (!first || isItem(first)) return { name: null, below: first ? [first, ...more] : [] };
  const whole = [first, ...more].map(textOf).join(" ");
  if (!more.length || !isOnlyDates(whole)) return { name: first, below: more };
  return {
    name: { ...first, runs: first.runs.slice(0, 1).map((run) => ({ ...run, text: whole })) },
    below: [],
  };
}

const isItem = (paragraph: DocxParagraph): boolean =>
  paragraph.setting.isList === true || hasBullet(textOf(paragraph));
