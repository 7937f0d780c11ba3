import { OPS, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { headingKind } from "../words/headings.ts";
import type { PdfSpan } from "./pdf-span.ts";

type OperatorList = Awaited<ReturnType<PDFPageProxy["getOperatorList"]>>;
type Matrix = [number, number, number, number, number, number];

/** A small filled shape, about as wide as high, in points from the page's top left corner. */
type Dot = { left: number; right: number; middle: number };

const FILLS = new Set([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke]);
const LARGEST = 7;
/** A page with more dots is a drawing. */
const MAX_DOTS = 1_500;

const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

function matrixOf(values: unknown): Matrix | null {
  const numbers =
    Array.isArray(values) || ArrayBuffer.isView(values) ? Array.from(Object.values(values), Number) : [];
  const [a, b, c, d, e, f] = numbers;
  if (
    a === undefined ||
    b === undefined ||
    c === undefined ||
    d === undefined ||
    e === undefined ||
    f === undefined
  )
    return null;
  return [a, b, c, d, e, f];
}

/** The dots of a page. `view` converts its coordinates to points from the top. */
function findDots({ fnArray, argsArray }: OperatorList, view: Matrix): Dot[] {
  const dots: Dot[] = [];
  const stack: Matrix[] = [];
  let matrix = view;
  for (const [at, operator] of fnArray.entries()) {
    const args: unknown[] = argsArray[at] ?? [];
    if (operator === OPS.save) stack.push(matrix);
    else if (operator === OPS.restore) matrix = stack.pop() ?? matrix;
    else if (operator === OPS.transform) matrix = multiply(matrix, matrixOf(args) ?? [1, 0, 0, 1, 0, 0]);
    else if (operator === OPS.paintFormXObjectBegin) {
      stack.push(matrix);
      matrix = multiply(matrix, matrixOf(args[0]) ?? [1, 0, 0, 1, 0, 0]);
    } else if (operator === OPS.paintFormXObjectEnd) matrix = stack.pop() ?? matrix;
    else if (operator === OPS.constructPath && FILLS.has(Number(args[0]))) {
      const dot = dotOf(args[2], matrix);
      if (dot) dots.push(dot);
      if (dots.length > MAX_DOTS) return [];
    }
  }
  return dots;
}

function dotOf(box: unknown, [a, b, c, d, e, f]: Matrix): Dot | null {
  if (!ArrayBuffer.isView(box) && !Array.isArray(box)) return null;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(Object.values(box), Number);
  const [left, right] = [a * x0 + c * y0 + e, a * x1 + c * y1 + e];
  const [top, bottom] = [b * x0 + d * y0 + f, b * x1 + d * y1 + f];
  const [width, height] = [Math.abs(right - left), Math.abs(bottom - top)];
  if (width > LARGEST || width < 1 || Math.abs(width - height) > 0.25 * width) return null;
  return { left: Math.min(left, right), right: Math.max(left, right), middle: (top + bottom) / 2 };
}

/**
 * Browsers draw list marks as shapes rather than text: these become spans before the texts that they mark. Several dots
 * in a row are a rating, and large ones belong to a timeline.
 */
export function findListMarks(operators: OperatorList, spans: PdfSpan[], view: Matrix): PdfSpan[] {
  const dots = findDots(operators, view);
  if (!dots.length) return [];
  const rows = Map.groupBy(spans, ({ baseline }) => Math.round(baseline / ROW));
  return dots.flatMap((dot) => {
    const row = Math.round(dot.middle / ROW);
    const near = [row - 1, row, row + 1, row + 2].flatMap((one) => rows.get(one) ?? []);
    const marked = near.find((span) => isMark(dot, span));
    if (!marked) return [];
    const isAlone = !dots.some(
      (other) =>
        other !== dot &&
        Math.abs(other.middle - dot.middle) < 1 &&
        Math.abs(other.left - dot.left) < 2.5 * marked.size,
    );
    // With text right before it, the dot separates two parts of a line.
    const isFirst = !near.some(
      (span) =>
        span !== marked &&
        Math.abs(span.baseline - marked.baseline) < 2 &&
        span.right <= dot.left + 1 &&
        dot.left - span.right < marked.size,
    );
    if (!isAlone || !isFirst || headingKind(marked.text) !== null) return [];
    return [{ ...marked, ...dot, text: "•", bold: false, italic: false, drawn: marked.drawn - 0.5 }];
  });
}

/** The height in points of the rows in which texts are looked up. */
const ROW = 8;

function isMark({ left, right, middle }: Dot, { size, baseline, left: textLeft }: PdfSpan): boolean {
  const width = (right - left) / size;
  const gap = (textLeft - right) / size;
  const rise = (baseline - middle) / size;
  return width > 0.15 && width < 0.55 && gap > 0.1 && gap < 1.7 && rise > 0.1 && rise < 0.65;
}
