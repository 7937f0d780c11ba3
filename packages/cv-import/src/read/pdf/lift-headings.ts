import { isOnlyDates } from "../find-dates.ts";
import type { Cell } from "../line.ts";
import { isContactLabel } from "../words/field-labels.ts";
import { headingKind } from "../words/headings.ts";

/** A heading in the margin, over one line or several. */
type Heading = { lines: Cell[]; text: string };

const MAX_LINES = 3;

/**
 * Headings in the margin are set beside the first line of their section, often a little lower than it, and over several
 * lines where the margin is narrow. Each becomes one cell, above the first line that it stands beside.
 */
export function liftMarginHeadings(cells: Cell[]): Cell[] {
  const sorted = [...cells].sort((a, b) => a.page - b.page || a.baseline - b.baseline || a.left - b.left);
  const headings: Heading[] = [];
  const taken = new Set<Cell>();
  for (const [at, cell] of sorted.entries()) {
    const heading = taken.has(cell) ? null : headingFrom(sorted, at);
    if (!heading) continue;
    headings.push(heading);
    for (const line of heading.lines) taken.add(line);
  }
  const left = contentEdge(headings, sorted);
  if (left === null) return cells;
  const inMargin = headings.filter(({ lines }) => lines.every(({ right }) => right < left));
  const used = new Set(inMargin.flatMap(({ lines }) => lines));
  const content = sorted.filter((cell) => cell.left >= left - 3);
  const starts = inMargin.map((heading) => startApart(heading, content));
  const lower = usualOffset(inMargin, starts);
  const lifted = inMargin.map((heading, at) =>
    above(heading, starts[at] ?? (lower === null ? undefined : startAtOffset(heading, content, lower))),
  );
  return [...cells.filter((cell) => !used.has(cell)), ...lifted];
}

function headingFrom(sorted: Cell[], at: number): Heading | null {
  const first = sorted[at];
  if (!first || first.text.length > 40 || isAnswered(first, sorted[at + 1])) return null;
  const lines = [first];
  let best: Heading | null = headingKind(first.text) === null ? null : { lines: [first], text: first.text };
  for (const next of sorted.slice(at + 1, at + 12)) {
    const last: Cell = lines.at(-1) ?? first;
    const step = next.baseline - last.baseline;
    const isNumbered = last === first && isBareNumber(first.text);
    const isBelow =
      next.page === first.page &&
      step > (isNumbered ? 0.6 : 0.8) * first.size &&
      step < 1.7 * first.size &&
      (Math.abs(next.left - first.left) < 4 ||
        Math.abs(next.right - first.right) < 4 ||
        isIndented(first, next)) &&
      (isNumbered || (next.bold === first.bold && Math.abs(next.size - first.size) < 0.6));
    if (!isBelow) continue;
    lines.push(next);
    const text = lines.map((line) => line.text).join(" ");
    // Below a whole heading an ordinary line may follow that happens to fit.
    if (headingKind(text) !== null && (best === null || headingKind(next.text) === null || text.length < 24))
      best = { lines: [...lines], text };
    if (lines.length === MAX_LINES) break;
  }
  return best;
}

/** "2." above "Appointments" in small capitals: its letters are not those of the heading. */
const isBareNumber = (text: string): boolean => /^(?:\d{1,2}|[IVX]{1,4})\.?$/.test(text);

/** "Askerlik Durumu | Yaptı": a form's row asks for what may head a section too. */
const isAnswered = (cell: Cell, beside: Cell | undefined): boolean =>
  isContactLabel(cell.text) && beside !== undefined && Math.abs(beside.baseline - cell.baseline) < 1.5;

/** Behind a sign or a number the first line begins further right. */
const isIndented = (first: Cell, next: Cell): boolean =>
  !/^\p{L}/u.test(first.text) && next.left > first.left && next.left - first.left < 2.5 * first.size;

