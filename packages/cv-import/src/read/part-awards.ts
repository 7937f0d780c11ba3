import { findPeriods } from "./find-dates.ts";
import type { Section } from "./find-sections.ts";
import { foldText } from "./fold-text.ts";
import { headingKinds } from "./words/headings.ts";
import { wholeWord } from "./words/word-pattern.ts";

const AWARD = new RegExp(wholeWord("word of awards"), "u");

/** Under "Scholarships and Certificates" each dated line that names no award is a certificate. */
export function partAwards(section: Section): Section[] {
  const { kind, heading, lines } = section;
  const isMixed = kind === "awards" && headingKinds(heading).has("certifications");
  if (!isMixed || !lines.every(({ text }) => findPeriods(text).length > 0)) return [section];
  const awards = lines.filter(({ text }) => AWARD.test(foldText(text)));
  const rest = lines.filter((line) => !awards.includes(line));
  return [
    ...(awards.length ? [{ ...section, lines: awards }] : []),
    ...(rest.length ? [{ ...section, kind: "certifications" as const, lines: rest }] : []),
  ];
}
