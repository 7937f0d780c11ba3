import type { SectionKey } from "@terzi/contracts/design";
import { allOf, type ChosenDesign, printsSection } from "./chosen-design.ts";
import { cleanLine } from "./printable-text.ts";
import { type Body, type Entry, lineText, type PrintedSection, SEPARATOR } from "./printed-cv.ts";

/** A section before its place is known. */
export type ReadSection = Omit<PrintedSection, "isAside">;

/** The neighbour of a section that an order doesn't name: right after it, or right before. */
const BESIDE: Record<SectionKey, readonly [key: SectionKey, by: number]> = {
  languages: ["skills", 0.5],
  hobbies: ["references", -0.5],
  additionalInfo: ["references", -0.5],
};

/** Sections that an order doesn't name go next to their neighbour, and otherwise keep their order. */
const inOrder = (sections: ReadSection[], order: readonly SectionKey[]): ReadSection[] => {
  const rank = ({ key }: ReadSection): number => {
    const named = [key, allOf(key)].find((name) => order.includes(name));
    if (named !== undefined) return order.indexOf(named);
    const [other = "", by = 0] = BESIDE[key] ?? [];
    return order.includes(other) ? order.indexOf(other) + by : order.length;
  };
  return sections.toSorted((a, b) => rank(a) - rank(b));
};

/**
 * The sections that are printed, in order and under their names. Those at the side come first: a machine reads the
 * page in this order, so only as many stand there as surely fit on the first page.
 */
export function arrangeSections(sections: ReadSection[], design: ChosenDesign): PrintedSection[] {
  const { look, sectionNames } = design;
  const printed = inOrder(inOrder(sections, look.order ?? []), design.sectionOrder)
    .filter(({ key, blocks }) => blocks.length > 0 && printsSection(design, key))
    .map((section) => {
      const renamed = cleanLine(sectionNames[section.key] ?? "");
      return renamed ? { ...section, heading: renamed, titleAt: [] } : section;
    });
  const aside = new Set(chooseAside(printed, look.aside ?? []));
  return [
    ...printed.filter((section) => aside.has(section)).map((section) => ({ ...section, isAside: true })),
    ...printed.filter((section) => !aside.has(section)).map((section) => ({ ...section, isAside: false })),
  ];
}

/** In the narrow column of the smallest paper with the widest margins. */
const ASIDE_LINES = 40;
const ASIDE_LETTERS = 24;

const linesOf = (text: string): number => Math.ceil(text.length / ASIDE_LETTERS);

function heightOf(block: Entry | Body): number {
  if (block.kind === "paragraph") return linesOf(block.piece.text);
  if (block.kind === "list") return block.items.reduce((sum, item) => sum + linesOf(item.text), 0);
  if (block.kind === "items") return linesOf(lineText(block.items, SEPARATOR.items)) + (block.label ? 1 : 0);
  const heads = [
    lineText(block.title, SEPARATOR.title),
    lineText(block.period, SEPARATOR.period),
    lineText(block.details, SEPARATOR.details),
  ];
  return (
    heads.reduce((sum, line) => sum + linesOf(line), 0.5) +
    block.body.reduce((sum, body) => sum + heightOf(body), 0)
  );
}

/** The first of those that may stand aside, as long as there is room; none where nothing would stand beside them. */
function chooseAside(sections: ReadSection[], keys: readonly SectionKey[]): ReadSection[] {
  let left = ASIDE_LINES;
  const chosen = sections
    .filter(({ key }) => keys.includes(key))
    .toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
    .filter(({ blocks }) => {
      const height = blocks.reduce((sum, block) => sum + heightOf(block), 2.5);
      if (height > left) return false;
      left -= height;
      return true;
    });
  const kept = new Set(chosen);
  return chosen.length < sections.length ? sections.filter((section) => kept.has(section)) : [];
}
