import { cutEntry, isNameless } from "./cut-entry.ts";
import type { Entry } from "./entry.ts";
import { type FoundPeriod, findPeriods, isOnlyDates, withoutPeriods } from "./find-dates.ts";
import { findStart, looksLike } from "./find-start.ts";
import { type Line, styleOf } from "./line.ts";
import { countWords, isProse, isSentenceLike } from "./prose.ts";
import { splitUndated } from "./split-undated.ts";
import { degreeScore } from "./words/degrees.ts";
import { titleScore } from "./words/job-titles.ts";
import { companyScore, schoolScore } from "./words/organisations.ts";

/** The date that an entry hangs on, if the line holds one where entries do: alone, in its own cell, at either end. */
function anchorPeriod(line: Line): FoundPeriod | null {
  if (isProse(line)) return null;
  const periods = findPeriods(line.text);
  const range = periods.find((period) => period.isRange);
  if (range && !isToldOf(line.text.slice(0, range.start), range)) return range;
  if (range) return null;
  const single = periods.at(-1);
  // A year in the middle of a sentence tells when, and begins nothing: "won the prize (2018) for".
  if (!single || /^[\s)\],]*\p{Ll}/u.test(line.text.slice(single.end))) return null;
  const before = line.text.slice(0, single.start).trimEnd();
  const after = line.text
    .slice(single.end)
    .replace(/^[\s)\],.|·•–-]+/, "")
    .trim();
  if (!before || !after || /[(|,\t·•–-]$/.test(before) || line.text[single.start - 1] === "\t") return single;
  // "Grad. May 2017 | Newport, OR": a bar ends what the date belongs to.
  const isClosed = /^\s*[|·•]\s/.test(line.text.slice(single.end)) && countWords(before) < 3;
  return isClosed || isBetweenNames(before, after) ? single : null;
}

/** "Met every deadline since 2015": what a sentence tells has an open range, and no name before it. */
const isToldOf = (before: string, { to }: FoundPeriod): boolean =>
  to === "" &&
  /\p{Ll}$/u.test(before.trimEnd()) &&
  (before.match(/(?<=\s)\p{Ll}+/gu)?.length ?? 0) > 1 &&
  !titleScore(before) &&
  !companyScore(before) &&
  !schoolScore(before) &&
  !degreeScore(before);

/** "B.Sc. Biology 2014 Gediz University": what stands on both sides names one entry. */
const isBetweenNames = (before: string, after: string): boolean =>
  (degreeScore(before) > 1 && schoolScore(after) > 1) || (schoolScore(before) > 1 && degreeScore(after) > 1);

/** Cuts a section into its entries. Dates are the anchors; style, space and the first entry's shape tell where each begins. */
export function splitEntries(lines: Line[]): Entry[] {
  const anchors = findAnchors(lines);
  const first = anchors[0];
  if (!first) return splitUndated(lines);
  const closed = splitAtLastDates(lines, anchors);
  if (closed) return closed;
  const start = firstStart(lines, first.at);
  const starts: number[] = [];
  const offsets = new Set([first.at - start]);
  for (const [order, anchor] of anchors.entries()) {
    const previous = anchors[order - 1];
    const own = previous
      ? findStart(lines, anchor.at, { after: previous.end, first: start, offsets })
      : start;
    starts.push(own);
    // A further title under one employer has a shorter head than the others.
    const [begin, sample] = [lines[own], lines[start]];
    if (begin && sample && looksLike(begin, sample)) offsets.add(anchor.at - own);
  }
  const entries = anchors.map((anchor, order) => {
    const from = starts[order] ?? 0;
    const until = starts[order + 1] ?? lines.length;
    return cutEntry(lines.slice(from, until), anchor.end - from, anchor.period);
  });
  const lead = lines.slice(0, start);
  return lead.length ? [...splitUndated(lead), ...entries] : entries;
}

/**
 * Cards whose last line is their dates, below names and points: what follows a date is set like the section's first
 * line, and the section ends with one. Null where it is otherwise.
 */
function splitAtLastDates(lines: Line[], anchors: Anchor[]): Entry[] | null {
  const [first] = lines;
  if (!first || anchors.at(-1)?.end !== lines.length - 1) return null;
  const isName = (line: Line | undefined) =>
    line !== undefined && !isProse(line) && !isDateLine(line) && styleOf(line) === styleOf(first);
  const starts = [0, ...anchors.slice(0, -1).map(({ end }) => end + 1)];
  const isClosed =
    starts.every((at) => isName(lines[at])) &&
    anchors.every(({ at }) => isDateLine(lines[at])) &&
    starts.some((from, order) => lines.slice(from, anchors[order]?.at).some(isProse));
  if (!isClosed) return null;
  return anchors.map(({ at, period }, order) => cutEntry(lines.slice(starts[order], at), 0, period));
}

type Anchor = { at: number; end: number; period: FoundPeriod };

