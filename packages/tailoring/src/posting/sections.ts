import type { PostingSection } from "@terzi/contracts/posting";
import { readHeading, readInlineHeading, type SectionKind } from "./headings.ts";
import type { Line, PlacedLine } from "./line.ts";

export type Sections = { sections: PostingSection[]; lines: PlacedLine[] };

/** Groups the lines under their headings. Lines before the first heading belong to no section. */
export function readSections(lines: Line[]): Sections {
  const sections: PostingSection[] = [];
  const placed: PlacedLine[] = [];
  let kind: SectionKind | "unknown" = "unknown";
  for (const line of lines) {
    const heading = readHeading(line.text, line.isBullet);
    const inline = heading ? undefined : readInlineHeading(line.text);
    const announced = heading ?? inline?.kind;
    if (announced) {
      kind = announced;
      const end = inline ? line.start + inline.length : line.end;
      sections.push({
        kind,
        heading: line.text.slice(0, end - line.start).trim(),
        span: { start: line.start, end },
      });
    }
    if (heading) continue;
    const start = line.start + (inline?.length ?? 0);
    const current = sections.at(-1);
    if (current) current.span = { start: current.span.start, end: line.end };
    placed.push({ ...line, start, text: line.text.slice(inline?.length ?? 0), section: kind });
  }
  return { sections, lines: placed };
}
