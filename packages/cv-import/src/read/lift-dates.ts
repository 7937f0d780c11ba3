import { findPeriods, isOnlyDates } from "./find-dates.ts";
import type { Line } from "./line.ts";
import { holdsRange } from "./placed-dates.ts";
import { countWords } from "./prose.ts";

/** In points. */
const INDENT = 5;
/** A title or a name rarely has more. */
const NAME_WORDS = 6;

/**
 * "• Ran the kitchen, with a | Sept 2020 – present": a range in the margin beside the first point is that of the head
 * above it, which has no date.
 */
export const liftDates = (lines: Line[]): Line[] =>
  lines.flatMap((line, at) => {
    const head = lines[at - 1];
    const [point, date, ...more] = line.cells;
    const isBeside = head && point && date && !more.length && isOnlyDates(date.text) && holdsRange(date.text);
    const isPoint =
      line.isBullet ||
      (head && point && point.left > head.left + INDENT && countWords(point.text) > NAME_WORDS);
    if (!isBeside || !isPoint || head.isBullet || findPeriods(head.text).length) return [line];
    const { text, left, right, bold, italic, size } = date;
    return [
      { ...line, cells: [date], text, left, right, bold, italic, size, isBullet: false, gap: 0 },
      { ...line, cells: [point], text: point.text, right: point.right },
    ];
  });
