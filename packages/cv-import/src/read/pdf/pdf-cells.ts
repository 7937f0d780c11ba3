import { isOnlyDates } from "../find-dates.ts";
import { type Cell, isAllCaps, isBareBullet, type Run } from "../line.ts";
import { headingKind } from "../words/headings.ts";
import { joinStretched } from "./join-stretched.ts";
import type { PdfSpan } from "./pdf-span.ts";
import { repairLostLigatures, repairMojibake } from "./repair-letters.ts";
import { areSpacesDrawn, tagsOf, WORD_GAP } from "./tags.ts";

/** A gap wider than this (in ems) separates two cells. */
const CELL_GAP = 0.95;
/** Letters of other scripts that are a stroke, and serve as rules above headings. */
const STROKES = /[\u1173\u3161\u30fc\u4e00]/g;
/** A gap wider than this separates cells where a column begins. */
const COLUMN_GAP = 0.5;
const MIN_COLUMN_ROWS = 4;

const isOnSameLine = (a: PdfSpan, b: PdfSpan): boolean =>
  a.page === b.page && Math.abs(a.baseline - b.baseline) <= Math.max(1.2, 0.22 * Math.min(a.size, b.size));

/** Joins what stands side by side into cells, and a list mark with its item. */
export function joinIntoCells(spans: PdfSpan[]): Cell[] {
  const pieces: PdfSpan[][] = [];
  const rows = groupIntoRows(spans);
  const columns = findColumnEdges(rows);
  const floats = findFloatEdges(rows);
  const drawn = [...spans].sort((a, b) => a.drawn - b.drawn);
  const drawsSpaces = areSpacesDrawn(rows);
  const places = new Map(drawn.map((span, at) => [span, at]));
  for (const row of rows) {
    let open: PdfSpan[] = [];
    for (const span of row) {
      const last = open.at(-1);
      if (last && isDrawnTwice(last, span)) continue;
      // A dot on the line of time, between the dates and what they belong to, is no mark of a list.
      if (last && open.length === 1 && isBareBullet(last.text) && isBesideDates(pieces.at(-1), last))
        open = [];
      const parts =
        open.length > 0 &&
        last &&
        (!isJoined(open, last, span) ||
          beginsColumn(open, last, span, columns) ||
          (isFloat(last, span) && floats.has(Math.round(span.right))) ||
          isBesideWrapped(open, drawn[(places.get(last) ?? -1) + 1], span));
      if (parts) {
        pieces.push(open);
        open = [];
      }
      open.push(span);
    }
    if (open.length) pieces.push(open);
  }
  return joinStretched(pieces)
    .map((piece) => toCell(piece, drawsSpaces))
    .filter((cell) => /[\p{L}\p{N}]/u.test(cell.text.replace(STROKES, "")));
}

function groupIntoRows(spans: PdfSpan[]): PdfSpan[][] {
  const sorted = [...spans].sort((a, b) => a.page - b.page || a.baseline - b.baseline || a.left - b.left);
  const exact: PdfSpan[][] = [];
  for (const span of sorted) {
    const row = exact.at(-1);
    const first = row?.[0];
    if (row && first && first.page === span.page && span.baseline - first.baseline < SAME_BASELINE)
      row.push(span);
    else exact.push([span]);
  }
  const rows: PdfSpan[][] = [];
  for (const row of exact) {
    row.sort((a, b) => a.left - b.left);
    const above = rows.at(-1);
    const together = above ? mergeRows(above, row) : null;
    if (together) rows[rows.length - 1] = together;
    else rows.push(row);
  }
  return rows;
}

/** Baselines that differ by less, in points, are one. */
const SAME_BASELINE = 0.7;

/** Two rows of nearly one baseline that stand beside one another: raised or larger letters; null for other rows. */
function mergeRows(above: PdfSpan[], row: PdfSpan[]): PdfSpan[] | null {
  const [first, second] = [above[0], row[0]];
  if (!first || !second || !isOnSameLine(first, second)) return null;
  const own = new Set(row);
  const together = [...above, ...row].sort((a, b) => a.left - b.left);
  const touches = together.some((span, at) => {
    const before = together[at - 1];
    return (
      before !== undefined &&
      own.has(span) !== own.has(before) &&
      span.left - before.right < NEAR * Math.max(span.size, before.size)
    );
  });
  return touches ? together : null;
}

