import { LANGUAGES, type Language } from "@terzi/contracts/languages";
import { alternatives } from "./alternatives.ts";
import { englishWorkedOutCues } from "./en/worked-out-cues.ts";
import { withCapitals } from "./tr/guard/capitals.ts";
import { turkishWorkedOutCues } from "./tr/guard/worked-out-cues.ts";
import type { WorkedOutCues } from "./worked-out-cues.ts";

const CUES: Record<Language, WorkedOutCues> = { en: englishWorkedOutCues, tr: turkishWorkedOutCues };
const PATTERNS: Record<Language, (pattern: string) => string> = {
  en: (pattern) => pattern,
  tr: withCapitals,
};

/** What texts in any of the languages say where a number is told as another one, as the source of an expression. */
export const workedOutCue = (name: keyof WorkedOutCues): string =>
  alternatives(LANGUAGES.map((language) => PATTERNS[language](CUES[language][name])));
