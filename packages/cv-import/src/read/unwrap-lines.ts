import {
  beginsWithRange,
  couldNotTake,
  isDateBroken,
  isEmployerBroken,
  isHeadBroken,
  isRangeBroken,
  PARTED,
  widthOfFirstWord,
} from "./broken-heads.ts";
import { beginsMail } from "./begins-mail.ts";
import type { JoinTexts } from "./dehyphenate.ts";
import { findPeriods } from "./find-dates.ts";
import { type Cell, type Line, styleOf } from "./line.ts";
import {
  areFlushRight,
  closesLastCell,
  endsWithKindOfWork,
  isInOtherCase,
  isOpenAbove,
  isOpenName,
  isWholeSentence,
} from "./line-breaks.ts";
import { findIndents, goesOnInNextColumn } from "./paragraph-indents.ts";
import {
  endsWithDate,
  endsWithRange,
  holdsRange,
  isDateAndPlace,
  isRangeAlone,
  isRangeBeforeNames,
} from "./placed-dates.ts";
import { countWords, isLabel, isSentenceLike } from "./prose.ts";
import { titleScore } from "./words/job-titles.ts";
import { companyScore, isBareLegalForm, isSchoolLevel, schoolScore } from "./words/organisations.ts";

/** Whether a line goes on with the one before, by its place and what the rules say. */
export type DecideJoin = (at: number, ruled: boolean) => boolean;

/** Joins lines that broke because the column ended: a paragraph, an item or a long title becomes one line. */
export function unwrapLines(
  lines: Line[],
  kind: "text" | "list",
  { joinTexts, decide }: { joinTexts: JoinTexts; decide: DecideJoin },
): Line[] {
  const joined: Line[] = [];
  let last: Line | undefined;
  // The line as it stood before others were joined to it: its right edge tells whether it was full.
  let tail: Line | undefined;
  // How far the already joined lines of a text reached; 0 for none.
  let edge = 0;
  const listed = findUnmarkedLists(lines);
  const indents = findIndents(lines);
  for (const [at, line] of lines.entries()) {
    const beginsItem = listed.has(keyOf(line)) && /^\p{Lu}/u.test(line.text);
    const isMore =
      !beginsItem &&
      last !== undefined &&
      tail !== undefined &&
      (continues(last, tail, line) ||
        (edge > 0 && wrapsAt(edge, tail, line)) ||
        (kind === "text" && (indents.goesOnBelow(tail, line) || goesOnInNextColumn(tail, line)))) &&
      (kind === "text" || (isLongItem(last, tail) && !beginsMail(line, lines[at + 1])));
    if (last && tail && closesLastCell(tail, line)) {
      addToCell(last.cells.at(-1), line.cells[0], joinTexts);
      last.text = last.cells.map((cell) => cell.text).join("\t");
      continue;
    }
    if (last && decide(at, isMore)) {
      // Of several cells the first continues: a title beside its dates.
      addToCell(last.cells[0], line.cells[0], joinTexts);
      last.text = last.cells.map((cell) => cell.text).join("\t");
      edge = Math.max(edge, tail?.right ?? 0, line.right);
    } else {
      edge = 0;
      last = { ...line, cells: line.cells.map((cell) => ({ ...cell })) };
      joined.push(last);
    }
    tail = line;
  }
  return indents.evenOut(joined);
}

const keyOf = (line: Line): string => `${styleOf(line)}@${Math.round((line.left - line.column) / 3)}`;

/** The indents at which lines are items without a mark: several end early and without a stop, and the next is capitalised. */
function findUnmarkedLists(lines: Line[]): Set<string> {
  const counts = new Map<string, number>();
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    const isSetIn = line.left - line.column > 6 && !line.isBullet && line.cells.length === 1;
    if (!next || !isSetIn || next.gap > 0.3 || keyOf(next) !== keyOf(line) || findPeriods(line.text).length)
      continue;
    const endsEarly = !/[.!?:;,–-]$/.test(line.text) && !couldNotTake(line, next, line.reach);
    if (endsEarly && /^\p{Lu}/u.test(next.text)) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 0).map(([key]) => key));
}

