import type { Cell } from "./line.ts";

/**
 * The column whose head stands above the cell: at the same left edge, or over it, as where heads are centred, else the
 * last that begins before it; -1 for what stands before them all.
 */
export function columnOf(cell: Cell, heads: Cell[]): number {
  const flush = heads.findIndex((head) => Math.abs(head.left - cell.left) < 1.5);
  if (flush >= 0) return flush;
  const shared = heads.map((head) => Math.min(head.right, cell.right) - Math.max(head.left, cell.left));
  const most = Math.max(...shared);
  if (most > 0) return shared.indexOf(most);
  return heads.findLastIndex((head) => head.left <= cell.left + 4);
}
