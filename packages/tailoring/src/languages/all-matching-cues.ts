import type { Language } from "@terzi/contracts/languages";
import { alternatives } from "./alternatives.ts";
import { englishMatching } from "./en/matching.ts";
import type { MatchingCues } from "./matching-cues.ts";
import { turkishMatching } from "./tr/matching.ts";

const CUES: Record<Language, MatchingCues> = { en: englishMatching, tr: turkishMatching };

/** What texts in any of the languages say of one thing, as the source of an expression. */
export const matchingCue = (name: keyof MatchingCues): string =>
  alternatives(Object.values(CUES).map((cues) => cues[name]));
