import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@terzi/contracts/languages";
import { english } from "./en/english.ts";
import type { LanguageModule } from "./language-module.ts";
import { turkish } from "./tr/turkish.ts";

const MODULES: Record<Language, LanguageModule> = { en: english, tr: turkish };

/** How a language of the product works. */
export const languageModule = (id: Language): LanguageModule => MODULES[id];

/** All but the default one, in the order of the list. */
export const OTHER_MODULES: readonly LanguageModule[] = LANGUAGES.filter((id) => id !== DEFAULT_LANGUAGE).map(
  languageModule,
);

/** All of them, for texts that mix languages or don't tell their own. The first is the default. */
export const LANGUAGE_MODULES: readonly [LanguageModule, ...LanguageModule[]] = [
  languageModule(DEFAULT_LANGUAGE),
  ...OTHER_MODULES,
];
