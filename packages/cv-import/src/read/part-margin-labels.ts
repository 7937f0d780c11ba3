import type { Section } from "./find-sections.ts";
import { hasBullet, type Line } from "./line.ts";
import { isContactLabel } from "./words/field-labels.ts";
import { headingKind, isWeakHeading } from "./words/headings.ts";

/** Sections that forms part further by labels in the margin. */
const PARTED = new Set<Section["kind"]>(["soft", "skills", "languages", "group"]);

/**
 * "Personal skills and competences" of a form whose labels end at one edge ("Mother tongue", "Computer skills",
 * "Additional information"): each label that heads a section begins it, with what stands beside and below it.
 */
export function partMarginLabels(section: Section): Section[] {
  if (!PARTED.has(section.kind)) return [section];
  const margin = labelsIn(section.lines);
  const labels = margin.length ? margin : labelsAbove(section.lines);
  const texts = labels.map(({ cells }) => cells[0]?.text ?? "");
  const strong = texts.filter((text) => headingKind(text) !== null && !isWeakHeading(text));
  // "Cloud", "Databases": groups of skills are labelled so too.
  const areKnown = texts.every((text) => headingKind(text) !== null || isContactLabel(text));
  if (strong.length < 2 || !areKnown) return [section];
  const parted: Section[] = [{ ...section, lines: [] }];
  for (const line of section.lines) {
    const label = labels.includes(line) ? line.cells[0]?.text : undefined;
    if (label !== undefined)
      parted.push({ kind: headingKind(label) ?? "other", heading: label, lines: [], why: section.why });
    const rest = label === undefined ? line : withoutLabel(line);
    if (rest) parted.at(-1)?.lines.push(rest);
  }
  return parted.filter(({ lines }, at) => at === 0 || lines.length);
}

/** The lines that begin with a label: their first cells end at one edge, begin at several, and nothing else is left of it. */
function labelsIn(lines: Line[]): Line[] {
  const endOf = ({ cells: [first] }: Line): number => first?.right ?? 0;
  const groups = [...Map.groupBy(lines, (line) => Math.round(endOf(line))).values()];
  const labels = groups.sort((one, other) => other.length - one.length)[0] ?? [];
  const edge = Math.max(...labels.map(endOf));
  const begins = new Set(labels.map(({ left }) => Math.round(left / 3)));
  const isMargin = lines.every((line) => labels.includes(line) || line.left > edge);
  return labels.length > 2 && begins.size > 1 && isMargin ? labels : [];
}

/**
 * "Mother tongue(s)", "Social skills and competences", "Courses and certificates", each on a line above its answers, as a
 * form's rows of a Word table are read: headings of three kinds at least, set as their answers are.
 */
function labelsAbove(lines: Line[]): Line[] {
  const labels = lines.filter(
    ({ cells, text, isBullet }) =>
      cells.length === 1 &&
      !isBullet &&
      (isContactLabel(text) || (headingKind(text) !== null && !isWeakHeading(text))),
  );
  const kinds = new Set(labels.map(({ text }) => headingKind(text)));
  return kinds.size > 2 && lines[0] === labels[0] ? labels : [];
}

function withoutLabel(line: Line): Line | null {
  const cells = line.cells.slice(1);
  const [first] = cells;
  if (!first) return null;
  const text = cells.map((cell) => cell.text).join("\t");
  return { ...line, cells, text, left: first.left, bold: first.bold, isBullet: hasBullet(text) };
}
