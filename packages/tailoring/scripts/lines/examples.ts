import type { Language } from "@terzi/contracts/languages";
import { detectLanguage } from "@terzi/language/detect-language";
import { seenLines, stepsOf } from "../../src/posting/label-lines.ts";
import { lineFeatures, type SeenLine } from "../../src/posting/line-features.ts";
import { LINE_LABELS, type LineLabel, type Step } from "../../src/posting/line-model.ts";
import { splitLines } from "../../src/posting/lines.ts";
import { readSections } from "../../src/posting/sections.ts";
import { withoutTricks } from "../../src/posting/without-tricks.ts";

/** A posting to learn from: what is seen of its lines, and which labels each may have (undefined: any). */
export type Example = {
  language: Language;
  features: string[][];
  steps: Step[];
  allowed: (readonly LineLabel[] | undefined)[];
  /** Headings are labelled too, but aren't counted. */
  areHeadings: boolean[];
};

export const ASKED: readonly LineLabel[] = LINE_LABELS.filter((label) => label !== "none");

/** The lines of a posting as the reader sees them. */
export function linesOf(posting: string): { language: Language; lines: SeenLine[] } {
  const language = detectLanguage(posting);
  const { sections, lines } = readSections(splitLines(posting, language), { posting, language });
  return { language, lines: seenLines(sections, lines) };
}

/** `labelsOf`: which labels a line may have. Offsets of lines are those of `posting`. */
export function exampleOf(
  posting: string,
  labelsOf: (line: SeenLine) => readonly LineLabel[] | undefined,
): Example {
  const { text } = withoutTricks(posting);
  const { language, lines } = linesOf(text);
  // What was hidden is cut out, and with it the offsets change: such a posting teaches nothing.
  const isWhole = text.length === posting.length;
  return {
    language,
    features: lineFeatures(lines, language),
    steps: stepsOf(lines),
    allowed: lines.map((line) => (isWhole ? labelsOf(line) : undefined)),
    areHeadings: lines.map(({ isHeading }) => isHeading),
  };
}

/** Whether labels only belong to a line that asks something. */
export const isAsked = (allowed: readonly LineLabel[]): boolean => !allowed.includes("none");
