import { chooseHeadings } from "./choose-headings.ts";
import { EMAIL } from "./contact-patterns.ts";
import { findPeriods } from "./find-dates.ts";
import { joinNumbering } from "./join-numbering.ts";
import { joinStretchedItems } from "./join-stretched-items.ts";
import { readingCue } from "./languages/all-reading-cues.ts";
import { type Line, styleOf } from "./line.ts";
import type { Reason } from "./notes.ts";
import { partInlineHeadings } from "./part-inline-headings.ts";
import type { SectionKind } from "./words/headings.ts";

export type Section = { kind: SectionKind | "intro"; heading: string; lines: Line[]; why: Reason | null };

/** Cuts the document at its headings. The first section is what stands before any heading: name and contacts. */
export function findSections(read: Line[]): Section[] {
  const lines = partInlineHeadings(joinNumbering(joinStretchedItems(read)));
  const headings = chooseHeadings(lines);
  const intro: Section = { kind: "intro", heading: "", lines: [], why: null };
  const sections = [intro];
  const sectionOf = new Map<Line, Section>();
  let open = intro;
  let head: Line | undefined;
  const largest = Math.max(...lines.map(({ size }) => size), 13);
  for (const [at, line] of lines.entries()) {
    const heading = headings.get(line);
    // "ÖZGEÇMİŞ" above everything is the document's title; what follows is the person.
    const isTitle = heading?.kind === "group" && open === intro;
    // "Employment" in large letters, "(continued)" in small ones beside it.
    const isAside = headings.has(lines[at - 1] ?? line) && /^\(/.test(line.text) && CONTINUED.test(line.text);
    const isAgain = heading?.kind === open.kind && isToldAgain(line, lines[at + 1]);
    if (heading?.isContinued || isTitle || isAside || isAgain) continue;
    if (heading) {
      open = { kind: heading.kind, heading: line.text.replaceAll("\t", " "), lines: [], why: heading.why };
      head = line;
      sections.push(open);
    } else if (at > 0 && line.size >= largest && open !== intro && holdsContacts(lines, at, headings)) {
      // A sidebar may come first: the largest line above contacts names the person, wherever it stands.
      open = intro;
    } else if (open !== intro && namesPerson(line, intro, headings)) {
      // Beside a heading it stands alone, and the heading's section goes on.
      if (head && baselineOf(line) && Math.abs(baselineOf(head) - baselineOf(line)) < line.size) {
        intro.lines.push(line);
        continue;
      }
      open = intro;
    } else if (line.startsColumn) {
      const above = lineAbove(lines, at);
      const resumed = above && sectionOf.get(above);
      // A column that was interrupted goes on in its own section.
      if (resumed) open = resumed;
      else if (goesOnBeside(line, lines[at - 1], open)) open = sectionOf.get(lines[at - 1] ?? line) ?? open;
      else if (isAbove(line, head) || holdsContacts(lines, at, headings)) open = intro;
    }
    if (!heading) open.lines.push(line);
    sectionOf.set(line, open);
  }
  return sections;
}

/** "(continued)", which ends a heading that stood on the page before, or stands beside it. */
const CONTINUED = new RegExp(String.raw`(?:^|\s)\(${readingCue("continued")}\)$`, "iu");

const isToldAgain = ({ text }: Line, next: Line | undefined): boolean =>
  CONTINUED.test(text) || (next !== undefined && /^\(/.test(next.text) && CONTINUED.test(next.text));

/** Whether nothing stands before the first heading, and the line is set in letters much larger than those of any. */
const namesPerson = (line: Line, intro: Section, headings: ReadonlyMap<Line, unknown>): boolean =>
  line.size > 15 &&
  intro.lines.every((other) => Math.abs(other.size - line.size) < 0.6) &&
  [...headings.keys()].every(({ size }) => size < 0.85 * line.size);

/**
 * Whether a column without a heading goes on with the section that ended at the foot of the column before it, as in a
 * newspaper: columns of one width, drawn one after the other, and lines set as that section's are.
 */
function goesOnBeside(line: Line, before: Line | undefined, open: Section): boolean {
  const [cell, last] = [line.cells[0], before?.cells.at(-1)];
  if (
    !before ||
    !cell ||
    !last ||
    open.kind === "intro" ||
    open.kind === "contact" ||
    cell.page !== last.page
  )
    return false;
  const width = line.column - before.column;
  const own = Number.isFinite(line.limit) ? line.limit - line.column : width;
  const isOneWidth = width > 0 && own > 0.7 * width && own < 1.3 * width;
  // Browsers draw dates that float to the right before all the rest.
  const lastDrawn = Math.max(...before.cells.map(({ drawn }) => drawn));
  const isNext = cell.drawn > lastDrawn && cell.drawn - lastDrawn < 12;
  return (
    isOneWidth &&
    isNext &&
    open.lines.some((other) => Math.abs(other.size - line.size) < 0.3) &&
    line.size < 14
  );
}

/** The line of the same column that ended where this one goes on: nothing else stands between them. */
function lineAbove(lines: Line[], at: number): Line | undefined {
  const line = lines[at];
  if (!line) return undefined;
  const before = lines.slice(0, at);
  const like = before.findLast(
    (other) =>
      Math.abs(other.column - line.column) < 4 ||
      (Math.abs(other.left - line.left) < 2 && styleOf(other) === styleOf(line)),
  );
  if (!like) return undefined;
  const from = before.indexOf(like);
  const above = lastOfColumn(before, from, 6);
  if (!above || above === before.at(-1) || !isParted(lines, above, line)) return above;
  // Or the column itself goes on, right below where another one beside it ended.
  const last = lastOfColumn(before, from, -2);
  const step = last ? baselineOf(line) - baselineOf(last) : 0;
  const isDated = styleOf(like) === styleOf(line) && findPeriods(line.text).length > 0;
  const isNext = last !== undefined && step > 0 && step < 3 * line.size && isDated;
  return isNext && !isParted(lines, last, line) ? last : undefined;
}

/** Whether a line of the page stands between two others. */
function isParted(lines: Line[], above: Line, line: Line): boolean {
  const isBetween = (other: Line) =>
    baselineOf(other) > baselineOf(above) &&
    baselineOf(other) < baselineOf(line) &&
    other.left < line.right &&
    other.right > line.left;
  return lines.some((other) => other !== line && isBetween(other));
}

/** The last of the lines below a line in its column that are set in as far as this. */
function lastOfColumn(lines: Line[], from: number, setIn: number): Line | undefined {
  const first = lines[from];
  let at = from;
  for (let next = lines[at + 1]; first && next; next = lines[at + 1]) {
    if (next.column !== first.column || next.startsColumn || next.left < first.left + setIn) break;
    at++;
  }
  return lines[at];
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
