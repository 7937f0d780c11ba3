import { findPeriods, isOngoing, isOnlyDates } from "../find-dates.ts";
import type { Cell } from "../line.ts";
import { headingKind } from "../words/headings.ts";

/** A range that breaks in a narrow margin ("May 2019 –" above "Present") becomes one cell of the upper row. */
export function joinBrokenDates(rows: Cell[][]): Cell[][] {
  for (const [at, row] of rows.entries()) {
    const [date] = row;
    const [below, last] = [rows[at + 1], rows[at + 2]];
    const [rest] = below ?? [];
    const [end] = last ?? [];
    if (!date || !below || !rest || !isBelow(date, rest)) continue;
    const isStacked = !/[-–—/]\s*$/.test(date.text) && isStackedRange(row, below);
    if (isStacked) row[0] = joinStacked(date, rest);
    else if (isBroken(date, rest)) row[0] = joinCells(date, rest, " ");
    else if (
      last &&
      end &&
      isBelow(rest, end) &&
      isBroken({ ...date, text: `${date.text} ${rest.text}` }, end)
    ) {
      // "Aug", "2015–Feb", "2019": over three lines.
      row[0] = joinCells(joinCells(date, rest, " "), end, " ");
      last.shift();
    } else continue;
    below.shift();
  }
  return rows.filter((row) => row.length > 0);
}

/** "04/2020 –" above "today" at the right edge, each beside a name. */
export function joinBrokenRightDates(rows: Cell[][]): Cell[][] {
  for (const [at, row] of rows.entries()) {
    const [date, below] = [row.at(-1), rows[at + 1]];
    const rest = below?.at(-1);
    if (!date || !below || !rest || row.length < 2) continue;
    // Hung at the top of a larger name, its end stands above the name's second line.
    const isAlone = below.length === 1 && date.size < 0.9 * (row[0]?.size ?? 0);
    if (below.length < 2 && !isAlone) continue;
    if (!isBelow(date, rest) || !isBroken(date, rest)) continue;
    const joined = joinCells(date, rest, " ");
    row[row.length - 1] = isAlone ? joined : { ...joined, baseline: date.baseline };
    below.pop();
  }
  return rows.filter((row) => row.length > 0);
}

/** "Teknik" above "Beceriler" in the margin, beside the first lines of its section, is one heading. */
export function joinBrokenHeadings(rows: Cell[][]): Cell[][] {
  for (const [at, row] of rows.entries()) {
    const [name, beside] = row;
    const [more] = rows[at + 1] ?? [];
    if (!name || !beside || !more || headingKind(name.text) !== null || !isBelow(name, more)) continue;
    if (headingKind(`${name.text} ${more.text}`) === null || more.bold !== name.bold) continue;
    row[0] = { ...joinCells(name, more, " "), baseline: name.baseline };
    rows[at + 1]?.shift();
  }
  return rows.filter((row) => row.length > 0);
}

function joinCells(date: Cell, rest: Cell, joint: string): Cell {
  const text = `${date.text}${joint}${rest.text}`;
  return {
    ...date,
    text,
    // The row now reaches down to its last line: what follows is measured from there.
    baseline: rest.baseline,
    runs: [{ text, bold: date.bold, italic: date.italic, size: date.size }],
    right: Math.max(date.right, rest.right),
  };
}

/** Dates below one another are a range, whichever of its ends stands above: "April 2019" above "June 2016" ends in 2019. */
function joinStacked(upper: Cell, lower: Cell): Cell {
  const [one, other] = [upper, lower].map(({ text }) => findPeriods(text)[0]?.until ?? 0);
  const isReversed = one !== undefined && other !== undefined && other > 0 && one > other;
  if (!isReversed) return joinCells(upper, lower, " – ");
  const ends = { ...upper, text: lower.text };
  return joinCells(ends, { ...lower, text: upper.text }, " – ");
}

/** Right below, in the same column and size. */
function isBelow(date: Cell, rest: Cell): boolean {
  const isNext = rest.page === date.page && rest.baseline - date.baseline < 1.8 * date.size;
  const isSameColumn =
    Math.abs(rest.left - date.left) < 4 ||
    Math.abs(rest.right - date.right) < 4 ||
    Math.abs(rest.left + rest.right - date.left - date.right) < 8;
  return isNext && isSameColumn && Math.abs(rest.size - date.size) <= 0.6 && rest.text.length < 26;
}

const isBroken = (date: Cell, rest: Cell): boolean =>
  isOneRange(`${date.text} ${rest.text}`) && (!isOneRange(date.text) || isEndBroken(date, rest));

/** "Ocak 2022 – Devam" above "ediyor": the first word alone says it too. */
const isEndBroken = (date: Cell, rest: Cell): boolean =>
  !isOngoing(rest.text) && isOngoing(`${/\p{L}+$/u.exec(date.text)?.[0] ?? ""} ${rest.text}`);

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
  return (
    periods.length === 1 &&
    periods[0]?.isRange === true &&
    (periods[0].to !== "" || /\.{2,3}$/.test(text)) &&
    isOnlyDates(text)
  );
}
