import { Proficiency } from "./career.ts";
import type { Language } from "./language.ts";

const NAMES: Record<Language, Record<Proficiency, string>> = {
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

/** How well a language is known, in the CV's language: "Fluent" → "Akıcı". Any other text stays as it is. */
export function showProficiency(written: string, language: Language): string {
  const level = Proficiency.safeParse(written);
  return level.success ? NAMES[language][level.data] : written;
}
