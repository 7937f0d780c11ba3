import type { Language } from "@terzi/contracts/languages";
import { detectLanguage } from "@terzi/language/detect-language";
import { hasOwnLetter } from "@terzi/language/letters";
import type { GuardLanguage } from "../../languages/guard-language.ts";
import { GUARD_LANGUAGES, guardLanguage, LINGUA_FRANCA } from "../../languages/guard-languages.ts";

/** Words of the lingua franca that no other language has. Not the "in" of "check-in" or "2025'in". */
const ENGLISH_WORD = /(?<![-\w'’])(?:the|of|and|with|in|for|to|an|by|from|as)(?![-\w])/i;

/** The language whose own letters a text has. */
const languageOfLetters = (text: string): GuardLanguage | undefined =>
  GUARD_LANGUAGES.find(({ module }) => hasOwnLetter(text, module));

/** The language that a line is read in; one that doesn't tell is in `mostly`, that of the whole. */
export function languageOfLine(text: string, mostly: GuardLanguage): GuardLanguage {
  const lettered = languageOfLetters(text);
  const hasEnglishWord = ENGLISH_WORD.test(text);
  // Detecting costs more than looking: only a line with both signs, or with the wrong ones, is examined.
  if (lettered && !hasEnglishWord) return lettered;
  if (!lettered && hasEnglishWord && mostly === LINGUA_FRANCA) return LINGUA_FRANCA;
  if (!lettered && !hasEnglishWord && mostly !== LINGUA_FRANCA) return mostly;
  return guardLanguage(detectLanguage(text));
}

/**
 * The languages that a sentence may be in, likeliest first. A sentence that shows its language is read in it alone,
 * except for names and words of the profile's language in it ("Works with Temel muhasebe", "State University
 * mezunu"). `mostly` is the profile's language, `language` the CV's.
 */
export function readingsOf(text: string, mostly: GuardLanguage, language: Language): GuardLanguage[] {
  const likely = languageOfLine(text, mostly);
  const isOneLanguage = language === mostly.module.id;
  const isPlain = languageOfLetters(text)
    ? likely !== LINGUA_FRANCA
    : [likely, mostly].every((one) => one === LINGUA_FRANCA) && ENGLISH_WORD.test(text) && isOneLanguage;
  return isPlain ? [likely] : [likely, ...GUARD_LANGUAGES.filter((other) => other !== likely)];
}

/**
 * The language of a sentence in a CV in `language`: what its own letters show, else the CV's, else what it looks
 * like.
 */
export function languageOfSentence(
  text: string,
  { language: mostly }: { language: GuardLanguage },
  language: Language | undefined,
): GuardLanguage {
  const lettered = languageOfLetters(text);
  if (lettered && !ENGLISH_WORD.test(text)) return lettered;
  return language ? guardLanguage(language) : languageOfLine(text, mostly);
}
