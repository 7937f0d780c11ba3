import { type Line, styleOf } from "./line.ts";
import { headingKind, isWeakHeading, type SectionKind } from "./words/headings.ts";

export type Section = { kind: SectionKind | "intro"; heading: string; lines: Line[]; why: string };

type Candidate = { line: Line; kind: SectionKind };

/** Cuts the document at its headings. The first section is what stands before any heading: name and contacts. */
export function findSections(lines: Line[]): Section[] {
  const headings = chooseHeadings(lines);
  const sections: Section[] = [{ kind: "intro", heading: "", lines: [], why: "above the first heading" }];
  const openIn = new Map<number, Section>();
  let open = sections[0];
  for (const line of lines) {
    const heading = headings.get(line);
    if (heading) {
      open = { kind: heading.kind, heading: line.text.replaceAll("\t", " "), lines: [], why: heading.why };
      sections.push(open);
      openIn.set(Math.round(line.column / 4), open);
      continue;
    }
    // A column that goes on after something else goes on in its own section.
    if (line.startsColumn) open = openIn.get(Math.round(line.column / 4)) ?? open;
    open?.lines.push(line);
    if (open && !openIn.has(Math.round(line.column / 4))) openIn.set(Math.round(line.column / 4), open);
  }
  return sections;
}

type Chosen = Map<Line, { kind: SectionKind; why: string }>;

/** A usual heading is one where it is set like other headings, stands out, or stands apart; the evidence is summed up. */
function chooseHeadings(lines: Line[]): Chosen {
  const candidates: Candidate[] = [];
  for (const line of lines) {
    const kind = line.isBullet || line.cells.length > 1 ? null : headingKind(line.text);
    if (kind) candidates.push({ line, kind });
  }
  const body = commonestProminence(lines);
  const kindsBeside = (line: Line, isAlike: (other: Line) => boolean): number =>
    new Set(
      candidates.filter((other) => styleOf(other.line) === styleOf(line) && isAlike(other.line)).map(({ kind }) => kind),
    ).size;
  const leading = Math.max(
    body,
    ...candidates.filter(({ line }) => kindsBeside(line, () => true) > 1).map(({ line }) => prominence(line)),
  );
  const chosen: Chosen = new Map();
  for (const { line, kind } of candidates) {
    const own = prominence(line);
    const evidence =
      (kindsBeside(line, () => true) > 1 ? 1.5 : 0) +
      (kindsBeside(line, (other) => isAlignedWith(line, other)) > 1 ? 1.5 : 0) +
      (own > body ? 1 : own < body ? -0.5 : 0) +
      (line.gap > 0.3 || line.startsColumn ? 1 : 0) +
      (own < leading - 2.5 ? -1 : 0) +
      (line.headingLevel > 0 ? 1.5 : 0) -
      (isWeakHeading(line.text) ? 1 : 0);
    if (evidence >= 2) chosen.set(line, { kind, why: `a usual heading, set like one (${evidence.toFixed(1)})` });
  }
  addUnknownHeadings(lines, chosen);
  return chosen;
}

const isAlignedWith = (line: Line, other: Line): boolean =>
  Math.abs(line.left - other.left) < 4 || Math.abs((line.left + line.right) / 2 - (other.left + other.right) / 2) < 5;

/** How much a line stands out. */
const prominence = (line: Line): number =>
  Math.round(line.size * 2) / 2 + (line.bold ? 1.5 : 0) + (line.isCaps ? 1 : 0);

function commonestProminence(lines: Line[]): number {
  const weights = new Map<number, number>();
  for (const line of lines) {
    const key = prominence(line);
    weights.set(key, (weights.get(key) ?? 0) + line.text.length);
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Lines set exactly like the known headings, where hardly anything else is set so, are headings too. */
function addUnknownHeadings(lines: Line[], chosen: Chosen): void {
  const known = [...chosen.keys()];
  const groups = Map.groupBy(known, (line) => `${styleOf(line)}@${Math.round(line.left / 3)}`);
  for (const [style, group] of groups) {
    const alike = lines.filter((line) => `${styleOf(line)}@${Math.round(line.left / 3)}` === style);
    if (group.length < 3 || group.length < alike.length / 2) continue;
    for (const line of alike)
      if (!chosen.has(line) && !line.isBullet && line.text.length < 50 && !/\d{4}|[,;@]|\.$/.test(line.text))
        chosen.set(line, { kind: "other", why: `"${line.text}" is set like the document's headings` });
  }
}
