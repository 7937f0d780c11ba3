import type { Language } from "@terzi/contracts/language";
import { detectLanguage } from "../../text/detect-language.ts";

const TURKISH_LETTER = /[ğışçöüĞİŞÇÖÜ]/;
/** Not the "in" of "check-in" and of "2025'in". */
const ENGLISH_WORD = /(?<![-\w'’])(?:the|of|and|with|in|for|to|an|by|from|as)(?![-\w])/i;

/** Whether a line is read as Turkish; one that doesn't tell is in the language of the whole. */
export function isTurkishLine(text: string, isMostlyTurkish: boolean): boolean {
  const hasLetter = TURKISH_LETTER.test(text);
  const hasEnglishWord = ENGLISH_WORD.test(text);
  // Detecting costs more than looking: only what shows both signs, or the wrong ones, is looked into.
  if (hasLetter !== hasEnglishWord && (hasLetter || !isMostlyTurkish)) return hasLetter;
  if (!hasLetter && !hasEnglishWord && isMostlyTurkish) return true;
  return detectLanguage(text) === "tr" || (hasLetter && !hasEnglishWord);
}

/**
 * The languages in which a sentence may be meant, likeliest first. One that shows its language is read in it alone,
 * but for names and words of the profile's language in it ("Works with Temel muhasebe", "State University mezunu").
 */
export function readingsOf(text: string, isMostlyTurkish: boolean, language: Language): boolean[] {
  const likely = isTurkishLine(text, isMostlyTurkish);
  const isOneLanguage = language === (isMostlyTurkish ? "tr" : "en");
  const isPlain = TURKISH_LETTER.test(text)
    ? likely
    : !likely && ENGLISH_WORD.test(text) && !isMostlyTurkish && isOneLanguage;
  return isPlain ? [likely] : [likely, !likely];
}
