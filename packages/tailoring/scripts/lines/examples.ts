import type { Language } from "@terzi/contracts/languages";
import { detectLanguage } from "@terzi/language/detect-language";
import { headingOf } from "../../src/posting/label-lines.ts";
import type { PlacedLine } from "../../src/posting/line.ts";
import { lineFeatures } from "../../src/posting/line-features.ts";
import { LINE_LABELS, type LineLabel } from "../../src/posting/line-model.ts";
import { splitLines } from "../../src/posting/lines.ts";
import { readSections } from "../../src/posting/sections.ts";
import { withoutTricks } from "../../src/posting/without-tricks.ts";

/** A line to learn from: what is seen of it, which labels it may have, and how many lines it counts for. */
export type Example = {
  language: Language;
  features: string[];
  allowed: readonly LineLabel[];
  counts?: number;
};

export const ASKED: readonly LineLabel[] = LINE_LABELS.filter((label) => label !== "none");

/** Whether labels only belong to a line that asks something. */
export const isAsked = (allowed: readonly LineLabel[]): boolean => !allowed.includes("none");

/** The lines of a posting as the reader sees them, and what heads each. */
export function linesOf(posting: string): {
  language: Language;
  lines: { line: PlacedLine; heading: string }[];
} {
  const language = detectLanguage(posting);
  const { sections, lines } = readSections(splitLines(posting, language), { posting, language });
  return { language, lines: lines.map((line) => ({ line, heading: headingOf(line, sections) })) };
}

/** `labelsOf`: which labels a line may have, undefined where that isn't known. Offsets are those of `posting`. */
export function examplesOf(
  posting: string,
  labelsOf: (line: PlacedLine) => readonly LineLabel[] | undefined,
): Example[] {
  const { text } = withoutTricks(posting);
  // What was hidden is cut out, and with it the offsets change: such a posting teaches nothing.
  if (text.length !== posting.length) return [];
  const { language, lines } = linesOf(text);
  return lines.flatMap(({ line, heading }) => {
    const allowed = labelsOf(line);
    return allowed?.length
      ? [{ language, features: lineFeatures({ line, heading, language }), allowed }]
      : [];
  });
}
