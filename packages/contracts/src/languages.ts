/** The languages of the product: of its interface, and of a CV. */
export const LANGUAGES = ["en", "tr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** For whoever hasn't said, and for texts that don't tell their language. */
export const DEFAULT_LANGUAGE: Language = LANGUAGES[0];

export const isLanguage = (text: unknown): text is Language =>
  LANGUAGES.some((language) => language === text);
