import type { Language } from "@terzi/contracts/languages";
import { alternatives } from "./alternatives.ts";
import { englishPatterns } from "./en/posting/patterns.ts";
import type { PostingPatterns } from "./posting-patterns.ts";
import { turkishPatterns } from "./tr/posting/patterns.ts";

const PATTERNS: Record<Language, PostingPatterns> = { en: englishPatterns, tr: turkishPatterns };

/** What postings in any of the languages say of one thing, as the source of an expression. */
export const postingPattern = (name: keyof PostingPatterns): string =>
  alternatives(Object.values(PATTERNS).map((patterns) => patterns[name]));

/** The same, of patterns that are one a line, and of words. */
export const postingLines = (
  name: "arrangement" | "beginsNothing" | "recordLabels" | "goesOn" | "goesOnBehindHeading" | "loneHeadings",
): string =>
  Object.values(PATTERNS)
    .map((patterns) => patterns[name])
    .join("\n");
