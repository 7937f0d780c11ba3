import { LANGUAGES, type Language } from "@terzi/contracts/languages";
import { alternatives } from "./alternatives.ts";
import type { ClaimCues } from "./claim-cues.ts";
import { englishClaimCues } from "./en/claim-cues.ts";
import { withCapitals } from "./tr/guard/capitals.ts";
import { turkishClaimCues } from "./tr/guard/claim-cues.ts";

const CUES: Record<Language, ClaimCues> = { en: englishClaimCues, tr: turkishClaimCues };
const PATTERNS: Record<Language, (pattern: string) => string> = {
  en: (pattern) => pattern,
  tr: withCapitals,
};

/** What texts in any of the languages claim in one way, as the source of an expression. */
export const claimCue = (name: keyof ClaimCues): string =>
  alternatives(LANGUAGES.map((language) => PATTERNS[language](CUES[language][name])));
