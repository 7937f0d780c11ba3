import type { Language } from "@terzi/contracts/language";
import { englishLetter } from "./en/letter/letter.ts";
import type { LetterLanguage } from "./letter-language.ts";
import { turkishLetter } from "./tr/letter/letter.ts";

const LANGUAGES: Record<Language, LetterLanguage> = { en: englishLetter, tr: turkishLetter };

export const letterLanguage = (id: Language): LetterLanguage => LANGUAGES[id];
