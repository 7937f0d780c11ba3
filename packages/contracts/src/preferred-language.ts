import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "./languages.ts";

/** The language that a visitor's `Accept-Language` (or `navigator.language`) puts first, where the product speaks it. */
export const preferredLanguage = (accept: string | undefined): Language => {
  const [, first] = /^\s*(\p{L}+)/u.exec(accept ?? "") ?? [];
  return LANGUAGES.find((language) => language === first?.toLowerCase()) ?? DEFAULT_LANGUAGE;
};
