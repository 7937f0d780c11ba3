import { hasBullet, isAllCaps, type Line } from "./line.ts";
import { mendLetters } from "./mend-letters.ts";

/** Lines of plain text: a blank line above is a gap, tabs and runs of spaces separate cells, indentation is kept. */
export function readTextLines(text: string): Line[] {
  const lines: Line[] = [];
  let blank = 0;
  for (const raw of mendLetters(text.normalize("NFC"))
    .replaceAll("\r\n", "\n")
    .replaceAll("\r", "\n")
    .split("\n")) {
    if (!/[\p{L}\p{N}]/u.test(raw)) {
      blank++;
      continue;
    }
    const indent = /^[ \t]*/.exec(raw)?.[0].replaceAll("\t", "    ").length ?? 0;
    lines.push(plainLine(raw.trim(), { left: indent * 5, gap: lines.length ? blank : 0 }));
    blank = 0;
  }
  if (lines[0]) lines[0].startsColumn = true;
  return lines;
}

function plainLine(text: string, { left, gap }: { left: number; gap: number }): Line {
  const style = { size: 10, bold: false, italic: false };
  const cells = text
    .split(/\t+|[^\S\n]{3,}/)
    .filter(Boolean)
    .map((part) => ({
      text: part.replace(/\*\*|__/g, "").trim(),
      runs: [{ text: part.replace(/\*\*|__/g, "").trim(), ...style }],
      left,
      right: left + part.length * 5,
      baseline: 0,
      page: 1,
      drawn: 0,
      ...style,
    }));
  const joined = cells.map((cell) => cell.text).join("\t");
  return {
    text: joined,
    cells,
    left,
    right: left + joined.length * 5,
    limit: 480,
    reach: 480,
    ...style,
    isCaps: isAllCaps(joined),
    isBullet: hasBullet(joined),
    isWhole: false,
    gap,
    column: 0,
    startsColumn: false,
    headingLevel: 0,
  };
}
