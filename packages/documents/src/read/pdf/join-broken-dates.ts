import { findPeriods, isOnlyDates } from "../find-dates.ts";
import type { Cell } from "../line.ts";

/** A range that breaks in a narrow margin ("May 2019 –" above "Present") becomes one cell of the upper row. */
export function joinBrokenDates(rows: Cell[][]): Cell[][] {
  for (const [at, row] of rows.entries()) {
    const [date] = row;
    const below = rows[at + 1];
    const [rest] = below ?? [];
    if (!date || !below || !rest || !isBroken(date, rest)) continue;
    const text = `${date.text} ${rest.text}`;
    row[0] = {
      ...date,
      text,
      // The row now reaches down to its second line: what follows is measured from there.
      baseline: rest.baseline,
      runs: [{ text, bold: date.bold, italic: date.italic, size: date.size }],
      right: Math.max(date.right, rest.right),
    };
    below.shift();
  }
  return rows.filter((row) => row.length > 0);
}

function isBroken(date: Cell, rest: Cell): boolean {
  const isBelow = rest.page === date.page && rest.baseline - date.baseline < 1.8 * date.size;
  const isSameColumn =
    Math.abs(rest.left - date.left) < 4 ||
    Math.abs(rest.right - date.right) < 4 ||
    Math.abs(rest.left + rest.right - date.left - date.right) < 8;
  if (!isBelow || !isSameColumn || Math.abs(rest.size - date.size) > 0.6) return false;
  return rest.text.length < 20 && isOneRange(`${date.text} ${rest.text}`) && !isOneRange(date.text);
}

function isOneRange(text: string): boolean {
  const periods = findPeriods(text);
  return periods.length === 1 && periods[0]?.isRange === true && periods[0].to !== "" && isOnlyDates(text);
}
