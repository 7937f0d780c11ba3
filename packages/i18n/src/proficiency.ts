import type { Language } from "@terzi/contracts/languages";

/** How well a language is known, in words. */
const NAMES: Record<Language, Readonly<Record<string, string>>> = {
  en: {
    Native: "Native",
    Fluent: "Fluent",
    Professional: "Professional",
    Intermediate: "Intermediate",
    Basic: "Basic",
  },
  tr: {
    Native: "Ana dil",
    Fluent: "Akıcı",
    Professional: "Profesyonel",
    Intermediate: "Orta",
    Basic: "Temel",
  },
};

/** Whether a text is one of the levels. */
export const isProficiency = (written: string): boolean => Object.hasOwn(NAMES.en, written);

/** A level in this language: "Fluent" → "Akıcı". Any other text stays as it is. */
export function showProficiency(written: string, language: Language): string {
  const names = NAMES[language];
  return (Object.hasOwn(names, written) && names[written]) || written;
}
