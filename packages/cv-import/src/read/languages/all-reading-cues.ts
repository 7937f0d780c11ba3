import type { Language } from "@terzi/contracts/languages";
import { englishCues } from "./en/reading-cues.ts";
import type { ReadingCues } from "./reading-cues.ts";
import { turkishCues } from "./tr/reading-cues.ts";

const CUES: Record<Language, ReadingCues> = { en: englishCues, tr: turkishCues };

/** What CVs in any of the languages say of one thing, as the source of an expression. */
export const readingCue = (name: keyof ReadingCues): string =>
  `(?:${Object.values(CUES)
    .map((cues) => cues[name])
    .join("|")})`;
