import type { Line } from "./line.ts";

/** In the middle of its column, set in from both edges alike. */
export function isCentred({ left, right, column, limit, reach }: Line): boolean {
  const [before, after] = [left - column, (Number.isFinite(limit) ? limit : reach) - right];
  return before > 20 && Math.abs(before - after) < 12;
}

/**
 * Where what stands beside a column ends, its rest is cut off as a column of its own: far below the line before it, and
 * from the same left edge on, it begins as if it were the first line there.
 */
export function goesOnApart(
  { lines, places }: { lines: Line[]; places: Map<Line, number> },
  line: Line,
): boolean {
  const above = lines[(places.get(line) ?? 0) - 1];
  const [own, other] = [line.cells[0], above?.cells[0]];
  return (
    above !== undefined &&
    own !== undefined &&
    other !== undefined &&
    own.page === other.page &&
    Math.abs(above.column - line.column) < 3 &&
    own.baseline - other.baseline > 2.5 * line.size
  );
}
