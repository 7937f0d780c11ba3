import { findPeriods } from "./find-dates.ts";
import type { Line } from "./line.ts";
import { titleScore } from "./words/job-titles.ts";
import { isLocation, trailingLocation } from "./words/locations.ts";

/** Whether the next line's first word would not have fitted behind the line. */
export function couldNotTake(line: Line, next: Line, edge = line.limit): boolean {
  // A short line at the right edge is set flush right, not full.
  const isWide = line.right - line.left > 0.5 * (edge - (line.isBullet ? line.left : line.column));
  return isWide && line.right + widthOfFirstWord(next) > edge - 1;
}

/** How wide a line's first word is with the space before it, in points; capitals are wider than small letters. */
export function widthOfFirstWord({ text, left, right }: Line): number {
  const [word = ""] = /^\S+/.exec(text) ?? [];
  return (weightOf(word) + 1) * ((right - left) / Math.max(1, weightOf(text)));
}

const weightOf = (text: string): number => text.length + 0.3 * (text.match(/\p{Lu}/gu)?.length ?? 0);

/** "Analyst (2015-05 –" above "2016-11)": the line broke within its dates. */
export function isRangeBroken(tail: string, next: string): boolean {
  const last = findPeriods(tail).at(-1);
  if (!last) return false;
  const isOpen =
    /[-–—/]\s*$/.test(tail) ||
    last.end < tail.trimEnd().length ||
    (/^[-–—]\s/.test(next) &&
      (tail.lastIndexOf("(") > tail.lastIndexOf(")") || (!last.isRange && isDateAtFirst(next))));
  const joined = findPeriods(`${tail} ${next.slice(0, 40)}`);
  return (
    isOpen &&
    joined.some(
      ({ start, end, isRange, to }) =>
        isRange &&
        (to !== "" || /^[-–—]\s*(?:\.{3}|…)/.test(next)) &&
        start < tail.length - 3 &&
        end > tail.length + 1,
    )
  );
}

/** "— February 2020", "– 03.2021 | Leeds": behind the dash stands a date that ends the line, or that a sign parts from the rest. */
const isDateAtFirst = (text: string): boolean => {
  const [period] = findPeriods(text);
  return (
    period !== undefined &&
    /^[-–—\s]*$/.test(text.slice(0, period.start)) &&
    /^\s*(?:$|[|•·,)])/.test(text.slice(period.end))
  );
};

/** "Plumber's Mate (Autumn" above "2013 – Autumn 2015": a date broke between its month, or its season, and its year. */
export function isDateBroken(tail: Line, next: Line): boolean {
  const text = tail.cells[0]?.text ?? tail.text;
  if (!/\p{L}\.?$/u.test(text) || !/^(?:19|20)\d\d(?!\d)/.test(next.text)) return false;
  const isOver = findPeriods(`${text} ${next.text.slice(0, 40)}`).some(
    ({ start, end }) => start < text.length && start > text.length - 12 && end > text.length + 4,
  );
  // "… – Autumn": behind the sign that parts names stands a season, or a month, and nothing else.
  const isBare = /[-–—|·•(/]\s*\p{L}+\.?$/u.test(text);
  return isOver && (isBare || tail.cells.length > 1 || couldNotTake(tail, next, tail.reach));
}

export const beginsWithRange = (text: string): boolean => {
  const [period] = findPeriods(text);
  return period !== undefined && period.start === 0 && period.isRange;
};

/** "February 2017 – January 2020: Library" above "Assistant · Harbour City Libraries": the names behind the dates wrapped. */
export function isHeadBroken(tail: Line, next: Line): boolean {
  const dates = beginsWithRange(tail.text) ? findPeriods(tail.text)[0] : undefined;
  const named = dates ? tail.text.slice(dates.end).replace(/^[\s:,;|•·–—-]+/, "") : "";
  const isOpen = named !== "" && !PARTED.test(named) && PARTED.test(next.text);
  return isOpen && tail.cells.length === 1 && couldNotTake(tail, next, tail.reach);
}

/**
 * "2012–2015 Field Officer, Harbour Trust for Coastal" above "Heritage, Whitby", set in below the names: what follows the
 * dates was too long for its line, and ends with the town that it has not named yet.
 */
export function isEmployerBroken(first: Line, tail: Line, next: Line): boolean {
  const [dates] = findPeriods(first.text);
  const isHead = first.text === tail.text && dates?.start === 0 && dates.isRange && tail.cells.length === 1;
  const setIn = next.left - tail.left;
  if (!isHead || setIn < 3 || setIn > 0.4 * (tail.right - tail.left)) return false;
  return (
    !/[.,;:!?]$/.test(tail.text) &&
    trailingLocation(tail.text) === null &&
    couldNotTake(tail, next, tail.reach) &&
    endsWithTown(next.text)
  );
}

/** "Heritage, Whitby": some capitalised words, a comma and one or two more; "Leeds, England" is a place throughout. */
const endsWithTown = (text: string): boolean =>
  NAME_AND_TOWN.test(text) &&
  !isLocation(text) &&
  !isLocation(text.split(",")[0] ?? "") &&
  titleScore(text) === 0;

const NAME_AND_TOWN =
  /^\p{Lu}[\p{L}.'’-]*(?: (?:of|and|for|&|\p{Lu}[\p{L}.'’-]*)){0,3}, \p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?$/u;

/** Names that signs part. */
export const PARTED = /\s[|•·–—-]\s|,\s|\s(?:at|@)\s|[|•·–—,]$/;
