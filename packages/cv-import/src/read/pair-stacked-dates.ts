import { findPeriods, isOngoing, isOnlyDates } from "./find-dates.ts";
import type { Cell, Line } from "./line.ts";

/** Two rows of a list of dates are a pair by chance; three pairs of rows are none. */
const LEAST = 2;
/** More space than this above a row, in line heights, begins another entry. */
const APART = 0.4;

/**
 * "March 2019 | Ferry Purser" above "June 2016 | Clyde Ferries": in the margin stand the end of an entry and, below it,
 * its beginning. They become one range beside the first row.
 */
export function pairStackedDates(lines: Line[]): Line[] {
  const pairs = new Set([...lines.keys()].filter((at) => isPair(lines, at)));
  const isSure = [...pairs].some((at) => isOngoing(dateOf(lines[at])?.text ?? ""));
  if (pairs.size < LEAST && !isSure) return lines;
  return lines.flatMap((line, at) => {
    if (pairs.has(at)) return [withRange(line, dateOf(lines[at + 1]))];
    return pairs.has(at - 1) ? withoutDate(line) : [line];
  });
}

/** Whether a row with one date is followed by one with an earlier one, and these two by no third. */
function isPair(lines: Line[], at: number): boolean {
  const [line, next, after] = [lines[at], lines[at + 1], lines[at + 2]];
  const [upper, lower] = [dateOf(line), dateOf(next)];
  if (!line || !next || !upper || !lower || line.cells.length < 2 || next.gap > APART) return false;
  const isThird = after !== undefined && after.gap <= APART && dateOf(after) !== undefined;
  const isBehind = line.gap <= APART && dateOf(lines[at - 1]) !== undefined;
  const isBelow =
    upper.page === lower.page &&
    (Math.abs(upper.right - lower.right) < 2 || Math.abs(upper.left - lower.left) < 2) &&
    lower.right < (line.cells[1]?.left ?? 0);
  return isBelow && !isThird && !isBehind && untilOf(upper) > untilOf(lower);
}

/** The one date, or the word for what goes on, at the left of a row. */
function dateOf(line: Line | undefined): Cell | undefined {
  const [cell] = line && !line.isBullet ? line.cells : [];
  if (!cell) return undefined;
  const isDate = isOnlyDates(cell.text) && findPeriods(cell.text).every(({ isRange }) => !isRange);
  return isDate || isOngoing(cell.text) ? cell : undefined;
}

const untilOf = ({ text }: Cell): number =>
  isOngoing(text) ? Number.POSITIVE_INFINITY : (findPeriods(text)[0]?.until ?? 0);

function withRange(line: Line, from: Cell | undefined): Line {
  const [until, ...more] = line.cells;
  if (!until || !from) return line;
  const text = `${from.text} – ${until.text}`;
  const { bold, italic, size } = until;
  const cells = [{ ...until, text, runs: [{ text, bold, italic, size }] }, ...more];
  return { ...line, cells, text: cells.map((cell) => cell.text).join("\t") };
}

function withoutDate(line: Line): Line[] {
  const cells = line.cells.slice(1);
  const [first] = cells;
  if (!first) return [];
  const { left, bold, italic, size } = first;
  return [
    { ...line, ...{ cells, left, bold, italic, size }, text: cells.map(({ text }) => text).join("\t") },
  ];
}
