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

function chooseHeadings(lines: Line[]): Map<Line, { kind: SectionKind; why: string }> {
  const candidates: Candidate[] = [];
  for (const line of lines) {
    const kind = line.isBullet || line.cells.length > 1 ? null : headingKind(line.text);
    if (kind) candidates.push({ line, kind });
  }
  const body = commonestProminence(lines);
  const groups = Map.groupBy(candidates, ({ line }) => groupOf(line));
  const rank = [...groups.values()]
    .filter((group) => new Set(group.map(({ kind }) => kind)).size > 1)
    .map((group) => (group[0] ? prominence(group[0].line) : 0));
  const leading = Math.max(body, ...rank);
  const chosen = new Map<Line, { kind: SectionKind; why: string }>();
  for (const { line, kind } of candidates) {
    const group = groups.get(groupOf(line)) ?? [];
    const isGroup = new Set(group.map((other) => other.kind)).size > 1;
    const own = prominence(line);
    const stands = isGroup
      ? own >= body &&
        (own >= leading - 2.5 || !isWeakHeading(line.text)) &&
        !(isWeakHeading(line.text) && own < leading)
      : own > body && own >= leading - 0.5 && !isWeakHeading(line.text);
    const isAlone = !rank.length && (own > body || line.gap > 0.3 || lines[0] !== line);
    if (stands || isAlone || line.headingLevel > 0)
      chosen.set(line, {
        kind,
        why: `"${line.text}" is a usual heading, set like the document's other headings`,
      });
  }
  addUnknownHeadings(lines, chosen);
  return chosen;
}

const groupOf = (line: Line): string => `${styleOf(line)}@${line.headingLevel}`;

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
function addUnknownHeadings(lines: Line[], chosen: Map<Line, { kind: SectionKind; why: string }>): void {
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
