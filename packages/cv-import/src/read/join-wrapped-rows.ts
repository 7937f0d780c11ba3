import { isOnlyDates } from "./find-dates.ts";
import type { Cell, Line } from "./line.ts";
import { isHalfName } from "./unwrap-lines.ts";

/**
 * "Warehouse | Devonport Marine, | 2006–2012" above "Supervisor | Plymouth": rows without rules between them, of which several
 * cells wrapped. What stands closely below cells of a dated row, and is set as they are, goes on with them.
 */
export function joinWrappedRows(lines: Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const row = joined.at(-1);
    const above = row && (cellsAbove(row, line) ?? lastOfCentred(row, line));
    if (!row || !above) {
      joined.push(line);
      continue;
    }
    const cells = row.cells.map((cell) => {
      const at = above.indexOf(cell);
      const more = line.cells[at];
      return more ? withMore(cell, more) : cell;
    });
    joined[joined.length - 1] = { ...row, cells, text: cells.map(({ text }) => text).join("\t") };
  }
  return joined;
}

/** The cells of a row that those of the line below it go on with; null where it is no part of the row. */
function cellsAbove(row: Line, line: Line): Cell[] | null {
  const { length } = line.cells;
  const isRow = row.cells.length > 2 && row.cells.some(({ text }) => isOnlyDates(text));
  if (!isRow || length < 2 || length >= row.cells.length || line.gap > 0.15 || line.isBullet || line.isWhole)
    return null;
  const above = line.cells.map((cell) =>
    row.cells.find((other) => isBelow(cell, other) && other.bold === cell.bold),
  );
  const cells = above.filter((cell) => cell !== undefined && !isOnlyDates(cell.text));
  const isOpen = line.cells.some(
    (cell, at) => /[,&–-]$/.test(above[at]?.text ?? "") || isHalfName(cell.text),
  );
  return cells.length === length && isOpen ? cells.flatMap((cell) => cell ?? []) : null;
}

/** From the same left edge on, or flush right. */
const isBelow = (cell: Cell, above: Cell): boolean =>
  Math.abs(above.left - cell.left) < 2.5 || Math.abs(above.right - cell.right) < 1.5;

/** "2009-2016 | Erciyes Mobilya | Bakım" above "Teknisyeni", around one axis: the row wrapped within its last name. */
function lastOfCentred(row: Line, line: Line): Cell[] | null {
  const [last, [cell, ...more]] = [row.cells.at(-1), line.cells];
  const isDated = row.cells.length > 2 && row.cells.some(({ text }) => isOnlyDates(text));
  if (!isDated || !last || !cell || more.length || line.gap > 0.15 || line.isBullet || line.isWhole)
    return null;
  const isCentred = Math.abs(row.left + row.right - line.left - line.right) < 4 && line.left > row.left + 20;
  return isCentred && cell.bold === last.bold && isHalfName(cell.text) ? [last] : null;
}

/** A cell with what goes on below it; a name set alike on both lines stays one run. */
export function withMore(cell: Cell, more: Cell): Cell {
  const [last, [first, ...rest]] = [cell.runs.at(-1), more.runs];
  const isOne =
    last && first && last.bold === first.bold && last.italic === first.italic && last.size === first.size;
  const joined = isOne
    ? [...cell.runs.slice(0, -1), { ...last, text: `${last.text.trimEnd()} ${first.text}` }]
    : [...cell.runs, ...(first ? [{ ...first, text: ` ${first.text}` }] : [])];
  return {
    ...cell,
    text: `${cell.text} ${more.text}`,
    runs: [...joined, ...rest],
    right: Math.max(cell.right, more.right),
  };
}