function addToCell(cell: Cell | undefined, added: Cell | undefined, joinTexts: JoinTexts): void {
  if (!cell || !added) return;
  cell.text = joinTexts(cell.text, added.text);
  const [last, first] = [cell.runs.at(-1), added.runs[0]];
  // One style over the break is one run: a title in italics is one name.
  const isOneRun =
    last && first && last.bold === first.bold && last.italic === first.italic && last.size === first.size;
  const rest = isOneRun
    ? added.runs.slice(1)
    : added.runs.map((run, at) => (at ? run : { ...run, text: ` ${run.text}` }));
  const whole = isOneRun
    ? [...cell.runs.slice(0, -1), { ...last, text: `${last.text} ${first.text}` }]
    : cell.runs;
  cell.runs = [...whole, ...rest];
}

/**
 * A text that wrapped before wraps again where its other lines do, though its column may be wider: large letters beside
 * a picture, a paragraph set in from both sides.
 */
function wrapsAt(edge: number, tail: Line, next: Line): boolean {
  const isLikeTail =
    !next.isBullet &&
    next.cells.length === 1 &&
    tail.cells.length === 1 &&
    next.gap < 0.3 &&
    next.bold === tail.bold &&
    next.italic === tail.italic &&
    Math.abs(next.size - tail.size) < 0.6 &&
    Math.abs(next.left - tail.left) < 3 &&
    !tail.isWhole &&
    !(tail.column !== next.column && next.startsColumn);
  return (
    isLikeTail &&
    /^\p{Ll}/u.test(next.text) &&
    !isEnded({ ...tail, limit: edge }) &&
    couldNotTake(tail, next, edge)
  );
}

/** In lists, short lines are items of their own, however they begin. */
const isLongItem = (first: Line, tail: Line): boolean =>
  first.isBullet ||
  /[,;]|\s[|•·]\s/.test(tail.text) ||
  (tail.text.length >= 36 && Number.isFinite(tail.limit));

/** How far behind its mark an item's text begins at most, in letter heights. */
const DEEPEST = 4;

