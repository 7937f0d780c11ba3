import type { Language } from "@terzi/contracts/languages";
import { writingLanguage } from "../languages/writing-languages.ts";

/** "SAP or Xero": nobody knows which of them was done. */
const ALTERNATIVES = /\s(?:or|and\/or|veya|ya da|yahut)\s|\/|,/iu;

/**
 * What a posting asks for as a point of a job, worded by somebody who has done it: "Leading a team" → "Led a team",
 * "Sözleşme hazırlama" → "Sözleşme hazırladım". Null where it can't be worded as one thing that was done.
 */
export function phraseAddition(term: string, language: Language, isPast: boolean): string | null {
  const written = term.trim();
  if (!written || ALTERNATIVES.test(written)) return null;
  return writingLanguage(language).phraseAddition(written, isPast);
}
