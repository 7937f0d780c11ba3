import { chooseHeadings } from "./choose-headings.ts";
import type { Line } from "./line.ts";
import { EMAIL } from "./read-contact.ts";
import type { SectionKind } from "./words/headings.ts";

export type Section = { kind: SectionKind | "intro"; heading: string; lines: Line[]; why: string };

/** Cuts the document at its headings. The first section is what stands before any heading: name and contacts. */
export function findSections(lines: Line[]): Section[] {
  const headings = chooseHeadings(lines);
  const sections: Section[] = [{ kind: "intro", heading: "", lines: [], why: "above the first heading" }];
  const openIn = new Map<number, Section>();
  const heads = new Map<Section | undefined, Line>();
  let open = sections[0];
  for (const [at, line] of lines.entries()) {
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
      open =
        openIn.get(Math.round(line.column / 4)) ??
        (isAbove(line, heads.get(open)) || holdsContacts(lines, at, headings) ? sections[0] : open);
    open?.lines.push(line);
    if (open && !openIn.has(Math.round(line.column / 4))) openIn.set(Math.round(line.column / 4), open);
  }
  return sections;
}

/** Whether a line stands higher on the page than a heading, and so can't belong to it. */
const isAbove = (line: Line, heading: Line | undefined): boolean =>
  heading !== undefined && (line.cells[0]?.baseline ?? 0) < (heading.cells[0]?.baseline ?? 0) - heading.size;

/** Whether a mail address stands in the column before its first heading: such a column begins with the person. */
function holdsContacts(lines: Line[], from: number, headings: ReadonlyMap<Line, unknown>): boolean {
  const end = lines.findIndex((line, at) => at > from && (line.startsColumn || headings.has(line)));
  return lines
    .slice(from, Math.min(end < 0 ? lines.length : end, from + 12))
    .some((line) => EMAIL.test(line.text));
}
