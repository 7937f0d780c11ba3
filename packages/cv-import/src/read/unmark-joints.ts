import { couldNotTake } from "./broken-heads.ts";
import { findPeriods } from "./find-dates.ts";
import { type Cell, type Line, withoutBullet } from "./line.ts";
import { isSentenceLike } from "./prose.ts";

/**
 * "Site Clerk – Harbour Works" above "— March 2018": a head wrapped before the sign that parts its names or its dates, which
 * is no mark of an item where the section's heads have it between their names and its lists have another.
 */
export function unmarkJoints(lines: Line[]): Line[] {
  const marks = new Map<string, number>();
  for (const line of lines) {
    const mark = markOf(line);
    if (mark) marks.set(mark, (marks.get(mark) ?? 0) + 1);
  }
  const mostMarked = Math.max(0, ...marks.values());
  const heads = lines.filter((line) => !line.isBullet && !isSentenceLike(line.text));
  const isJoint = (line: Line, above: Line | undefined): boolean => {
    const mark = markOf(line);
    if (!mark || !above || above.isBullet || line.startsColumn || line.cells.length > 1) return false;
    const isOther = marks.size > 1 && (marks.get(mark) ?? 0) < mostMarked;
    const isUsed = heads.some(({ text }) => text.includes(` ${mark} `));
    const isAlike = Math.abs(line.left - above.left) < 3 && line.gap < 0.3;
    return isOther && isUsed && isAlike && !isSentenceLike(line.text) && isFull(above, line);
  };
  return lines.map((line, at) => (isJoint(line, lines[at - 1]) ? { ...line, isBullet: false } : line));
}

const markOf = (line: Line): string => {
  const [mark = ""] = line.isBullet ? line.text.trim().split(/\s/) : [];
  return mark.length === 1 && withoutBullet(line.text) !== line.text ? mark : "";
};

/** Whether the sign and what follows it had no room: before the column's edge, or before what stands on the right. */
function isFull(above: Line, next: Line): boolean {
  const [first, second] = above.cells;
  if (!first || above.cells.length > 2) return false;
  if (!second) return couldNotTake(above, next, above.reach) || endsInDate(first);
  const perLetter = (next.right - next.left) / Math.max(1, next.text.length);
  return first.right + 3 * perLetter > second.left || endsInDate(first);
}

/** "August 2017" above "— February 2020": dates are one, however much room there is. */
const endsInDate = ({ text }: Cell): boolean => {
  const last = findPeriods(text).at(-1);
  return last !== undefined && !last.isRange && last.end >= text.trimEnd().length;
};
