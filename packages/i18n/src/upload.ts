import type { Language } from "@terzi/contracts/languages";
import { tellCounts } from "./sections.ts";

const MESSAGES = {
  en: {
    nothingFound: "We found nothing in this file that looks like a CV. Your profile was not changed.",
    nothingNew: (found: string) =>
      `We found ${found}. All of it was in your profile already, so nothing was changed.`,
    added: (found: string, added: string) =>
      `We found ${found}. Added to your profile: ${added}. Nothing that you wrote was changed.`,
  },
  tr: {
    nothingFound: "Bu dosyada CV'ye benzeyen bir şey bulamadık. Profiliniz değişmedi.",
    nothingNew: (found: string) =>
      `Bulunanlar: ${found}. Hepsi profilinizde zaten vardı; hiçbir şey değişmedi.`,
    added: (found: string, added: string) =>
      `Bulunanlar: ${found}. Profilinize eklenenler: ${added}. Yazdığınız hiçbir şey değişmedi.`,
  },
};

type Counts = Partial<Record<string, number>>;

/** What an upload found and what it added, in numbers, by section of the profile. */
export function uploadText(language: Language, counts: { found: Counts; added: Counts }): string {
  const found = tellCounts(language, counts.found);
  const added = tellCounts(language, counts.added);
  if (!found) return MESSAGES[language].nothingFound;
  return added ? MESSAGES[language].added(found, added) : MESSAGES[language].nothingNew(found);
}
