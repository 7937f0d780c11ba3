import type { Cell } from "../line.ts";
import { isWeakHeading } from "../words/headings.ts";
import { isColumnPair } from "./column-pair.ts";
import { type Band, bandsOfEntries } from "./entry-bands.ts";
import { baselines, isDrawnApart, isHeading, MIN_LINES } from "./paint-order.ts";
import { isUnbroken } from "./unbroken.ts";

type Gutter = Band & {
  top: number;
  bottom: number;
  /** What is read one after the other, each from left to right, where that isn't all at once. */
  bands?: Band[];
};

const GUTTER_WIDTH = 5;

/** A part of one column; `column` holds the parts above and below it too. `end`: how far its lines may reach, where known. */
export type Region = { cells: Cell[]; column: Cell[]; end?: number };

/** The cells in regions of one column each, in reading order: what stands above, the left column, the right one, what stands below. */
export function splitIntoColumns(cells: Cell[]): Region[] {
  const whole = [{ cells, column: cells }];
  if (cells.length < 2 * MIN_LINES) return cells.length ? whole : [];
  const gutter = findGutter(cells);
  if (!gutter) return whole;
  const inside = new Set([...gutter.left, ...gutter.right]);
  const rest = cells.filter((cell) => !inside.has(cell));
  return [
    ...splitIntoColumns(rest.filter((cell) => cell.baseline < gutter.top)),
    ...(gutter.bands?.flatMap((band) => [
      { cells: band.left, column: gutter.left, end: gutterEnd(gutter) },
      { cells: band.right, column: gutter.right },
    ]) ?? [...splitIntoColumns(gutter.left), ...splitIntoColumns(gutter.right)]),
    ...splitIntoColumns(rest.filter((cell) => cell.baseline >= gutter.top)),
  ];
}

/** The tallest stretch of free space with text on both sides that is to be read column by column. */
function findGutter(cells: Cell[]): Gutter | null {
  const sorted = [...cells].sort((a, b) => a.baseline - b.baseline);
  const edges = [...new Set(sorted.map((cell) => Math.round(cell.left)))].sort((a, b) => a - b);
  let best: Gutter | null = null;
  for (const edge of edges) {
    for (const run of runsBeside(sorted, edge).flatMap((run) => [
      ...splitAtLabels(run, edge),
      ...bandsOfCards(run, edge),
    ])) {
      const gutter = gutterOfEntries(run, edge) ?? trimToBothSides(run, edge, cells);
      if (!gutter || (best && weightOf(gutter) <= weightOf(best))) continue;
      if (gutter.bands || isColumnPair(gutter, edge)) best = gutter;
    }
  }
  return best;
}

const gutterEnd = ({ right }: Gutter): number => Math.min(...right.map((cell) => cell.left)) - GUTTER_WIDTH;

function gutterOfEntries(run: Cell[], edge: number): Gutter | null {
  const bands = bandsOfEntries(run, edge);
  if (!bands.length) return null;
  const left = bands.flatMap((band) => band.left);
  const right = bands.flatMap((band) => band.right);
  const ends = [...left, ...right].map(({ baseline }) => baseline);
  return { left, right, bands, top: Math.min(...ends) - 2, bottom: Math.max(...ends) + 2 };
}

/** Its height; columns that are drawn one after the other count for more. */
const weightOf = ({ left, right, top, bottom }: Gutter): number =>
  (bottom - top) * (isDrawnApart(left, right) ? 1.5 : 1);

/** Stretches without a cell that crosses the strip left of the edge. */
function runsBeside(sorted: Cell[], edge: number): Cell[][] {
  const runs: Cell[][] = [];
  let open: Cell[] = [];
  for (const cell of sorted) {
    const crosses = cell.left < edge - 1 && cell.right > edge - GUTTER_WIDTH && !runsOver(cell, edge);
    if (!crosses) open.push(cell);
    else if (open.length) {
      runs.push(open);
      open = [];
    }
  }
  if (open.length) runs.push(open);
  return runs;
}

/** An address that no column can break reaches a little out of a narrow one. */
const runsOver = ({ text, left, right, size }: Cell, edge: number): boolean =>
  isUnbroken(text) && left < edge - 6 * size && right < edge + 6 * size;

/**
 * Cards stand in rows, each drawn by itself: the left one of a row, the right one, then those of the next row. Each row
 * of at least two is a band of its own; none where the drawing goes another way.
 */
function bandsOfCards(run: Cell[], edge: number): Cell[][] {
  const drawn = [...run].sort((a, b) => a.drawn - b.drawn);
  const bands: Cell[][] = [];
  let wasRight = true;
  for (const cell of drawn) {
    const isRight = cell.left >= edge - 1;
    if (wasRight && !isRight) bands.push([]);
    bands.at(-1)?.push(cell);
    wasRight = isRight;
  }
  const isApart = bands.every((band, at) => {
    const above = bands[at - 1];
    return !above || lowest(above) < highest(band);
  });
  const isCard = (band: Cell[]) =>
    baselines(band.filter((cell) => cell.left < edge - 1)).length >= MIN_LINES &&
    baselines(band.filter((cell) => cell.left >= edge - 1)).length >= MIN_LINES;
  const cards = bands.filter(isCard);
  return isApart && bands.length > 1 && cards.length >= bands.length - 1
    ? cards.map((band) => band.sort((a, b) => a.baseline - b.baseline))
    : [];
}

