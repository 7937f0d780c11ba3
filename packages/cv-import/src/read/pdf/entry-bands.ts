import { findPeriods, isOnlyDates } from "../find-dates.ts";
import type { Cell } from "../line.ts";
import { isLocation } from "../words/locations.ts";
import { isDatedLocation } from "./column-pair.ts";
import { baselines, isHeading } from "./paint-order.ts";

/** An entry whose names and dates stand at the left, and what it is about beside them. */
export type Band = { left: Cell[]; right: Cell[] };

/**
 * Entries below one another, each with its names and dates at the left of the edge and its points at the right: they are
 * drawn so, and each is to be read by itself. Empty where what stands on both sides is anything else.
 */
export function bandsOfEntries(run: Cell[], edge: number): Band[] {
  const bands: Band[] = [];
  let wasRight = true;
  for (const cell of [...run].sort((a, b) => a.drawn - b.drawn)) {
    const isRight = cell.left >= edge - 1;
    // What heads the section stands above its first entry.
    if (!isRight && isHeading(cell) && wasRight) continue;
    if (wasRight && !isRight) bands.push({ left: [], right: [] });
    bands.at(-1)?.[isRight ? "right" : "left"].push(cell);
    wasRight = isRight;
  }
  const isBelow = (band: Band, at: number) => {
    const above = bands[at - 1];
    return !above || lowest(above) < highest(band);
  };
  return bands.length > 1 && bands.every(isEntry) && bands.every(isBelow) ? bands : [];
}

/** Beside dates alone stand the names of an entry, which belong to one line with them. */
function isEntry({ left, right }: Band): boolean {
  const [first] = left;
  const isNote = ({ text }: Cell) => isOnlyDates(text) || isDatedLocation(text) || isLocation(text);
  return (
    first !== undefined &&
    !isNote(first) &&
    baselines(left).length > 2 &&
    left.some(({ text }) => findPeriods(text).length > 0) &&
    right.length > 0 &&
    !right.some((cell) => isHeading(cell) || isNote(cell)) &&
    Math.abs((right[0]?.baseline ?? 0) - first.baseline) < 1.2 * first.size
  );
}

const lowest = ({ left, right }: Band): number =>
  Math.max(...[...left, ...right].map(({ baseline }) => baseline));
const highest = ({ left, right }: Band): number =>
  Math.min(...[...left, ...right].map(({ baseline }) => baseline));
