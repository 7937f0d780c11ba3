import type { Cell, Line } from "./line.ts";
import { isLevel } from "./words/levels.ts";

/**
 * In a grid of items with space between them, what follows tightly is the second line of an item: "Knowledge of
 * Technical" + "Diagrams". Null where the lines are no such grid.
 */
export function joinTightItems(lines: Line[]): string[] | null {
  const cells = lines.flatMap((line) => line.cells);
  const [first] = cells;
  const isGrid =
    cells.length > 3 &&
    lines.every((line) => !line.isBullet) &&
    cells.every(
      (cell) =>
        isLikeItem(cell) && cell.bold === first?.bold && Math.abs(cell.size - (first?.size ?? 0)) < 0.6,
    );
  if (!isGrid) return null;
  const columns = groupByEdge(cells);
  const steps = columns
    .flatMap((column) => column.slice(1).map((cell, at) => stepOf(cell, column[at])))
    .filter(Number.isFinite);
  const [tight, loose] = [Math.min(...steps), Math.max(...steps)];
  if (!(tight > 0.8 && tight < 1.8) || loose < 1.35 * tight) return null;
  const isTight = (step: number) => step < tight * 1.15;
  if (steps.filter(isTight).length > steps.length / 2) return null;
  return columns.flatMap((column) =>
    column.reduce<string[]>((items, cell, at) => {
      const isMore = at > 0 && isTight(stepOf(cell, column[at - 1]));
      if (isMore) items.push(`${items.pop()} ${cell.text}`);
      else items.push(cell.text);
      return items;
    }, []),
  );
}

const isLikeItem = (cell: Cell): boolean =>
  cell.baseline > 0 && cell.text.length < 50 && !/[,;:|•]/.test(cell.text) && !isLevel(cell.text);

/** Cells that stand below one another: at one left edge, or around one axis, whichever they agree on more. */
function groupByEdge(cells: Cell[]): Cell[][] {
  const flush = groupBy(cells, (cell) => cell.left);
  const centred = groupBy(cells, (cell) => (cell.left + cell.right) / 2);
  return centred.length < flush.length ? centred : flush;
}

function groupBy(cells: Cell[], edge: (cell: Cell) => number): Cell[][] {
  const columns: Cell[][] = [];
  for (const cell of cells) {
    const column = columns.find(([head]) => head && Math.abs(edge(head) - edge(cell)) < 4);
    if (column) column.push(cell);
    else columns.push([cell]);
  }
  for (const column of columns) column.sort((a, b) => a.baseline - b.baseline);
  return columns;
}

const stepOf = (cell: Cell, above: Cell | undefined): number =>
  above && above.page === cell.page ? (cell.baseline - above.baseline) / cell.size : Number.POSITIVE_INFINITY;
