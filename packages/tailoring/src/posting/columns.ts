import { postingLines } from "../languages/all-posting-patterns.ts";
import { startsWithAny } from "./any-of.ts";
import { kindOfHeading, type SectionKind } from "./heading-kinds.ts";
import { headingKeys, isMadeOfHeadingWords } from "./heading-words.ts";
import type { Asked, Physical } from "./physical.ts";

/**
 * Tables whose first row says what their columns hold ("Area | Essential | Desirable", "Topic | What we ask | Weight"),
 * or with a column that says how much each row is wanted. What their rows are called says little, and is no heading.
 */

type Cell = { at: number; text: string };
type Row = { line: Physical; cells: readonly Cell[] };
/** What a table's first row says: for each column what it asks, and which one says how much. */
type Header = {
  kinds: readonly (Asked | undefined)[];
  grades: number;
  gradeOf(cell: string): Asked | undefined;
};
/** Columns that sort the rows, and whether their first cells name what is asked, the next only saying how well. */
type Body = { sorting: ReadonlySet<number>; isNamedFirst: boolean };

const LEAST_ROWS = 2;
const MOST_WORDS_OF_A_HEAD = 5;
const MOST_WORDS_OF_A_GRADE = 2;
/** A cell no longer than this says how much of what its row is called. */
const MOST_WORDS_OF_A_LEVEL = 3;
/** "daily, daily, weekly": a column that sorts the rows, and asks nothing itself. */
const MOST_WORDS_OF_A_SORT = 2.5;
const SORTS = 0.75;

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The cells of a row, empty ones too; undefined where the line is no row. */
function cellsOf({ at, text }: Physical): Cell[] | undefined {
  const separator = text.includes("\t") ? /\t/gu : /(?:^|(?<=\s))\|(?=\s|$)/gu;
  const cuts = [...text.matchAll(separator)].map(({ index }) => index);
  if (!cuts.length) return undefined;
  const starts = [0, ...cuts.map((cut) => cut + 1)];
  return starts.map((start, column) => {
    const written = text.slice(start, cuts[column] ?? text.length);
    return { at: at + start + (written.length - written.trimStart().length), text: written.trim() };
  });
}

const ASKED: ReadonlySet<SectionKind> = new Set(["tasks", "requirements", "nice"]);
const isAsked = (kind: SectionKind | undefined): kind is Asked => kind !== undefined && ASKED.has(kind);

const kindOf = (text: string): SectionKind | undefined => kindOfHeading(headingKeys(text).join(" "));

const askedBy = (text: string): Asked | undefined => {
  const kind = isMadeOfHeadingWords(text) ? kindOf(text) : undefined;
  return isAsked(kind) ? kind : undefined;
};

/** "E/D", "Z/T": the marks for what is demanded and for what is welcome. */
const MARKS = /^\p{L}\s*\/\s*\p{L}$/u;

function gradesOf(head: string): Header["gradeOf"] {
  const marks = MARKS.test(head) ? [...head.matchAll(/\p{L}/gu)].map(String) : [];
  return (cell) => {
    if (marks.includes(cell)) return cell === marks[0] ? "requirements" : "nice";
    const kind = countWords(cell) <= MOST_WORDS_OF_A_GRADE ? kindOf(cell) : undefined;
    return kind === "requirements" || kind === "nice" ? kind : undefined;
  };
}

/** "No.", "#": such a head counts the rows. */
const isHead = ({ text }: Cell): boolean =>
  text !== "" && countWords(text) <= MOST_WORDS_OF_A_HEAD && !/[\d;,!:]|\.(?!$)/.test(text);

/** "-", "A, I": says by a sign what others say in words. */
const isMark = (text: string): boolean => /^[^\p{L}\d]*$|^\p{L}(?:\s*[,/]\s*\p{L})*$/u.test(text);

const isNumber = (text: string): boolean => /^[\d.]+$/.test(text);

/** A table without the column that counts its rows. */
const withoutNumbers = ([header, ...body]: readonly Row[]): readonly Row[] =>
  header && body.length >= LEAST_ROWS && body.every(({ cells }) => isNumber(cells[0]?.text ?? ""))
    ? [header, ...body].map(({ line, cells }) => ({ line, cells: cells.slice(1) }))
    : [header, ...body].filter((row) => row !== undefined);

/** What a row says of the columns below it; undefined where it is a row like others. */
function readHeader(row: Row, body: readonly Row[]): Header | undefined {
  const { cells } = row;
  if (!cells.every(isHead) || body.length < LEAST_ROWS) return undefined;
  const kinds = cells.map(({ text }) => askedBy(text));
  const grades = cells.findIndex(({ text }, column) => {
    const gradeOf = gradesOf(text);
    const graded = body.map((below) => below.cells[column]?.text ?? "").filter(Boolean);
    return column > 0 && graded.length >= LEAST_ROWS && graded.every((cell) => gradeOf(cell));
  });
  const gradeOf = gradesOf(cells[grades]?.text ?? "");
  if (grades > 0) return { kinds: kinds.with(grades, undefined), grades, gradeOf };
  const others = kinds.slice(1).filter(Boolean);
  const hasAsked = others.length > 1 || (others.length > 0 && !kindOf(cells[0]?.text ?? ""));
  return hasAsked || (kinds[0] && cells.length > 2) ? { kinds, grades, gradeOf } : undefined;
}

const RECORD = startsWithAny(postingLines("recordLabels"), "", "$");
const NOT_ASKED: ReadonlySet<SectionKind | undefined> = new Set(["benefits", "application", "company"]);

