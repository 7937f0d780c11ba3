import { type Line, styleOf } from "./line.ts";
import { headingKind, isWeakHeading, type SectionKind } from "./words/headings.ts";

export type Section = { kind: SectionKind | "intro"; heading: string; lines: Line[]; why: string };

type Candidate = { line: Line; kind: SectionKind };

/** Cuts the document at its headings. The first section is what stands before any heading: name and contacts. */
export function findSections(lines: Line[]): Section[] {
  const headings = chooseHeadings(lines);
  const sections: Section[] = [{ kind: "intro", heading: "", lines: [], why: "above the first heading" }];
  const openIn = new Map<number, Section>();
  const heads = new Map<Section | undefined, Line>();
  let open = sections[0];
  for (const line of lines) {
    const heading = headings.get(line);
    if (heading) {
      open = { kind: heading.kind, heading: line.text.replaceAll("\t", " "), lines: [], why: heading.why };
      sections.push(open);
      heads.set(open, line);
      openIn.set(Math.round(line.column / 4), open);
      continue;
    }
    // A column that goes on after something else goes on in its own section.
    if (line.startsColumn)
      open = openIn.get(Math.round(line.column / 4)) ?? (isAbove(line, heads.get(open)) ? sections[0] : open);
    open?.lines.push(line);
    if (open && !openIn.has(Math.round(line.column / 4))) openIn.set(Math.round(line.column / 4), open);
  }
  return sections;
}

/** Whether a line stands higher on the page than a heading, and so can't belong to it. */
const isAbove = (line: Line, heading: Line | undefined): boolean =>
  heading !== undefined && (line.cells[0]?.baseline ?? 0) < (heading.cells[0]?.baseline ?? 0) - 1;

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
      candidates
        .filter((other) => styleOf(other.line) === styleOf(line) && isAlike(other.line))
        .map(({ kind }) => kind),
    ).size;
  const leader = leadingHeading(candidates);
  const leading = leader ? prominence(leader) : body;
  const chosen: Chosen = new Map();
  for (const { line, kind } of candidates) {
    const own = prominence(line);
    const isWeak = isWeakHeading(line.text);
    // An ordinary word, set less than the headings are, is a label within a section.
    if (isWeak && leader && own < leading && styleOf(line) !== styleOf(leader)) continue;
    const evidence =
      (kindsBeside(line, () => true) > 1 ? 1.5 : 0) +
      (kindsBeside(line, (other) => isAlignedWith(line, other)) > 1 ? 1.5 : 0) +
      (own > body ? 1 : own < body ? -0.5 : 0) +
      (own > body + 2 ? 1 : 0) +
      (line.gap > 0.3 || line.startsColumn ? 1 : 0) +
      (own < leading - 2.5 ? -1.5 : 0) +
      (line.headingLevel > 0 ? 1.5 : 0) -
      (isWeak ? 1 : 0);
    if (evidence >= 2)
      chosen.set(line, { kind, why: `a usual heading, set like one (${evidence.toFixed(1)})` });
  }
  addUnknownHeadings(lines, chosen);
  return chosen;
}

/** A heading of the style in which the most different sections are headed, at least two. */
function leadingHeading(candidates: Candidate[]): Line | undefined {
  const groups = [
    ...Map.groupBy(candidates, ({ line }) => `${styleOf(line)}@${line.headingLevel}`).values(),
  ].map((group) => ({
    line: group[0]?.line,
    kinds: new Set(group.map(({ kind }) => kind)).size,
  }));
  return groups.filter(({ kinds }) => kinds > 1).sort((one, other) => other.kinds - one.kinds)[0]?.line;
}

const isAlignedWith = (line: Line, other: Line): boolean =>
  Math.abs(line.left - other.left) < 4 ||
  Math.abs((line.left + line.right) / 2 - (other.left + other.right) / 2) < 5;

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

/** Lines set exactly like the known headings, with as much space above, where hardly anything else is set so, are headings too. */
function addUnknownHeadings(lines: Line[], chosen: Chosen): void {
  const keyOf = (line: Line) => `${styleOf(line)}@${line.headingLevel}@${Math.round(line.left / 3)}`;
  for (const [key, group] of Map.groupBy([...chosen.keys()], keyOf)) {
    const alike = lines.filter((line) => keyOf(line) === key);
    if (group.length < 3 || group.length < alike.length / 2) continue;
    const space = Math.min(
      ...group.filter((line) => !line.startsColumn && line.gap > 0).map((line) => line.gap),
      9,
    );
    for (const line of alike)
      if (!chosen.has(line) && line.gap >= 0.8 * space && isHeadingLike(line))
        chosen.set(line, { kind: "other", why: "set like the document's headings" });
  }
}

const isHeadingLike = (line: Line): boolean =>
  !line.isBullet && line.cells.length === 1 && line.text.length < 50 && !/\d{4}|[,;@]|\.$/.test(line.text);