const NEAR = 4;

/** Fake bold draws the same text again, a hair beside. */
const isDrawnTwice = (a: PdfSpan, b: PdfSpan): boolean =>
  a.text.trim() === b.text.trim() &&
  Math.abs(a.left - b.left) < 0.2 * a.size &&
  Math.abs(a.right - b.right) < 0.2 * a.size;

function isJoined(open: PdfSpan[], last: PdfSpan, next: PdfSpan): boolean {
  const gap = (next.left - last.right) / Math.min(last.size, next.size);
  // A heading in the margin stays one, however close the text beside it comes.
  const before = open.map(({ text }) => text).join("");
  if (gap > 0.2 && last.bold !== next.bold && !/:\s*$/.test(before) && headingKind(before) !== null)
    return false;
  if (gap <= CELL_GAP) return true;
  return open.length === 1 && isBareBullet(last.text) && gap < 4;
}

/** Whether dates, and nothing else, stand before the mark. */
function isBesideDates(piece: PdfSpan[] | undefined, mark: PdfSpan): boolean {
  const [first] = piece ?? [];
  return (
    piece !== undefined &&
    first !== undefined &&
    isOnSameLine(first, mark) &&
    isOnlyDates(piece.map(({ text }) => text).join(""))
  );
}

/** Where several rows begin, or go on behind a wide gap: the left edges of columns, in whole points. */
function findColumnEdges(rows: PdfSpan[][]): Set<number> {
  const counts = new Map<number, number>();
  for (const row of rows)
    for (const [at, span] of row.entries()) {
      const before = row[at - 1];
      const isStart = !before || span.left - before.right > CELL_GAP * Math.min(before.size, span.size);
      const edge = Math.round(span.left);
      if (isStart) counts.set(edge, (counts.get(edge) ?? 0) + 1);
    }
  return new Set([...counts].filter(([, count]) => count >= MIN_COLUMN_ROWS).map(([edge]) => edge));
}

/** A short margin note ends close to the column that it stands beside: "2019–" and "Charge Nurse". */
const beginsColumn = (open: PdfSpan[], last: PdfSpan, next: PdfSpan, columns: Set<number>): boolean =>
  next.left - last.right > COLUMN_GAP * Math.min(last.size, next.size) &&
  columns.has(Math.round(next.left)) &&
  !isTypewritten(last, next) &&
  !(open.length === 1 && isBareBullet(last.text));

/** What stands right of a text and was drawn before it floats, as browsers set dates. */
const isFloat = (last: PdfSpan, next: PdfSpan): boolean =>
  next.drawn < last.drawn && next.left - last.right > COLUMN_GAP * Math.min(last.size, next.size);

/** Where what floats behind a wide gap ends, in points: a text may come close to it. */
function findFloatEdges(rows: PdfSpan[][]): Set<number> {
  const edges = new Set<number>();
  for (const row of rows)
    for (const [at, span] of row.entries()) {
      const before = row[at - 1];
      const isApart = before && span.left - before.right > CELL_GAP * Math.min(before.size, span.size);
      if (before && isApart && isFloat(before, span)) edges.add(Math.round((row.at(-1) ?? span).right));
    }
  return edges;
}

/** In letters of one width a single space is as wide as they are. */
const isTypewritten = (last: PdfSpan, next: PdfSpan): boolean =>
  [last, next].every(
    ({ text, left, right, size }) => Math.abs((right - left) / text.length / size - 0.6) < 0.02,
  ) && next.left - last.right < 0.7 * last.size;

/** "Mar 2018" and "Hamurkâr" stand close, but the lines below "Mar 2018" are drawn between them: two cells of a table. */
function isBesideWrapped([first]: PdfSpan[], drawnNext: PdfSpan | undefined, next: PdfSpan): boolean {
  if (!first || !drawnNext || drawnNext === next || drawnNext.page !== first.page) return false;
  const step = (drawnNext.baseline - first.baseline) / first.size;
  return (
    step > 0.6 && step < 1.9 && Math.abs(drawnNext.left - first.left) < 2.5 && drawnNext.drawn < next.drawn
  );
}

