import { isOnlyDates } from "./find-dates.ts";
import type { Cell, Line } from "./line.ts";
import { isLevel } from "./words/levels.ts";

/**
 * Entries side by side, a line of each in every row (two names, two issuers, two years), column by column. Rows of a
 * table, each an entry of its own, and all other lines come back as they are.
 */
export function transposeGrid(lines: Line[]): Line[] {
  const names = lines[0]?.cells.filter((cell) => !isOnlyDates(cell.text)) ?? [];
  const rows = lines.map((line) => spread(line, names));
  const isGrid =
    lines.length > 1 && names.length > 1 && rows.every((row) => row !== null && isOfOneKind(row));
  // In a table all rows are alike; in a grid one brings the names, another the years or issuers.
  if (!isGrid || new Set(rows.map((row) => kindOf(row?.[0] ?? []))).size < 2) return lines;
  return names.flatMap((_, column) =>
    lines.flatMap((line, at) => {
      const cells = rows[at]?.[column] ?? [];
      const [first] = cells;
      const text = cells.map((cell) => cell.text).join("\t");
      // As if the columns stood below one another, at one left edge.
      return first ? [{ ...line, cells, text, left: names[0]?.left ?? first.left }] : [];
    }),
  );
}

/** The cells of a line by the columns that the names begin; null unless each column gets as many. */
function spread(line: Line, names: Cell[]): Cell[][] | null {
  const columns = names.map((name, at) => {
    const end = names[at + 1]?.left ?? Number.POSITIVE_INFINITY;
    return line.cells.filter((cell) => cell.left >= name.left - 4 && cell.left < end - 4);
  });
  const count = columns[0]?.length ?? 0;
  const isEven = count > 0 && columns.every((column) => column.length === count);
  return isEven && columns.flat().length === line.cells.length ? columns : null;
}

const kindOf = (cells: Cell[]): string =>
  cells
    .map(({ text, bold, size }) =>
      isOnlyDates(text) ? "date" : isLevel(text) ? "level" : `${bold ? "b" : ""}${Math.round(size)}`,
    )
    .join("|");

const isOfOneKind = (columns: Cell[][]): boolean => new Set(columns.map(kindOf)).size === 1;
