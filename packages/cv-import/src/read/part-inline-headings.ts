import type { Line } from "./line.ts";
import { headingKind, isWeakHeading } from "./words/headings.ts";

const CAPITALS = /^(\p{Lu}{3,}(?: (?:\p{Lu}{2,}|&)){0,3})\s+(?=.*\p{Ll})/u;

/**
 * "EDUCATION Ege University" — a margin heading whose line ran into the text beside it — becomes two lines, where the
 * document does so more than once.
 */
export function partInlineHeadings(lines: Line[]): Line[] {
  const parted = lines.map(partLine);
  return parted.filter((parts) => parts.length > 1).length > 1 ? parted.flat() : lines;
}

function partLine(line: Line): Line[] {
  const [cell, ...more] = line.cells;
  if (!cell || line.isBullet || more.length || cell.runs.length > 1) return [line];
  let heading = CAPITALS.exec(cell.text)?.[1] ?? "";
  // The capitals may go on into the text ("WORK NASA …"): the longest heading at their start counts.
  while (heading && headingKind(heading) === null)
    heading = heading.slice(0, Math.max(0, heading.lastIndexOf(" ")));
  if (!heading || isWeakHeading(heading)) return [line];
  const rest = cell.text.slice(heading.length).trim();
  const part = (text: string, isHeading: boolean): Line => ({
    ...line,
    text,
    cells: [{ ...cell, text, runs: cell.runs.map((run) => ({ ...run, text })) }],
    isCaps: isHeading,
    gap: isHeading ? line.gap : 0,
    startsColumn: isHeading && line.startsColumn,
  });
  return [part(heading, true), part(rest, false)];
}
