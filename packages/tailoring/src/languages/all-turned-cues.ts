import { LANGUAGES, type Language } from "@terzi/contracts/languages";
import { alternatives } from "./alternatives.ts";
import { englishTurnedCues } from "./en/turned-cues.ts";
import { withCapitals } from "./tr/guard/capitals.ts";
import { turkishTurnedCues } from "./tr/guard/turned-cues.ts";
import type { TurnedCues } from "./turned-cues.ts";

const CUES: Record<Language, TurnedCues> = { en: englishTurnedCues, tr: turkishTurnedCues };
const PATTERNS: Record<Language, (pattern: string) => string> = {
  en: (pattern) => pattern,
  tr: withCapitals,
};

/** What texts in any of the languages say of an order, as the source of an expression. */
export const turnedCue = (name: keyof TurnedCues): string =>
  alternatives(LANGUAGES.map((language) => PATTERNS[language](CUES[language][name])));