function toCell(spans: PdfSpan[], drawsSpaces: boolean): Cell {
  const runs: Run[] = [];
  let previous: PdfSpan | undefined;
  const tracking = trackingOf(spans);
  for (const span of spans) {
    const { bold, italic, size } = span;
    const isApart =
      previous &&
      (span.left - previous.right - tracking > WORD_GAP * Math.min(previous.size, size) ||
        isYearAfterWord(previous, span));
    const isTouching = !isApart || previous?.text.endsWith(" ") || span.text.startsWith(" ");
    const text = previous && !isTouching ? ` ${span.text}` : span.text;
    const run = runs.at(-1);
    const isOneStyle = run && run.bold === bold && run.italic === italic;
    if (run && isOneStyle && (Math.abs(run.size - size) < 0.6 || areSmallCapitals(run, span))) {
      run.text += text;
      if (Math.abs(run.size - size) >= 0.6) run.size = commonestSize(spans);
    } else runs.push({ text, bold, italic, size });
    previous = span;
  }
  for (const run of runs) run.text = repairMojibake(repairLostLigatures(run.text));
  const text = closeUpLetters(
    runs
      .map((run) => run.text)
      .join("")
      .replace(/ {2,}/g, " ")
      .trim(),
  );
  if (runs[0] && runs.length === 1) runs[0].text = text;
  const lead = leadingRun(runs);
  return {
    ...tagsOf(spans, drawsSpaces),
    text,
    runs,
    left: Math.min(...spans.map((span) => span.left)),
    right: Math.max(...spans.map((span) => span.right)),
    baseline: spans[0]?.baseline ?? 0,
    size: lead.size,
    bold: lead.bold,
    italic: lead.italic,
    page: spans[0]?.page ?? 1,
    drawn: Math.min(...spans.map((span) => span.drawn)),
  };
}

/** "INSTITUTE" with a larger first letter: the letters of one word, set in capitals of two sizes. */
const areSmallCapitals = (run: Run, { text, size }: PdfSpan): boolean => {
  const ratio = Math.min(run.size, size) / Math.max(run.size, size);
  return ratio > 0.6 && ratio < 0.9 && isAllCaps(`A${run.text}`) && isAllCaps(`A${text}`);
};

/** The size that most of the letters have. */
function commonestSize(spans: PdfSpan[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of spans) letters.set(size, (letters.get(size) ?? 0) + text.trim().length);
  return [...letters].reduce((one, other) => (other[1] > one[1] ? other : one), [0, 0])[0];
}

/** The space between all letters of a text that is set letter by letter, in points; 0 for other texts. */
function trackingOf(spans: PdfSpan[]): number {
  const letters = spans.filter(({ text }) => text.trim().length === 1).length;
  if (letters < 4 || letters < 0.8 * spans.length) return 0;
  const gaps = spans
    .slice(1)
    .map((span, at) => span.left - (spans[at]?.right ?? span.left))
    .sort((a, b) => a - b);
  return Math.max(0, gaps[Math.floor(gaps.length * 0.4)] ?? 0);
}

/** "Denver2016-08": two texts that touch, where one would never write them as one word. */
const isYearAfterWord = (a: PdfSpan, b: PdfSpan): boolean =>
  /\p{L}{2}$/u.test(a.text) && /^(?:19|20)\d\d(?!\d)/.test(b.text);

/** The run that holds most of the letters. */
const leadingRun = (runs: Run[]): Run =>
  runs.reduce((lead, run) => (run.text.trim().length > lead.text.trim().length ? run : lead));

const SPACED_OUT = /^[\p{L}\p{N}&]{1,2}(?: {1,4}[\p{L}\p{N}&/.,–—-]{1,2}){3,}$/u;

/** "E X P E R I E N C E" is one word, spaced out; a wider space, or a change from letters to digits, separates two words. */
const closeUpLetters = (text: string): string =>
  SPACED_OUT.test(text.trim()) && !/ \p{L}{2} \p{L}{2} /u.test(text)
    ? text
        .trim()
        .split(/ {2,}/)
        .map((word) => word.replaceAll(" ", ""))
        .join(" ")
        .replace(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})|(?<=[\p{L}\d])(?=[–—])|(?<=[–—])(?=[\p{L}\d])/gu, " ")
    : text;
