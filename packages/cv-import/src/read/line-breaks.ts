import { findPeriods } from "./find-dates.ts";
import { isAllCaps, type Line, styleOf } from "./line.ts";
import { countWords, isSentenceLike } from "./prose.ts";
import { isKindOfWork } from "./words/kinds-of-work.ts";

/** "Planner | 09.2015 - 02.2019 (3 years, 6" above "months)", flush right: what stands in brackets beside the dates wrapped. */
export const closesLastCell = (tail: Line, { cells: [cell, ...more], text, gap }: Line): boolean => {
  const last = tail.cells.length > 1 ? tail.cells.at(-1) : undefined;
  return (
    last !== undefined &&
    cell !== undefined &&
    !more.length &&
    gap < 0.3 &&
    last.text.lastIndexOf("(") > last.text.lastIndexOf(")") &&
    /^[^()]{1,20}\)$/.test(text) &&
    cell.left > last.left - 3 &&
    findPeriods(last.text).length > 0
  );
};

/** Lines left of an axis end there, and begin wherever they do. */
export const areFlushRight = (tail: Line, next: Line): boolean =>
  Math.abs(next.right - tail.right) < 1.5 &&
  Math.abs(next.left - tail.left) > 3 &&
  next.left - next.column > 3 &&
  tail.cells.length === 1 &&
  next.column === tail.column;

/** "FERREIRA INTERNATIONAL" above "Independent bookshop": capitals throughout and other letters are two styles. */
export const isInOtherCase = (tail: Line, next: Line): boolean => {
  const [above, below] = [tail.cells[0]?.text ?? tail.text, next.text];
  const word = /^\S+/.exec(below)?.[0] ?? "";
  const end = /\S+$/.exec(above)?.[0] ?? "";
  return (
    (countWords(above) > 1 && isAllCaps(above) && /^\p{Lu}\p{Ll}/u.test(word)) ||
    (countWords(below) > 1 && isAllCaps(below) && /\p{Ll}$/u.test(end) && !/\p{Lu}/u.test(end))
  );
};

/** What is said of a house or of what somebody was: it begins and ends a sentence, and goes on with no names. */
export const isWholeSentence = (text: string): boolean =>
  /^\p{Lu}/u.test(text) && /[.!]$/.test(text) && countWords(text) > 6 && isSentenceLike(text);

/** "Umbra · Permanent": behind a sign, how somebody is employed ends the line of an employer or a title. */
export function endsWithKindOfWork({ text }: Line): boolean {
  const [, last = ""] = /^.*\s[|·•–—-]\s+(.+)$/u.exec(text) ?? [];
  return isKindOfWork(last);
}

/** "LOCUM at", "TOROS SAN. VE", "Ferreira &": what no name ends with goes on, whatever stands beside it. */
export const isOpenName = (text: string): boolean => /(?:\s(?:at|and|ve)|[&,])$/iu.test(text);

/** "A-LEVELS IN MATHEMATICS AND" above "DESIGN TECHNOLOGY": small letters on wide lines, set alike, of which the first must go on. */
export const isOpenAbove = (tail: Line, next: Line): boolean =>
  /\s(?:and|ve|&)$/iu.test(tail.text) &&
  tail.cells.length === 1 &&
  styleOf(tail) === styleOf(next) &&
  Math.abs(tail.left - next.left) < 3 &&
  next.gap < 0.8;
