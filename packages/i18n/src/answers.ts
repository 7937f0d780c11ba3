import type { Language } from "@terzi/contracts/languages";

/** What the server answers where a person reads it, by language. */
const contact = {
  en: "We'll get back to you as soon as possible.",
  tr: "Size en kısa sürede geri dönüş yapacağız.",
} satisfies Record<Language, string>;

export const contactAnswer = (language: Language): string => contact[language];