const lowest = (cells: Cell[]): number => Math.max(...cells.map((cell) => cell.baseline));
const highest = (cells: Cell[]): number => Math.min(...cells.map((cell) => cell.baseline));

/** Where only the left side has headings, they hold for the right side too: it is a grid within their sections. */
function splitAtLabels(run: Cell[], edge: number): Cell[][] {
  const isRightHeaded = run.some(
    (cell) =>
      cell.left >= edge - 1 && isHeading(cell) && !isWeakHeading(cell.text) && !run.some(isRightAbove(cell)),
  );
  const labels = run.filter((cell) => cell.left < edge - 1 && isHeading(cell)).map((cell) => cell.baseline);
  if (isRightHeaded || !labels.length || areColumns(run, edge)) return [run];
  const starts = [Number.NEGATIVE_INFINITY, ...labels.map((label) => label - 4), Number.POSITIVE_INFINITY];
  return starts.slice(1).map((end, at) => {
    const start = starts[at] ?? 0;
    return run.filter((cell) => cell.baseline >= start && cell.baseline < end);
  });
}

/** Long columns that are drawn one after the other, whole, have their headings where they come, as in a newspaper. */
function areColumns(run: Cell[], edge: number): boolean {
  const left = run.filter((cell) => cell.left < edge - 1);
  const right = run.filter((cell) => cell.left >= edge - 1);
  const isBefore = Math.max(...left.map(({ drawn }) => drawn)) < Math.min(...right.map(({ drawn }) => drawn));
  return isBefore && baselines(left).length >= 2 * MIN_LINES && baselines(right).length >= 2 * MIN_LINES;
}

/** A line close above, set the same: what looks like a heading then ends a name ("Programming" + "Languages"). */
const isRightAbove =
  (cell: Cell) =>
  (other: Cell): boolean =>
    other.baseline < cell.baseline &&
    cell.baseline - other.baseline < 1.4 * cell.size &&
    Math.abs(other.left - cell.left) < 2.5 &&
    Math.abs(other.size - cell.size) < 0.6 &&
    other.bold === cell.bold;

function trimToBothSides(run: Cell[], edge: number, page: Cell[]): Gutter | null {
  const left = withoutLastHeadings(run.filter((cell) => cell.left < edge - 1));
  const right = withoutLastHeadings(run.filter((cell) => cell.left >= edge - 1));
  const [firstLeft, firstRight, lastLeft, lastRight] = [left[0], right[0], left.at(-1), right.at(-1)];
  if (!firstLeft || !firstRight || !lastLeft || !lastRight) return null;
  const top = Math.max(firstLeft.baseline, firstRight.baseline) - 2;
  const bottom = Math.min(lastLeft.baseline, lastRight.baseline) + 2;
  const within = (side: Cell[]) => extend(side, top, bottom);
  const taken = new Set([...within(left), ...within(right)]);
  const besides = page.filter((cell) => !taken.has(cell));
  const gutter = {
    ...{ top, bottom },
    left: withoutRowAbove(within(left), besides),
    right: withoutRowAbove(within(right), besides),
  };
  return gutter.left.length && gutter.right.length ? gutter : null;
}

/** The end of a row across the page (of contacts) stands above both columns, however near it is to one of them. */
function withoutRowAbove(side: Cell[], besides: Cell[]): Cell[] {
  const edge = Math.min(...side.map((cell) => cell.left));
  const isOfRow = (cell: Cell) =>
    cell.left > edge + 3 && besides.some((other) => Math.abs(other.baseline - cell.baseline) < 1.5);
  return side.slice(side.findIndex((cell) => !isOfRow(cell)));
}

/** A heading with nothing below it in a column heads what follows the columns. */
function withoutLastHeadings(side: Cell[]): Cell[] {
  const end = side.findLastIndex((cell) => !isHeading(cell) || isWeakHeading(cell.text));
  return side.slice(0, end + 1);
}

/** A column goes on past the other one's ends as far as its section or paragraph does. */
function extend(side: Cell[], top: number, bottom: number): Cell[] {
  const first = side.findIndex((cell) => cell.baseline >= top);
  if (first < 0) return [];
  let end = first;
  while (end < side.length && (side[end]?.baseline ?? 0) <= bottom) end++;
  if (end === first) return [];
  while (end < side.length && isNextInSection(side[end - 1], side[end])) end++;
  let start = first;
  while (start > 0 && isJustAbove(side[start - 1], side[start])) start--;
  return side.slice(start, end);
}

function isNextInSection(last: Cell | undefined, next: Cell | undefined): boolean {
  if (!last || !next || isHeading(next)) return false;
  return next.page !== last.page || next.baseline - last.baseline <= 2.4 * next.size;
}

function isJustAbove(above: Cell | undefined, first: Cell | undefined): boolean {
  if (!above || !first || above.page !== first.page || isHeading(first)) return false;
  if (isHeading(above) && Math.abs(above.left - first.left) > 40) return false;
  return first.baseline - above.baseline <= (isHeading(above) ? 3.5 : 2.4) * above.size;
}
