import { findPeriods, isOnlyDates } from "../find-dates.ts";
import type { Cell } from "../line.ts";
import { isContactLabel, isFieldLabel } from "../words/field-labels.ts";
import { isDatedLocation } from "./column-pair.ts";

const MAX_LINES = 5;

/**
 * A label or a date that wraps in a narrow cell of a table ("Main activities" above "and responsibilities") becomes one
 * cell again, beside the first line of what it stands for. A table's cell is drawn with all its lines, and then the one
 * to its right.
 */
export function joinLabelLines(cells: Cell[]): Cell[] {
  const drawn = [...cells].sort((a, b) => a.page - b.page || a.drawn - b.drawn);
  const joined = new Map<Cell, Cell | null>();
  for (let at = 0; at < drawn.length; at++) {
    const lines = blockAt(drawn, at);
    const [first] = lines;
    const beside = drawn[at + lines.length];
    if (!first || !beside || lines.length < 2 || !isBeside(lines, beside)) continue;
    const text =
      datesAndTown(lines) ?? stackedRange(lines) ?? lines.map((line) => line.text).reduce(joinTexts);
    if (!isFieldLabel(text) && !isContactLabel(text) && !isOnlyDates(text) && !isDatedLocation(text))
      continue;
    joined.set(first, {
      ...first,
      text,
      runs: [{ text, bold: first.bold, italic: first.italic, size: first.size }],
      right: Math.max(...lines.map(({ right }) => right)),
    });
    for (const line of lines.slice(1)) joined.set(line, null);
    at += lines.length - 1;
  }
  return cells.flatMap((cell) => {
    const whole = joined.get(cell);
    return whole === undefined ? [cell] : whole === null ? [] : [whole];
  });
}

/** "05.2021 – today" above "Thun": when, and where. */
function datesAndTown(lines: Cell[]): string | null {
  const [dates, town, ...more] = lines.map((line) => line.text);
  const isTown =
    town !== undefined &&
    /^\p{Lu}[\p{L}.'-]+(?:,? \p{Lu}?[\p{L}.'-]+){0,2}$/u.test(town) &&
    !/[-–—/]\s*$/.test(dates ?? "") &&
    !isOnlyDates(joinTexts(dates ?? "", town));
  return dates !== undefined && isTown && !more.length && isOnlyDates(dates) ? `${dates} | ${town}` : null;
}

/** "2015" above "2019": from, and until; "April 2019" above "June 2016": until, and from. */
function stackedRange(lines: Cell[]): string | null {
  const [upper, lower, ...more] = lines.map((line) => line.text);
  if (!upper || !lower || more.length || /[-–—/]\s*$/.test(upper) || /^[-–—/]/.test(lower)) return null;
  const [end, other] = [upper, lower].map((text) => findPeriods(text)[0]);
  const isReversed = end !== undefined && other !== undefined && end.until > other.until;
  const written = isReversed ? `${lower} – ${upper}` : `${upper} – ${lower}`;
  const range = findPeriods(written);
  const areEnds = findPeriods(upper).length === 1 && isOnlyDates(upper) && !end?.isRange;
  return areEnds && range.length === 1 && range[0]?.isRange ? written : null;
}

/** The lines right below one another, set alike, that are drawn one after the other from this one on. */
function blockAt(drawn: Cell[], at: number): Cell[] {
  const lines: Cell[] = [];
  for (const cell of drawn.slice(at, at + MAX_LINES)) {
    const last = lines.at(-1);
    const step = last ? (cell.baseline - last.baseline) / cell.size : 1;
    const isNext =
      !last ||
      (cell.page === last.page &&
        step > 0.6 &&
        step < 1.9 &&
        (Math.abs(cell.left - last.left) < 2.5 || Math.abs(cell.right - last.right) < 2.5) &&
        cell.bold === last.bold &&
        Math.abs(cell.size - last.size) < 0.6);
    if (!isNext) break;
    lines.push(cell);
  }
  return lines;
}

/** What stands to the right begins beside the first line, or, where it is short, in the middle of them. */
function isBeside(lines: Cell[], beside: Cell): boolean {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last || beside.page !== first.page) return false;
  const right = Math.max(...lines.map((line) => line.right));
  const slack = 0.4 * first.size;
  return (
    beside.left > right &&
    beside.left - right < 12 * first.size &&
    beside.baseline > first.baseline - slack &&
    beside.baseline < last.baseline - slack
  );
}

const joinTexts = (one: string, other: string): string =>
  /\d-$/.test(one) && /^[\d\p{L}]/u.test(other) ? one + other : `${one} ${other}`;
