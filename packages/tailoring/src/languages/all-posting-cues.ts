import type { Language } from "@terzi/contracts/languages";
import { englishCues } from "./en/posting/cues.ts";
import { englishHeadings } from "./en/posting/headings.ts";
import type { HeadingCues, LineCues } from "./posting-cues.ts";
import { turkishCues } from "./tr/posting/cues.ts";
import { turkishHeadings } from "./tr/posting/headings.ts";

const LINE_CUES: Record<Language, LineCues> = { en: englishCues, tr: turkishCues };
const HEADING_CUES: Record<Language, HeadingCues> = { en: englishHeadings, tr: turkishHeadings };

const joined = <T>(cues: Record<Language, T>, pick: (of: T) => string): string =>
  Object.values(cues).map(pick).join("\n");

/** The expressions of all languages, because postings mix them. */
export const lineCues = (pick: (cues: LineCues) => string): string => joined(LINE_CUES, pick);
export const headingCues = (pick: (cues: HeadingCues) => string): string => joined(HEADING_CUES, pick);
