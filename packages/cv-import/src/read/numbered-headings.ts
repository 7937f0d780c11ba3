import { type Line, styleOf } from "./line.ts";

const NUMBER = /^\(?(?:(\d{1,2})|([A-H]))[.)]\s+\p{Lu}/u;

/** 4 of "4. TICKETS" and of "D. KURSLAR"; 0 of a line that has no number. */
function numberOf({ text }: Line): number {
  const [, digits, letter] = NUMBER.exec(text) ?? [];
  return Number(digits ?? 0) || (letter ? letter.charCodeAt(0) - 64 : 0);
}

/**
 * "6. SPARE TIME" between the headings "5. WHAT I CAN DO" and "7. REFERENCES": the number that the known headings leave out,
 * set as they are, heads a section too, whatever it says.
 */
export function findNumberedHeadings(lines: Line[], known: ReadonlySet<Line>): Line[] {
  const numbered = lines.flatMap((line, at) => (known.has(line) && numberOf(line) ? [{ line, at }] : []));
  return numbered.flatMap((above, order) => {
    const below = numbered[order + 1];
    const [from, until] = [numberOf(above.line), below ? numberOf(below.line) : 0];
    if (!below || until < from + 2) return [];
    const missing = lines.slice(above.at + 1, below.at).filter((line) => {
      const number = numberOf(line);
      return number > from && number < until && isSetLike(line, above.line);
    });
    // Each of them once, and in order: a numbered list within the section would begin with 1.
    const isEach = missing.length === until - from - 1;
    return isEach && missing.every((line, at) => numberOf(line) === from + 1 + at) ? missing : [];
  });
}

const isSetLike = (line: Line, heading: Line): boolean =>
  line.cells.length === 1 &&
  line.text.length < 50 &&
  !/[.,;]$/.test(line.text) &&
  styleOf(line) === styleOf(heading) &&
  Math.abs(line.left - line.column - (heading.left - heading.column)) < 4;