function findAnchors(lines: Line[]): Anchor[] {
  const anchors: Anchor[] = [];
  for (const [at, line] of lines.entries()) {
    const period = anchorPeriod(line);
    if (!period || isAmongSentences(lines, at)) continue;
    const last = anchors.at(-1);
    // A range over two lines: "2015", then "2019".
    if (
      last &&
      !last.period.isRange &&
      !period.isRange &&
      last.end === at - 1 &&
      isDateFirst(lines[at - 1], line) &&
      isDateFirst(line, line) &&
      isNameless(line) &&
      !isSameBeside(lines[at - 1], line)
    ) {
      last.end = at;
      last.period = {
        ...last.period,
        from: last.period.to,
        to: period.to,
        until: period.until,
        isRange: true,
      };
      continue;
    }
    anchors.push({ at, end: at, period });
  }
  const ranges = anchors.filter((anchor) => anchor.period.isRange);
  // Beside ranges, a lone date is an anchor only where it is set as they are: in the same place of the line.
  return ranges.length && ranges.length < anchors.length
    ? anchors.filter((anchor) => anchor.period.isRange || isSetLike(lines, anchor, ranges))
    : anchors;
}

/** "Won a prize for the oldest of our houses (2017)": a sentence between others that are set as it is begins no entry. */
function isAmongSentences(lines: Line[], at: number): boolean {
  const [line, above, below] = [lines[at], lines[at - 1], lines[at + 1]];
  const tells = (one: Line) => one.cells.length === 1 && isSentenceLike(withoutPeriods(one.text));
  const isAlike = (other: Line | undefined, gap: number | undefined) =>
    line !== undefined &&
    other !== undefined &&
    tells(other) &&
    styleOf(other) === styleOf(line) &&
    Math.abs(other.left - line.left) < 3 &&
    (gap ?? 0) < 0.3;
  return (
    line !== undefined &&
    tells(line) &&
    isAlike(above, line.gap) &&
    (!below || isAlike(below, below.gap) || below.gap >= 0.3)
  );
}

/** When an entry was whose head this is: a range, or the last date. */
export function periodOf(head: Line[]): FoundPeriod | null {
  const anchors = findAnchors(head);
  return (anchors.find(({ period }) => period.isRange) ?? anchors.at(-1))?.period ?? null;
}

/** Whether a line begins with a date of its own, in the same place as another line does. */
const isDateFirst = (line: Line | undefined, other: Line): boolean =>
  line?.cells[0] !== undefined && isOnlyDates(line.cells[0].text) && Math.abs(line.left - other.left) < 3;

/** Rows of a list ("2017 | First aid", "2018 | Hygiene") are set alike beside their dates; title and employer are not. */
const isSameBeside = (line: Line | undefined, next: Line): boolean => {
  const [one, other] = [line?.cells[1], next.cells[1]];
  return (
    one !== undefined &&
    other !== undefined &&
    one.bold === other.bold &&
    one.italic === other.italic &&
    Math.abs(one.size - other.size) < 0.6
  );
};

const isDateLine = (line: Line | undefined): boolean => line !== undefined && isOnlyDates(line.text);

function isSetLike(lines: Line[], anchor: Anchor, ranges: Anchor[]): boolean {
  const line = lines[anchor.at];
  return ranges.some((range) => {
    const other = lines[range.at];
    if (line && other && line.cells.length > 1 && isDateBelow(line, other)) return true;
    return (
      line !== undefined &&
      other !== undefined &&
      styleOf(line) === styleOf(other) &&
      line.cells.length === other.cells.length &&
      isDateLine(line) === isDateLine(other)
    );
  });
}

/** Whether a school's or a degree's line has its date in a cell of its own, which ends where another line's does. */
function isDateBelow(line: Line, other: Line): boolean {
  const dateOf = ({ cells }: Line) => cells.find(({ text }) => isOnlyDates(text));
  const [own, above] = [dateOf(line), dateOf(other)];
  const isNamed = schoolScore(line.text) >= 2 || degreeScore(line.text) >= 2;
  return own !== undefined && above !== undefined && isNamed && Math.abs(own.right - above.right) < 3;
}

/** The first entry begins where the section does, unless prose stands before it. */
function firstStart(lines: Line[], anchor: number): number {
  let start = anchor;
  while (start > 0 && anchor - start < 4) {
    const above = lines[start - 1];
    if (!above) break;
    if (isProse(above)) return start === 2 && isHouse(lines[0]) && !above.isBullet ? 0 : start;
    start--;
  }
  return start;
}

/** An employer's name above what is said of the house and the titles held there. */
function isHouse(line: Line | undefined): boolean {
  // Beside it may stand its town.
  const name = line?.cells[0]?.text ?? "";
  return (
    line !== undefined &&
    !isProse(line) &&
    titleScore(name) === 0 &&
    (!/[.:;]$/.test(name) || companyScore(name) === 2) &&
    (line.bold || countWords(name) < 6 || companyScore(name) > 0 || schoolScore(name) > 1)
  );
}
