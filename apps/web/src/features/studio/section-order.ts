import type { Design } from "@terzi/contracts/design";
import { SECTION_ORDER, type SectionName } from "../preview/json-section.ts";

export type OrderedSection = "summary" | SectionName;

const USUAL: OrderedSection[] = ["summary", ...SECTION_ORDER];

/** The sections in the order in which this design prints them: what it doesn't name follows as usual. */
export function orderedSections({ sectionOrder }: Design): OrderedSection[] {
  const named = sectionOrder.flatMap((key) => USUAL.filter((section) => section === key));
  return [...new Set([...named, ...USUAL])];
}

export const isHidden = ({ hiddenSections }: Design, section: OrderedSection): boolean =>
  hiddenSections.includes(section);

export function moveSection(design: Design, section: OrderedSection, by: -1 | 1): Design {
  const order = orderedSections(design);
  const from = order.indexOf(section);
  const to = from + by;
  if (to < 0 || to >= order.length) return design;
  return { ...design, sectionOrder: order.toSpliced(from, 1).toSpliced(to, 0, section) };
}

export const toggleSection = (design: Design, section: OrderedSection): Design => ({
  ...design,
  hiddenSections: isHidden(design, section)
    ? design.hiddenSections.filter((key) => key !== section)
    : [...design.hiddenSections, section],
});
