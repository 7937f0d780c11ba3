import { isOnlyDates } from "./find-dates.ts";
import type { Line } from "./line.ts";

/** How far behind its mark an item goes on at most, in letter heights. */
const DEEPEST = 4;

/**
 * The first line of a justified item in a narrow column has gaps as wide as those between cells: all alike, and the line
 * ends where its column does, with the rest of the item below it.
 */
export function joinStretchedItems(lines: Line[]): Line[] {
  return lines.map((line, at) => (isStretched(line, lines[at + 1]) ? inOneCell(line) : line));
}

function isStretched(line: Line, next: Line | undefined): boolean {
  const { cells, isBullet, right, reach, size, left } = line;
  if (!isBullet || cells.length < 2 || !next || cells.some(({ text }) => isOnlyDates(text))) return false;
  const gaps = cells.slice(1).map((cell, order) => cell.left - (cells[order]?.right ?? cell.left));
  const setIn = next.left - left;
  return (
    Math.max(...gaps) - Math.min(...gaps) < 0.6 &&
    Math.abs(right - reach) < 1.5 &&
    !next.isBullet &&
    next.cells.length === 1 &&
    next.gap < 0.3 &&
    Math.abs(next.size - size) < 0.3 &&
    setIn > 3 &&
    setIn < DEEPEST * size
  );
}

function inOneCell(line: Line): Line {
  const [first] = line.cells;
  if (!first) return line;
  const text = line.cells.map((cell) => cell.text).join(" ");
  const runs = line.cells.flatMap((cell, at) =>
    at ? cell.runs.map((run, order) => (order ? run : { ...run, text: ` ${run.text}` })) : cell.runs,
  );
  return { ...line, text, cells: [{ ...first, text, runs, right: line.right }] };
}
