import type { CvContent } from "@terzi/contracts/cv";
import type { Design, SectionKey } from "@terzi/contracts/design";
import { type CvDocument, layOutCv } from "@terzi/documents/cv-document";
import type { PrintedSection } from "@terzi/documents/printed-cv";
import { SECTION_ORDER, type SectionName } from "../preview/json-section.ts";

/** A part of the content with its own form. */
export type ContentPart = "summary" | "hobbies" | "additionalInfo" | SectionName;
/** A section of the page, or a hidden one: its heading, its size, and where it is edited. */
export type SectionRow = {
  key: SectionKey;
  heading: string;
  count: number;
  isHidden: boolean;
  part: ContentPart;
};

const PARTS: readonly ContentPart[] = ["summary", ...SECTION_ORDER, "hobbies", "additionalInfo"];

/** Languages are stored with the skills; custom sections share a list. */
function partOfKey(key: SectionKey): ContentPart {
  const [name = ""] = key.split(":");
  return PARTS.find((part) => part === (name === "languages" ? "skills" : name)) ?? "summary";
}

const countIn = ({ blocks }: PrintedSection): number =>
  blocks.reduce((sum, block) => sum + ("items" in block ? block.items.length : 1), 0);

/** The sections in the order of the page, with those that this design hides at their places. */
export function sectionRows(cv: CvDocument & { design: Design }): SectionRow[] {
  const { sections } = layOutCv({ ...cv, design: { ...cv.design, hiddenSections: [] } });
  return sections.map((section) => ({
    key: section.key,
    heading: section.heading,
    count: countIn(section),
    isHidden: cv.design.hiddenSections.includes(section.key),
    part: partOfKey(section.key),
  }));
}

/** The empty parts. */
export function emptyParts(content: CvContent): ContentPart[] {
  const isBlank = (part: ContentPart): boolean => {
    const value = content[part];
    if (typeof value === "string") return !value.trim();
    return Array.isArray(value) ? value.length === 0 : Object.values(value).every((list) => !list.length);
  };
  return PARTS.filter(isBlank);
}

/** The design with a section as the nth of the page. */
export function moveSection(design: Design, rows: SectionRow[], key: SectionKey, to: number): Design {
  const order = rows.map((row) => row.key);
  const from = order.indexOf(key);
  if (from < 0 || from === to || to < 0 || to >= order.length) return design;
  return { ...design, sectionOrder: order.toSpliced(from, 1).toSpliced(to, 0, key) };
}

export const toggleSection = (design: Design, key: SectionKey): Design => ({
  ...design,
  hiddenSections: design.hiddenSections.includes(key)
    ? design.hiddenSections.filter((one) => one !== key)
    : [...design.hiddenSections, key],
});
