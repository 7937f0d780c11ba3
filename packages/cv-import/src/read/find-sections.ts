import { chooseHeadings } from "./choose-headings.ts";
import { EMAIL } from "./contact-patterns.ts";
import { type Line, styleOf } from "./line.ts";
import type { Reason } from "./notes.ts";
import { partInlineHeadings } from "./part-inline-headings.ts";
import type { SectionKind } from "./words/headings.ts";

export type Section = { kind: SectionKind | "intro"; heading: string; lines: Line[]; why: Reason | null };

/** Cuts the document at its headings. The first section is what stands before any heading: name and contacts. */
export function findSections(read: Line[]): Section[] {
  const lines = partInlineHeadings(read);
  const headings = chooseHeadings(lines);
  const intro: Section = { kind: "intro", heading: "", lines: [], why: null };
  const sections = [intro];
  const sectionOf = new Map<Line, Section>();
  let open = intro;
  let head: Line | undefined;
  for (const [at, line] of lines.entries()) {
    const heading = headings.get(line);
    // "ÖZGEÇMİŞ" above everything is the document's title; what follows is the person.
    const isTitle = heading?.kind === "group" && open === intro;
    if (heading?.isContinued || isTitle) continue;
    if (heading) {
      open = { kind: heading.kind, heading: line.text.replaceAll("\t", " "), lines: [], why: heading.why };
      head = line;
      sections.push(open);
    } else if (line.startsColumn) {
      const above = lineAbove(lines, at);
      const resumed = above && sectionOf.get(above);
      // A column that was interrupted goes on in its own section.
      if (resumed) open = resumed;
      else if (isAbove(line, head) || holdsContacts(lines, at, headings)) open = intro;
    }
    if (!heading) open.lines.push(line);
    sectionOf.set(line, open);
  }
  return sections;
}

/** The line of the same column that ended where this one goes on: nothing else stands between them. */
function lineAbove(lines: Line[], at: number): Line | undefined {
  const line = lines[at];
  if (!line) return undefined;
  const before = lines.slice(0, at);
  const above = before.findLast(
    (other) =>
      Math.abs(other.column - line.column) < 4 ||
      (Math.abs(other.left - line.left) < 2 && styleOf(other) === styleOf(line)),
  );
  if (!above || above === before.at(-1)) return above;
  const isBetween = (other: Line) =>
    baselineOf(other) > baselineOf(above) &&
    baselineOf(other) < baselineOf(line) &&
    other.left < line.right &&
    other.right > line.left;
  return lines.some((other) => other !== line && isBetween(other)) ? undefined : above;
}

const baselineOf = (line: Line): number => line.cells[0]?.baseline ?? 0;

/** Whether a line stands higher on the page than a heading, and so can't belong to it. */
const isAbove = (line: Line, heading: Line | undefined): boolean =>
  heading !== undefined && baselineOf(line) < baselineOf(heading) - heading.size;

/** Whether a mail address stands in the column before its first heading: such a column begins with the person. */
function holdsContacts(lines: Line[], from: number, headings: ReadonlyMap<Line, unknown>): boolean {
  const end = lines.findIndex((line, at) => at > from && (line.startsColumn || headings.has(line)));
  return lines
    .slice(from, Math.min(end < 0 ? lines.length : end, from + 12))
    .some((line) => EMAIL.test(line.text));
}
