import type { Language } from "@terzi/contracts/languages";
import { LANGUAGE_MODULES } from "@terzi/language/languages";
import { englishGuard } from "./en/guard.ts";
import type { GuardLanguage } from "./guard-language.ts";
import { turkishGuard } from "./tr/guard.ts";

const LANGUAGES: Record<Language, GuardLanguage> = { en: englishGuard, tr: turkishGuard };

export const guardLanguage = (id: Language): GuardLanguage => LANGUAGES[id];

export const GUARD_LANGUAGES: readonly GuardLanguage[] = LANGUAGE_MODULES.map(({ id }) => guardLanguage(id));

/** Its words occur in texts of every language, and the lexicon's ids are words of it. */
export const LINGUA_FRANCA: GuardLanguage = englishGuard;
