import type { DocumentLine, Spot } from "@terzi/contracts/document-reading";
import { asItLies } from "../ocr/turn-picture.ts";
import type { Line } from "../read/line.ts";
import type { PageBox } from "../read/pdf/pdf-spans.ts";

/** How far letters reach over and under the line that they stand on, of their size. */
const ABOVE = 0.85;
const BELOW = 0.25;

/** A stretch of a line's text, from its first letter to before its last one's next. */
export type Stretch = { line: number; from: number; to: number };

/** The lines with the place of each of their cells on the pages; without places, where there are no pages. */
export function placeLines(lines: Line[], pages: PageBox[]): DocumentLine[] {
  const boxes = new Map(pages.map((page) => [page.number, page]));
  return lines.map(({ text, cells }) => ({
    text,
    spots: cells.flatMap(({ left, right, baseline, size, page }) => {
      const box = boxes.get(page);
      if (!box) return [];
      const upright = {
        left: share(left / box.width),
        top: share((baseline - box.top - ABOVE * size) / box.height),
        width: share((right - left) / box.width),
        height: share(((ABOVE + BELOW) * size) / box.height),
      };
      return [{ page, ...asItLies(upright, box.turned ?? 0) }];
    }),
  }));
}

/** Where a stretch of a line stands. Its letters are taken to be equally wide: it is a mark on a page, not a measure. */
export function spotsOf({ text, spots }: DocumentLine, { from, to }: Stretch): Spot[] {
  let start = 0;
  return text.split("\t").flatMap((cell, at) => {
    const [first, last] = [Math.max(from, start) - start, Math.min(to, start + cell.length) - start];
    start += cell.length + 1;
    const spot = spots[at];
    if (!spot || first >= last) return [];
    // On a page that lies on its side, the line as a whole.
    if (spot.height > spot.width && cell.length > 3) return [spot];
    const letter = spot.width / Math.max(1, cell.length);
    return [{ ...spot, left: share(spot.left + first * letter), width: share((last - first) * letter) }];
  });
}

const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
