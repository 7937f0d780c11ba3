import type { Line } from "../read/line.ts";
import { orderPdfLines } from "../read/pdf/pdf-lines.ts";
import type { PdfSpan } from "../read/pdf/pdf-span.ts";
import type { PageBox } from "../read/pdf/pdf-spans.ts";
import type { ScannedPage, ScannedWord } from "./scanned-page.ts";

/** Sizes of one text differ by this much from line to line in a scan, and left edges by so many points. */
const SAME_SIZE = 1.16;
const SAME_EDGE = 3;
/** A gap wider than this, in the size of the type, parts what stands on a line. */
const GAP = 1.6;

/** Words that stand side by side, and how they are set. */
type Text = { words: ScannedWord[]; baseline: number; size: number };

/** The lines of a scan in reading order, by the same rules as those of a PDF with text. */
export function orderScannedLines(scanned: ScannedPage[]): { lines: Line[]; pages: PageBox[] } {
  const pages: PageBox[] = [];
  const spans: PdfSpan[] = [];
  let top = 0;
  for (const [at, { width, height, lines, turned }] of scanned.entries()) {
    const page = at + 1;
    pages.push({ number: page, top, width, height, turned });
    for (const { words, baseline, size } of withMarks(lines.flatMap(partAtGaps).map(measure)))
      spans.push({
        text: asWritten(words.map((word, at) => (at && isDot(word, size) ? "·" : word.text)).join(" ")),
        left: leftOf(words),
        right: Math.max(...words.map(({ right }) => right)),
        ...{ baseline: baseline + top, size, page, bold: false, italic: false, drawn: spans.length },
      });
    top += height;
  }
  const sizeOf = level(
    spans.map(({ size }) => size),
    (one, other) => Math.max(one, other) <= Math.min(one, other) * SAME_SIZE,
  );
  const edgeOf = level(
    spans.map(({ left }) => left),
    (one, other) => Math.abs(one - other) <= SAME_EDGE,
  );
  const levelled = spans.map((span) => ({ ...span, size: sizeOf(span.size), left: edgeOf(span.left) }));
  return { lines: orderPdfLines(levelled), pages };
}

const leftOf = (words: ScannedWord[]): number => Math.min(...words.map(({ left }) => left));

function partAtGaps(line: ScannedWord[]): ScannedWord[][] {
  const parts: ScannedWord[][] = [];
  const { size } = measure(line);
  for (const word of line) {
    const last = parts.at(-1)?.at(-1);
    if (last && word.left - last.right < GAP * size) parts.at(-1)?.push(word);
    else parts.push([word]);
  }
  return parts;
}

const TALL = /[\p{Lu}\p{Nd}bdfhklt]/u;
const DEEP = /[gjpqyçşQJ,;()[\]{}|/@$]/u;
/** How high capitals and small letters are, and how deep tails go, of the size of usual fonts. */
const CAPITALS = 0.71;
const SMALL = 0.52;
const TAIL = 0.2;

/** The line that words stand on, and their size, by what heights their letters have; each the middle one of the words. */
function measure(words: ScannedWord[]): Text {
  const tailOf = ({ text }: ScannedWord) => (DEEP.test(text) ? TAIL : 0);
  const sizes = words.map(
    (word) => (word.bottom - word.top) / ((TALL.test(word.text) ? CAPITALS : SMALL) + tailOf(word)),
  );
  const size = Math.max(1, middle(sizes));
  return { words, size, baseline: middle(words.map((word) => word.bottom - tailOf(word) * size)) };
}

const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

const MARK = /^[•·*+«»°~-]$/;

/** A list's mark is often seen as a line of its own, off the line that it stands before. */
function withMarks(texts: Text[]): Text[] {
  const isMark = ({ words }: Text) => words.length === 1 && MARK.test(words[0]?.text ?? "");
  const marks = texts.filter(isMark);
  const items = texts.filter((text) => !isMark(text)).map((text) => ({ ...text, words: [...text.words] }));
  for (const {
    words: [mark],
  } of marks) {
    if (!mark) continue;
    const middle = (mark.top + mark.bottom) / 2;
    const item = items.find(
      ({ words, baseline, size }) =>
        leftOf(words) > mark.left &&
        leftOf(words) - mark.right < 3 * size &&
        middle > baseline - size &&
        middle < baseline + 0.2 * size,
    );
    item?.words.unshift({ ...mark, text: "•" });
  }
  return items;
}

/** The dot that parts the facts of a line is taken for a plus, a quotation mark or a dash, which are wider. */
function isDot({ text, left, right, top, bottom }: ScannedWord, size: number): boolean {
  if (/^[«»*•]$/.test(text)) return true;
  const [width, height] = [right - left, bottom - top];
  return text === "-" ? width < 0.14 * size : /^[+.~]$/.test(text) && Math.max(width, height) < 0.42 * size;
}

/** Marks of lists as what they are; an upright stroke between words is the English "I". */
const asWritten = (text: string): string =>
  text.replace(/^(?:[*+«»°~¢©®]|e(?= \p{Lu}))\s+(?=\S)/u, "• ").replace(/(?<=\p{L},? )\|(?= \p{Ll})/gu, "I");

/** One value for those that differ by little: the commonest first, with all that are like it. */
function level(
  values: number[],
  isAlike: (one: number, other: number) => boolean,
): (value: number) => number {
  const levels: number[] = [];
  let open = values;
  while (open.length) {
    const counts = open.map((value) => open.filter((other) => isAlike(value, other)).length);
    const commonest = open[counts.indexOf(Math.max(...counts))] ?? 0;
    levels.push(commonest);
    open = open.filter((value) => !isAlike(value, commonest));
  }
  return (value) => levels.find((one) => isAlike(one, value)) ?? value;
}
