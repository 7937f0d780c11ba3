import { LANGUAGES, type Language } from "@terzi/contracts/languages";
import { alternatives } from "./alternatives.ts";
import { englishEntryWords, englishGuardCues } from "./en/guard-cues.ts";
import { englishNumberCues } from "./en/number-cues.ts";
import type { EntryWords } from "./entry-words.ts";
import type { GuardCues, NumberCues } from "./guard-cues.ts";
import { withCapitals } from "./tr/guard/capitals.ts";
import { turkishEntryWords, turkishGuardCues, turkishNumberCues } from "./tr/guard/cues.ts";
import { turkishShapes } from "./tr/guard/word-shapes.ts";
import type { WordShapes } from "./word-shapes.ts";

const CUES: Record<Language, GuardCues> = { en: englishGuardCues, tr: turkishGuardCues };
const NUMBERS: Record<Language, NumberCues> = { en: englishNumberCues, tr: turkishNumberCues };
/** What becomes of a language's patterns where texts have capitals. */
const PATTERNS: Record<Language, (pattern: string) => string> = {
  en: (pattern) => pattern,
  tr: withCapitals,
};
const ENTRY_WORDS: Record<Language, EntryWords> = { en: englishEntryWords, tr: turkishEntryWords };
/** Null for languages whose words hardly change. */
const SHAPES: Record<Language, WordShapes | null> = { en: null, tr: turkishShapes };

/** What texts in any of the languages say of one thing, as the source of an expression. */
export const guardCue = (name: keyof GuardCues): string =>
  alternatives(LANGUAGES.map((language) => PATTERNS[language](CUES[language][name])));

/** The same by the language, for words that mean something else in another: "her". */
export const guardCueIn = (name: keyof GuardCues): ReadonlyMap<Language, RegExp> =>
  new Map(
    LANGUAGES.map((language) => [language, new RegExp(PATTERNS[language](CUES[language][name]), "iu")]),
  );

/** The same, of what stands around numbers. */
export const numberCue = (name: keyof NumberCues): string =>
  alternatives(LANGUAGES.map((language) => PATTERNS[language](NUMBERS[language][name])));

/** The same, of how words look. */
export const wordShape = (name: keyof WordShapes): string =>
  alternatives(Object.values(SHAPES).flatMap((shapes) => shapes?.[name] ?? []));

/** The words of all languages that tell what an entry is. */
export const entryWords = (name: keyof EntryWords): string =>
  Object.values(ENTRY_WORDS)
    .map((words) => words[name])
    .join(", ");
