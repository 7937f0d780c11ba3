import { findPeriods } from "./find-dates.ts";
import type { Section } from "./find-sections.ts";
import { hasBullet, type Line, withoutBullet } from "./line.ts";
import { isLanguageLine, splitItems } from "./read-skills.ts";
import { headingKind, isLooseHeading, isWeakHeading } from "./words/headings.ts";
import { findLanguageName } from "./words/languages.ts";
import { isLevel } from "./words/levels.ts";

type Kind = Section["kind"];

/** Lists under one heading, of which a line may say itself that it is another list. */
const LISTS = new Set<Kind>(["skills", "soft", "languages", "certifications", "hobbies", "group", "contact"]);

/** What a line in such a list may be instead. */
const TOLD = new Set<Kind>(["skills", "languages", "certifications", "hobbies"]);

const LABEL = /^([^:\t]{2,40})(?:\s*:\s*|\t\s*:?\s*)(\S.*)$/u;

/**
 * "Skills & Interests" above "Technical: Stata", "Language: Fluent in Spanish" and "Interests: Birding": a line whose label
 * heads a section of another kind becomes such a section.
 */
export function partLabelledRows(section: Section): Section[] {
  const isMixed = LISTS.has(section.kind) || (section.kind === "other" && isLooseHeading(section.heading));
  if (!isMixed) return [section];
  const kept: Line[] = [];
  const parted: Section[] = [];
  for (const line of joinAnswers(section.lines)) {
    const row = rowOf(line, section.kind);
    if (row) parted.push({ ...row, why: section.why });
    else kept.push(line);
  }
  return parted.length ? [{ ...section, lines: kept }, ...parted] : [section];
}

/** A label whose answer stands beside it, parted from it because it might have been a heading, has it again. */
function joinAnswers(lines: Line[]): Line[] {
  return lines.reduce<Line[]>((joined, line) => {
    const label = joined.at(-1);
    const [asked, answer] = [label?.cells[0], line.cells[0]];
    const isBeside =
      label?.cells.length === 1 &&
      asked !== undefined &&
      answer !== undefined &&
      asked.page === answer.page &&
      Math.abs(answer.baseline - asked.baseline) < 1.5 &&
      line.left > label.right &&
      TOLD.has(headingKind(label.text) ?? "other");
    if (isBeside)
      joined.splice(-1, 1, {
        ...label,
        cells: [...label.cells, ...line.cells],
        text: `${label.text}\t${line.text}`,
        right: line.right,
      });
    else joined.push(line);
    return joined;
  }, []);
}

/** The section that the line is by itself; null where it belongs to the one that it stands in. */
function rowOf(line: Line, within: Kind): Omit<Section, "why"> | null {
  const [, label = "", value = ""] = LABEL.exec(withoutBullet(line.text)) ?? [];
  // "Ana dil | Türkçe" among the skills.
  if (within !== "languages" && within !== "contact" && isLevel(label) && isLanguageLine({ text: value })) {
    const spoken = splitItems(value.replaceAll("\t", ",")).map((name) => `${name} (${label.trim()})`);
    return { kind: "languages", heading: label, lines: [withText(line, spoken.join(", "))] };
  }
  const kind = value ? headingKind(label) : null;
  if (!kind || kind === within || !TOLD.has(kind)) return null;
  // "Licenses: Certified Public Accountant (2021)": of software they would have no year.
  const isDated = kind === "certifications" && findPeriods(value).length > 0;
  const isNamed = kind === "languages" ? findLanguageName(value) !== "" : isDated || !isWeakHeading(label);
  const isOwn = kind === "languages" || (kind === "hobbies" && within !== "contact") || within === "group";
  // Of contacts and lists of skills only what can't be one of them is taken out.
  const isOther =
    within === "other" ||
    (kind === "certifications" && LISTS.has(within) && within !== "contact") ||
    // "SKILLS: Conduit bending, Motor controls" below licences is a list of its own.
    (kind === "skills" && within === "certifications" && splitItems(value).length > 1);
  if (!(isNamed || kind === "hobbies") || !(isOwn || isOther)) return null;
  return { kind, heading: label, lines: [withText(line, value.replaceAll("\t", ", "))] };
}

function withText(line: Line, text: string): Line {
  const [cell] = line.cells;
  const { size, italic } = line;
  const runs = [{ text, bold: false, italic, size }];
  const cells = cell ? [{ ...cell, text, runs, bold: false }] : [];
  return { ...line, text, cells, bold: false, isBullet: hasBullet(text) };
}
