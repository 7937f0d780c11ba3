import { LANGUAGES, type Language } from "@terzi/contracts/languages";
import { englishInventedCues } from "./en/invented-cues.ts";
import type { InventedCues } from "./invented-cues.ts";
import { withCapitals } from "./tr/guard/capitals.ts";
import { turkishInventedCues } from "./tr/guard/invented-cues.ts";

const CUES: Record<Language, InventedCues> = { en: englishInventedCues, tr: turkishInventedCues };
const PATTERNS: Record<Language, (pattern: string) => string> = {
  en: (pattern) => pattern,
  tr: withCapitals,
};

/** What texts in one language may add without knowing it, as an expression for whole words. */
export const inventedCueIn = (name: keyof InventedCues): ReadonlyMap<Language, RegExp> =>
  new Map(
    LANGUAGES.map((language) => [
      language,
      new RegExp(`(?<![-\\p{L}\\p{N}])(?:${PATTERNS[language](CUES[language][name])})(?!\\p{L})`, "giu"),
    ]),
  );
