import { detectLanguage } from "../text/detect-language.ts";

const TURKISH_LETTER = /[ğışçöüĞİŞÇÖÜ]/;
const ENGLISH_WORD = /\b(?:the|of|and|with|in|for|to|an|by|from|as)\b/i;

/** Whether a line is read as Turkish; one that doesn't tell is in the language of the whole. */
export function isTurkishLine(text: string, isMostlyTurkish: boolean): boolean {
  if (ENGLISH_WORD.test(text) && detectLanguage(text) === "en") return false;
  return TURKISH_LETTER.test(text) || detectLanguage(text) === "tr" || isMostlyTurkish;
}

/** The languages in which a sentence may be meant, likeliest first: without a Turkish letter it may be either. */
export function readingsOf(text: string, isMostlyTurkish: boolean): boolean[] {
  const likely = isTurkishLine(text, isMostlyTurkish);
  return likely && TURKISH_LETTER.test(text) ? [true] : [likely, !likely];
}
