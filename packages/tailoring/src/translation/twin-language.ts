import { LANGUAGES, type Language } from "@terzi/contracts/languages";

/** The language of a CV's twin. */
export const twinLanguage = (language: Language): Language =>
  LANGUAGES.find((other) => other !== language) ?? language;
