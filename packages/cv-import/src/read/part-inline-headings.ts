import type { Line } from "./line.ts";
import { isContactLabel, isFieldLabel } from "./words/field-labels.ts";
import { headingKind, isWeakHeading, type SectionKind } from "./words/headings.ts";

const CAPITALS = /^(\p{Lu}{3,}(?: (?:\p{Lu}{2,}|&)){0,3})\s+(?=.*\p{Ll})/u;

const OF_ENTRIES = new Set<SectionKind | null>([
  "work",
  "education",
  "skills",
  "languages",
  "certifications",
  "references",
]);

const isStrongHeading = (text: string): boolean =>
  OF_ENTRIES.has(headingKind(text)) && !isWeakHeading(text) && !isContactLabel(text) && !isFieldLabel(text);

/** "EĞİTİM DURUMU | : 2004-2008 …": a form's row that names a section and holds it. */
function partRow(line: Line): Line[] {
  const [cell, ...rest] = line.cells;
  if (!cell) return [line];
  const cells = rest.map((one, at) => {
    const shown = (text: string) => (at ? text : text.replace(/^:\s*/, ""));
    const runs = one.runs.map((run, order) => (order ? run : { ...run, text: shown(run.text) }));
    return { ...one, text: shown(one.text), runs };
  });
  // It is set like its neighbours; as a heading it counts for more than they.
  const heading = { ...line, text: cell.text, cells: [{ ...cell, bold: true }], bold: true, isBullet: false };
  const text = cells.map((one) => one.text).join("\t");
  return [heading, { ...line, text, cells, left: cells[0]?.left ?? line.left, gap: 0, startsColumn: false }];
}

/**
 * "EDUCATION Ege University" — a margin heading whose line ran into the text beside it — becomes two lines, where the
 * document does so more than once.
 */
export function partInlineHeadings(lines: Line[]): Line[] {
  const parted = lines.map(partLine);
  if (parted.filter((parts) => parts.length > 1).length > 1) return parted.flat();
  // One row that says it in a cell of its own, as its neighbours say theirs, is enough.
  return lines.flatMap((line, at) =>
    isRowOfForm(line) && (parted[at]?.length ?? 0) > 1 ? (parted[at] ?? []) : [line],
  );
}

const isRowOfForm = ({ cells: [, value] }: Line): boolean => /^:\s*\S/.test(value?.text ?? "");

function partLine(line: Line): Line[] {
  const [cell, ...more] = line.cells;
  if (cell && isRowOfForm(line) && isStrongHeading(cell.text)) return partRow(line);
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