/** "Salary", "Contact": such a row is no part of what the columns are about, unless it says how much it is wanted. */
const isOfElse = ({ cells }: Row, { grades, gradeOf }: Header): boolean => {
  const label = cells[0]?.text ?? "";
  const isGraded = gradeOf(cells[grades]?.text ?? "") !== undefined;
  return !isGraded && (RECORD.test(headingKeys(label).join(" ")) || NOT_ASKED.has(kindOf(label)));
};

/** Columns that sort the rows. */
function sortingColumns(body: readonly Row[]): ReadonlySet<number> {
  const widest = Math.max(...body.map(({ cells }) => cells.length));
  const columns = Array.from({ length: widest }, (_, column) =>
    body.map(({ cells }) => cells[column]?.text ?? "").filter(Boolean),
  );
  return new Set(
    columns.flatMap((texts, column) => {
      const words = texts.reduce((sum, text) => sum + countWords(text), 0) / Math.max(1, texts.length);
      const isSorting = words <= MOST_WORDS_OF_A_SORT && new Set(texts).size <= SORTS * texts.length;
      return column > 1 && isSorting ? [column] : [];
    }),
  );
}

/** "Fork truck training | In date | must": of such graded rows the first cells say more than the next. */
function isNamedFirst(body: readonly Row[], { grades }: Header, sorting: ReadonlySet<number>): boolean {
  const words = (column: number): number =>
    body.reduce((sum, { cells }) => sum + countWords(cells[column]?.text ?? ""), 0);
  const next = [1, 2].find((column) => column !== grades && !sorting.has(column)) ?? 1;
  return grades > 0 && words(0) >= words(next);
}

const itemsOf = ({ at, text }: Cell, under: Asked): Physical[] =>
  [...text.matchAll(/[^;]+/g)]
    .filter(({ 0: item }) => /[\p{L}\p{N}]/u.test(item))
    .map(({ 0: item, index }) => ({ at: at + index, text: item, isCell: true, under }));

/** What is asked in a row, each thing with the section that its column or grade puts it in. */
function readRow({ line, cells }: Row, header: Header, { sorting, isNamedFirst }: Body): Physical[] {
  const { kinds, grades, gradeOf } = header;
  const [label] = cells;
  if (kinds.slice(1).some(Boolean) && grades < 0)
    return cells.flatMap((cell, column) => {
      const under = column > 0 ? kinds[column] : undefined;
      return under ? itemsOf(cell, under) : [];
    });
  const graded = gradeOf(cells[grades]?.text ?? "");
  const namesThings = kinds[0] !== undefined && !kinds.slice(1).some(Boolean);
  const under =
    graded === "nice" ? graded : ((namesThings ? kinds[0] : undefined) ?? graded ?? "requirements");
  const content = cells.filter(
    ({ text }, column) => column > 0 && column !== grades && !sorting.has(column) && !isMark(text),
  );
  const [first] = content;
  const isApart = grades > 0 && first !== undefined && cells.indexOf(first) > grades;
  if (!label || !first || (isNamedFirst && isApart)) return label ? itemsOf(label, under) : [];
  const isLevel = countWords(first.text) <= MOST_WORDS_OF_A_LEVEL && !first.text.includes(";");
  if (!isNamedFirst && !(namesThings && isLevel)) return content.flatMap((cell) => itemsOf(cell, under));
  const whole = line.text.slice(label.at - line.at, first.at + first.text.length - line.at);
  return [{ at: label.at, text: whole.replaceAll("\t", " "), isCell: true, under }];
}

/** For each row of such tables what is asked in it; other lines aren't in it. */
export function readColumns(lines: readonly Physical[]): ReadonlyMap<Physical, readonly Physical[]> {
  const rows = lines.map((line): Row | undefined => {
    const cells = cellsOf(line);
    return cells && { line, cells };
  });
  const read = new Map<Physical, readonly Physical[]>();
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at];
    if (!row?.cells.every(isHead)) continue;
    const [head = row, ...body] = withoutNumbers([row, ...bodyOf(rows, at, row)]);
    const header = readHeader(head, body);
    if (!header) continue;
    const sorting = sortingColumns(body);
    const seen = { sorting, isNamedFirst: isNamedFirst(body, header, sorting) };
    read.set(row.line, []);
    const end = body.findIndex((below) => isOfElse(below, header));
    const asked = end < 0 ? body : body.slice(0, end);
    for (const below of asked) read.set(below.line, readRow(below, header, seen));
    at += asked.length;
  }
  return read;
}

/** The rows below a header, up to a line that isn't one, a blank line or the next header. */
function bodyOf(rows: readonly (Row | undefined)[], header: number, { cells }: Row): Row[] {
  const body: Row[] = [];
  const isSpaced = rows[header + 1]?.line.isApart === true;
  for (let at = header + 1; at < rows.length; at++) {
    const row = rows[at];
    if (!row || row.cells.length > cells.length || (row.line.isApart && !isSpaced)) break;
    if (body.length && opensPart(row)) break;
    body.push(row);
  }
  return body;
}

/** "Requirement | Level | Must / Wish" within a table: its next part begins. */
const opensPart = ({ cells }: Row): boolean =>
  cells.length > 1 &&
  cells.every(isHead) &&
  askedBy(cells[0]?.text ?? "") !== undefined &&
  cells.some(({ text }) => /\p{L}\s*\/\s*\p{L}/u.test(text));
