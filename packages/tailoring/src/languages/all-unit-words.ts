import { LANGUAGES, type Language } from "@terzi/contracts/languages";
import { englishUnitWords } from "./en/unit-words.ts";
import { withCapitals } from "./tr/guard/capitals.ts";
import { turkishUnitWords } from "./tr/unit-words.ts";
import type { UnitWords } from "./unit-words.ts";

const WORDS: Record<Language, UnitWords> = { en: englishUnitWords, tr: turkishUnitWords };
const PATTERNS: Record<Language, (pattern: string) => string> = {
  en: (pattern) => pattern,
  tr: withCapitals,
};

/** A unit: what it measures, its size within that kind, and how it is written behind a number. */
export type WrittenUnit = { kind: string; size: number; behind: RegExp };

/** The units of all languages, since texts mix them. */
export const WRITTEN_UNITS: readonly WrittenUnit[] = LANGUAGES.flatMap((language) =>
  Object.entries(WORDS[language]).flatMap(([kind, units]) =>
    units.map(([word, size]) => ({ kind, size, behind: behindNumber(PATTERNS[language](word)) })),
  ),
);

function behindNumber(word: string): RegExp {
  return new RegExp(String.raw`^[\s-]?(?:${word})(?:['’]\p{L}+)?(?![\p{L}\d²³])`, "iu");
}
