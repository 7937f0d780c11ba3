import { couldNotTake } from "./broken-heads.ts";
import { findPeriods, isOnlyDates } from "./find-dates.ts";
import { type Line, styleOf } from "./line.ts";

/** How paragraphs are told apart in a section that is set as books and newspapers are. */
type Indents = {
  /** Whether a line that is not set in goes on with the first line of a paragraph, which is. */
  goesOnBelow: (tail: Line, next: Line) => boolean;
  /** Each paragraph begins where its column does, and is whole. */
  evenOut: (joined: Line[]) => Line[];
};

const LEAST = 4;
/** In letter heights. */
const MOST = 3.5;

/** Paragraphs whose first line alone is set in: the second line begins at the column's edge again. */
export function findIndents(lines: readonly Line[]): Indents {
  const found = new Map<string, number[]>();
  for (const [at, line] of lines.entries()) {
    const tail = lines[at - 1];
    if (tail && isSetInFirst(tail, line))
      found.set(styleOf(line), [...(found.get(styleOf(line)) ?? []), setInOf(tail)]);
  }
  const isIndent = (line: Line) =>
    (found.get(styleOf(line)) ?? []).some((indent) => Math.abs(indent - setInOf(line)) < 1.5);
  const isText = (line: Line) =>
    !line.isBullet && line.cells.length === 1 && found.has(styleOf(line)) && !isOnlyDates(line.text);
  return {
    goesOnBelow: (tail, next) => isSetInFirst(tail, next) && isIndent(tail),
    evenOut: (joined) =>
      joined.map((line) =>
        isText(line) && (setInOf(line) < 3 || isIndent(line))
          ? { ...line, left: line.column, isWhole: true }
          : line,
      ),
  };
}

const setInOf = ({ left, column }: Line): number => left - column;

const isSetInFirst = (tail: Line, next: Line): boolean =>
  isOneText(tail, next) &&
  next.column === tail.column &&
  setInOf(next) < 3 &&
  setInOf(tail) > LEAST &&
  setInOf(tail) < MOST * tail.size &&
  next.gap < 0.3 &&
  !isCentred(tail) &&
  !findPeriods(tail.text).some(({ isRange }) => isRange) &&
  couldNotTake(tail, next);

const isCentred = ({ left, right, column, reach }: Line): boolean =>
  Math.abs(left - column - (reach - right)) < 3;

/** Both are lines of a text in one style, of which the first is no heading. */
const isOneText = (tail: Line, next: Line): boolean =>
  styleOf(tail) === styleOf(next) &&
  !tail.isCaps &&
  !tail.isBullet &&
  !next.isBullet &&
  !tail.isWhole &&
  tail.cells.length === 1 &&
  next.cells.length === 1 &&
  !isOnlyDates(tail.text) &&
  !isOnlyDates(next.text);

/** A sentence that ran to the foot of a full column goes on at the head of the next one. */
export const goesOnInNextColumn = (tail: Line, next: Line): boolean =>
  next.startsColumn &&
  tail.column !== next.column &&
  isOneText(tail, next) &&
  /^\p{Ll}/u.test(next.text) &&
  !/[.!?:;]$/.test(tail.text) &&
  couldNotTake(tail, next, tail.reach);