function continues(first: Line, tail: Line, next: Line): boolean {
  if (tail.isWhole || next.cells.length > 1 || next.headingLevel || first.headingLevel) return false;
  if (endsWithKindOfWork(tail)) return false;
  // "(2013 – " or "(2013" above "– 2017)": what looks like the mark of an item is the dash of a range.
  const isBelowFirst = tail.cells.length > 1 && Math.abs((tail.cells[0]?.left ?? 0) - next.left) < 3;
  if (isRangeBroken((isBelowFirst && tail.cells[0]?.text) || tail.text, next.text)) return true;
  if (!next.startsColumn && next.gap <= 0.3 && isDateBroken(tail, next)) return true;
  if (next.isBullet) return false;
  // Below a list the dates of the next entry may begin it.
  if (isRangeAlone(next) && (next.startsColumn || /[.!?;]$/.test(tail.text))) return false;
  if (tail.cells.length > 1 && !isFirstCellWrapped(tail, next)) return false;
  if (tail.column !== next.column && next.startsColumn) return false;
  if (isOpenAbove(tail, next)) return true;
  if (Math.abs(tail.size - next.size) > 0.6 || next.gap > 0.3) return false;
  // Below an item's first line stands the second behind the mark, or below it.
  const setIn = next.left - tail.left;
  const isHanging = setIn > -3 && setIn < (tail.isBullet ? DEEPEST * tail.size : 3);
  const isCentred = Math.abs((next.left + next.right) / 2 - (tail.left + tail.right) / 2) < 4;
  // Each of two lines that end with their own dates is an entry.
  if (
    endsWithDate(next.text) &&
    (endsWithDate(tail.text) || (holdsRange(tail.text) && endsWithRange(next.text)))
  )
    return false;
  // A head that ends with its dates is whole.
  if (
    tail.cells.length === 1 &&
    endsWithDate(tail.text) &&
    /^\p{Lu}/u.test(next.text) &&
    findPeriods(tail.text).at(-1)?.isRange
  )
    return false;
  if (isLabel(next) || (isAddress(next.text) && !/[-/]$/.test(tail.text))) return false;
  if (beginsWithRange(first.text) && beginsWithRange(next.text)) return false;
  if ((!first.isBullet && isDateAndPlace(next.text)) || isRangeBeforeNames(next.text)) return false;
  // "Tools: …" begins a list of its own.
  if (/^\p{Lu}[^:,]{1,40}:\s/u.test(next.text)) return false;
  if (isEmployerBroken(first, tail, next)) return true;
  const isFlushRight = areFlushRight(tail, next);
  if (!isHanging && !isFlushRight && !(isCentred && /[,(&-]$|\b(?:and|of|in|for|the|ve)$/.test(tail.text)))
    return false;
  if (/[.!?;]$/.test(tail.text) && /^\p{Lu}/u.test(next.text) && !tail.bold) return false;
  // Of a line in several styles the last one goes on.
  const end =
    (tail.cells.length < 3 && tail.cells[0]?.runs.findLast(({ text }) => /\p{L}/u.test(text))) || tail;
  const begin = next.cells[0]?.runs.find(({ text }) => /\p{L}/u.test(text)) ?? next;
  const isMixed = end.bold !== begin.bold || end.italic !== begin.italic || isInOtherCase(tail, next);
  // "Community College of" above "Denver".
  if (/\s(?:of|for|the)$/iu.test(tail.text) && tail.cells.length === 1 && !isMixed) return true;
  const isFull = isFlushRight ? tail.left - widthOfFirstWord(next) < tail.column : couldNotTake(tail, next);
  // Behind an item's mark goes on what its first line began, however long its words are.
  if (
    first.isBullet &&
    (/^\p{Ll}|^\(?(?:19|20)\d\d\)?\.?$/u.test(next.text) || couldNotTake(tail, next, tail.reach)) &&
    next.left - first.left > 3 &&
    !/[.!?;:]$/.test(tail.text)
  )
    return true;
  if (/^[\p{Ll}(&]/u.test(next.text))
    return (
      isFull ||
      (!isMixed && !isEnded(tail) && (tail.text.length > 32 || couldNotTake(tail, next, tail.reach))) ||
      /[,(-]$/.test(tail.text)
    );
  if (isMixed && !/[,(]$/.test(tail.text)) return false;
  if (!first.isBullet && PARTED.test(tail.text) && !isSentenceLike(first.text) && isWholeSentence(next.text))
    return false;
  if (isHeadBroken(tail, next)) return true;
  return isFull || (couldNotTake(tail, next, tail.reach) && (isHalfName(next.text) || /&$/.test(tail.text)));
}

/** "behance.net/ada", "ada@example.org": where somebody is found begins a line of its own. */
const isAddress = (text: string): boolean =>
  /^(?:https?:\/\/|www\.|(?:[\w-]+\.)+\p{Ll}{2,}\/)\S*$|^\S+@(?:[\w-]+\.)+\p{Ll}{2,}$/u.test(text);

/** "Hastanesi", "Developer", "Trust": what every such name ends with is none by itself. */
export const isHalfName = (text: string): boolean =>
  countWords(text) === 1
    ? titleScore(text) === 2 || companyScore(text) > 0 || schoolScore(text) === 2
    : isBareLegalForm(text) || isSchoolLevel(text);

/** A full stop (not that of "U.S."), or two fifths of the column left empty, end a line, whatever follows. */
const isEnded = ({ text, right, limit, column }: Line): boolean =>
  /(?<!(?<!\p{L})\p{Lu})[.!?]$/u.test(text) ||
  (Number.isFinite(limit) && limit - right > 0.4 * (limit - column));

/** In letter heights. */
const ROOM = 0.7;
/** How far the width of a word is misjudged, in letter heights. */
const TOLERANCE = 0.3;

/** A title that wraps beside a right-hand cell: "Bachelor of Science in Information Systems | Miami" + "Management". */
function isFirstCellWrapped(line: Line, next: Line): boolean {
  const [first, second] = line.cells;
  const end = first?.runs.findLast(({ text }) => /\p{L}/u.test(text));
  const begin = next.cells[0]?.runs.find(({ text }) => /\p{L}/u.test(text)) ?? next;
  if (!first || !second || line.cells.length > 2 || (end ?? first).bold !== begin.bold) return false;
  // What runs on below the right-hand cell, and says more than a name does, is a text of its own.
  if (next.right > second.left + next.size && countWords(next.text) > 6) return false;
  if (isWholeSentence(next.text)) return false;
  // What floats right keeps room before it.
  const edge = second.left - ROOM * second.size;
  const isFull = first.right + widthOfFirstWord(next) > edge - TOLERANCE * second.size;
  return Math.abs(first.left - next.left) < 3 && (isFull || isOpenName(first.text));
}
