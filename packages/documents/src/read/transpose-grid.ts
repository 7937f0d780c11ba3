import { isOnlyDates } from "./find-dates.ts";
import type { Cell, Line } from "./line.ts";

/**
 * Entries side by side, a line of each in every row (two names, two issuers, two years), column by column. Lines that
 * are no such grid come back as they are.
 */
export function transposeGrid(lines: Line[]): Line[] {
  const [first] = lines;
  const count = first?.cells.length ?? 0;
  if (
    lines.length < 2 ||
    count < 2 ||
    !lines.every((line) => line.cells.length === count && isOfOneKind(line.cells))
  )
    return lines;
  return Array.from({ length: count }, (_, column) => column).flatMap((column) =>
    lines.flatMap((line) => {
      const cell = line.cells[column];
      return cell ? [{ ...line, cells: [cell], text: cell.text, left: cell.left, right: cell.right }] : [];
    }),
  );
}

/** All dates, or none; one style. */
function isOfOneKind(cells: Cell[]): boolean {
  const dated = cells.filter((cell) => isOnlyDates(cell.text)).length;
  const [first] = cells;
  return (
    (dated === 0 || dated === cells.length) &&
    cells.every((cell) => cell.bold === first?.bold && Math.abs(cell.size - first.size) < 0.6)
  );
}
