import { findPeriods, isOnlyDates } from "../find-dates.ts";
import type { Cell } from "../line.ts";

/** A range that breaks in a narrow margin ("May 2019 –" above "Present") becomes one cell of the upper row. */
export function joinBrokenDates(rows: Cell[][]): Cell[][] {
  for (const [at, row] of rows.entries()) {
    const [date] = row;
    const below = rows[at + 1];
    const [rest] = below ?? [];
    if (!date || !below || !rest || !isBelow(date, rest)) continue;
    const isStacked = isStackedRange(row, below);
    if (!isStacked && !isBroken(date, rest)) continue;
    const text = `${date.text} ${isStacked ? "– " : ""}${rest.text}`;
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

/** Right below, in the same column and size. */
function isBelow(date: Cell, rest: Cell): boolean {
  const isNext = rest.page === date.page && rest.baseline - date.baseline < 1.8 * date.size;
  const isSameColumn =
    Math.abs(rest.left - date.left) < 4 ||
    Math.abs(rest.right - date.right) < 4 ||
    Math.abs(rest.left + rest.right - date.left - date.right) < 8;
  return isNext && isSameColumn && Math.abs(rest.size - date.size) <= 0.6 && rest.text.length < 20;
}

const isBroken = (date: Cell, rest: Cell): boolean =>
  isOneRange(`${date.text} ${rest.text}`) && !isOneRange(date.text);

/**
 * "Nis 2019" beside the title, "Halen" below it beside the employer: the ends of one range. Two years beside names set
 * alike are two entries.
 */
function isStackedRange([date, name]: Cell[], [rest, other]: Cell[]): boolean {
  if (!date || !rest || !isPoint(date.text) || !isOneRange(`${date.text} – ${rest.text}`)) return false;
  if (!name || !other) return !isPoint(rest.text);
  const isSetAlike =
    name.bold === other.bold && name.italic === other.italic && Math.abs(name.size - other.size) < 0.6;
  return !isSetAlike || !isPoint(rest.text);
}

/** A date that is no range. */
const isPoint = (text: string): boolean => {
  const [period] = findPeriods(text);
  return period !== undefined && !period.isRange && isOnlyDates(text);
};

function isOneRange(text: string): boolean {
  const periods = findPeriods(text);
  return periods.length === 1 && periods[0]?.isRange === true && periods[0].to !== "" && isOnlyDates(text);
}
