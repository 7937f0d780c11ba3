import { widthOfFirstWord } from "./broken-heads.ts";
import { findPeriods, isOnlyDates } from "./find-dates.ts";
import type { Cell, Line, Run } from "./line.ts";
import { isHalfName } from "./unwrap-lines.ts";
import { degreeScore } from "./words/degrees.ts";
import { isKnownLocation } from "./words/locations.ts";
import { companyScore, schoolScore } from "./words/organisations.ts";
import { withMore } from "./join-wrapped-rows.ts";

/**
 * "2011 – 2013 | A levels in Law, Thornes | Leeds" above "Park College": beside its dates a school's name broke within its
 * own cell, and its rest stands below that cell alone.
 */
export function joinWrappedSchools(lines: Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const row = joined.at(-1);
    const above = row && cellAbove(row, line);
    const [rest] = line.cells;
    if (!row || !above || !rest) {
      joined.push(line);
      continue;
    }
    const cells = row.cells.map((cell) => (cell === above ? withMore(cell, rest) : cell));
    joined[joined.length - 1] = { ...row, cells, text: cells.map(({ text }) => text).join("\t") };
  }
  return joined;
}

/** The cell of a dated row whose name the line below goes on with, if it does. */
function cellAbove(row: Line, line: Line): Cell | null {
  const [rest, ...more] = line.cells;
  const isBelow = rest && !more.length && line.gap <= 0.15 && !line.isBullet && !line.isWhole;
  if (!isBelow || !row.cells[0] || !isDated(row.cells[0]) || findPeriods(rest.text).length) return null;
  const at = row.cells.findIndex(
    (cell, order) =>
      order > 0 &&
      (Math.abs(cell.left - rest.left) < 3 || (order > 1 && Math.abs(cell.right - rest.right) < 1.5)),
  );
  const cell = row.cells[at];
  if (!cell || isOnlyDates(cell.text) || !isSetAlike(lastRun(cell), rest.runs[0])) return null;
  const edge = row.cells[at + 1]?.left ?? line.reach;
  const isFull = cell.right + widthOfFirstWord(line) > edge - 1;
  return isNameBroken(cell.text, rest.text, isFull) || (isFull && isOwnStyle(cell)) ? cell : null;
}

/** Dates, or dates and a town beside them. */
const isDated = ({ text }: Cell): boolean => findPeriods(text)[0]?.start === 0;

const lastRun = ({ runs }: Cell): Run | undefined => runs.findLast(({ text }) => /\p{L}/u.test(text));

const isSetAlike = (one: Run | undefined, other: Run | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.bold === other.bold &&
  one.italic === other.italic &&
  Math.abs(one.size - other.size) < 0.6;

/** The last of a cell's names is set otherwise than its first: it goes on as long as the letters do. */
const isOwnStyle = (cell: Cell): boolean => {
  const first = cell.runs.find(({ text }) => /\p{L}/u.test(text));
  return !isSetAlike(first, lastRun(cell)) && !/[.;:]$/.test(cell.text);
};

/** Behind a degree, or alone, stand words that name no school yet; with the first of those below they do. */
function isNameBroken(text: string, rest: string, isFull: boolean): boolean {
  const pieces = text.split(/,\s+/);
  const last = pieces.at(-1) ?? "";
  const begun = rest.split(/,\s+/)[0] ?? "";
  const isName =
    /^\p{Lu}[^.:;|]*$/u.test(last) &&
    schoolScore(last) < 2 &&
    companyScore(last) < 2 &&
    schoolScore(`${last} ${begun}`) >= 2;
  if (!isName || /^\p{Ll}/u.test(begun)) return false;
  if (isHalfName(begun)) return degreeScore(last) < 2;
  return isFull && degreeScore(pieces[0] ?? "") >= 2 && pieces.length > 1 && !isKnownLocation(last);
}
