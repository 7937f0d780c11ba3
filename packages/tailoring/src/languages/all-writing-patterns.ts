import type { Language } from "@terzi/contracts/languages";
import { alternatives } from "./alternatives.ts";
import { englishWritingPatterns } from "./en/writing/patterns.ts";
import { turkishWritingPatterns } from "./tr/writing/patterns.ts";
import type { WritingPatterns } from "./writing-patterns.ts";

const PATTERNS: Record<Language, WritingPatterns> = {
  en: englishWritingPatterns,
  tr: turkishWritingPatterns,
};

/** What profiles in any of the languages say of one thing, as the source of an expression. */
export const writingPattern = (name: keyof WritingPatterns): string =>
  alternatives(Object.values(PATTERNS).map((patterns) => patterns[name]));