/** Where the content begins beside at least two headings, if hardly anything but headings and dates stands left of it. */
function contentEdge(headings: Heading[], sorted: Cell[]): number | null {
  const edges = new Map<number, number>();
  for (const { lines } of headings) {
    const [first] = lines;
    if (!first) continue;
    const beside = sorted.find(
      (cell) =>
        cell.page === first.page &&
        cell.left > first.right + 4 &&
        Math.abs(cell.baseline - first.baseline) < 1.3 * first.size,
    );
    if (beside) edges.set(Math.round(beside.left), (edges.get(Math.round(beside.left)) ?? 0) + 1);
  }
  const [edge, count] = [...edges].sort((one, other) => other[1] - one[1] || one[0] - other[0])[0] ?? [0, 0];
  if (count < 2) return null;
  const known = new Set(headings.flatMap(({ lines }) => lines));
  const tops = headings.flatMap(({ lines }) =>
    lines[0] && lines[0].right < edge ? [lines[0].baseline] : [],
  );
  const [top, bottom] = [Math.min(...tops), Math.max(...tops)];
  const margin = sorted.filter(
    (cell) =>
      cell.right < edge - 1 &&
      cell.baseline >= top - 2 &&
      cell.baseline <= bottom + 2 &&
      !isOnlyDates(cell.text),
  );
  const own = margin.filter((cell) => known.has(cell)).length;
  const crossing = sorted.filter(
    (cell) =>
      cell.left < edge - 4 &&
      cell.right > edge + 4 &&
      cell.baseline >= top - 2 &&
      cell.baseline <= bottom + 2,
  );
  return own >= 0.6 * margin.length && crossing.length <= 1 ? edge : null;
}

/** What stands beside a heading or a little higher. */
const besideOf = ({ lines: [first] }: Heading, content: Cell[]): Cell[] =>
  first === undefined
    ? []
    : content.filter(
        (cell) =>
          cell.page === first.page &&
          cell.baseline < first.baseline + 1.5 &&
          cell.baseline > first.baseline - 1.6 * first.size,
      );

/** The first line beside a heading that stands apart from the one above it begins the section. */
function startApart(heading: Heading, content: Cell[]): Cell | undefined {
  return besideOf(heading, content).find((cell) => {
    const before = content.findLast(
      (other) => other.page === cell.page && other.baseline < cell.baseline - 1.5,
    );
    return !before || cell.baseline - before.baseline > 1.55 * Math.max(cell.size, before.size);
  });
}

/** How much lower than their sections' first lines a document sets its headings, where that is seen; one template sets all alike. */
function usualOffset(headings: Heading[], starts: (Cell | undefined)[]): number | null {
  const offsets = headings
    .flatMap(({ lines: [first] }, at) => {
      const start = starts[at];
      return first && start ? [first.baseline - start.baseline] : [];
    })
    .sort((one, other) => one - other);
  const middle = offsets[Math.floor(offsets.length / 2)];
  const isUsual =
    middle !== undefined &&
    offsets.filter((offset) => Math.abs(offset - middle) < 2).length > offsets.length / 2;
  return isUsual ? middle : null;
}

/** Where sections follow one another as closely as lines do, the place of the document's other headings tells. */
const startAtOffset = (heading: Heading, content: Cell[], lower: number): Cell | undefined =>
  besideOf(heading, content).find(
    (cell) => Math.abs((heading.lines[0]?.baseline ?? 0) - lower - cell.baseline) < 2.5,
  );

/** A heading as one cell above the line that its section begins with. */
function above({ lines, text }: Heading, start: Cell | undefined): Cell {
  const [first] = lines;
  if (!first) throw new Error("a heading has at least one line");
  const whole = {
    ...first,
    text,
    runs: [{ text, bold: first.bold, italic: first.italic, size: first.size }],
    right: Math.max(...lines.map(({ right }) => right)),
  };
  return start ? { ...whole, baseline: start.baseline - 0.5 * start.size } : whole;
}
