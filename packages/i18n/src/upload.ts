import type { Language } from "@terzi/contracts/languages";
import { tellCounts } from "./sections.ts";

const MESSAGES = {
  en: {
    nothingFound: "We found nothing in this file that looks like a CV. Your profile was not changed.",
    nothingNew: (found: string) =>
      `We found ${found}. All of it was in your profile already, so nothing was changed.`,
    added: (found: string, added: string) =>
      `We found ${found}. Added to your profile: ${added}. Nothing that you wrote was changed.`,
    allAdded: (found: string) =>
      `We found ${found}, and added all of it to your profile. Nothing that you wrote was changed.`,
    recognised: (percent: number) =>
      `The file is a picture, so its words had to be recognised: ${percent}% of them for certain. Please check them.`,
  },
  tr: {
    nothingFound: "Bu dosyada CV'ye benzeyen bir şey bulamadık. Profiliniz değişmedi.",
    nothingNew: (found: string) =>
      `Bulunanlar: ${found}. Hepsi profilinizde zaten vardı; hiçbir şey değişmedi.`,
    added: (found: string, added: string) =>
      `Bulunanlar: ${found}. Profilinize eklenenler: ${added}. Yazdığınız hiçbir şey değişmedi.`,
    allAdded: (found: string) =>
      `Bulunanlar: ${found}. Hepsi profilinize eklendi. Yazdığınız hiçbir şey değişmedi.`,
    recognised: (percent: number) =>
      `Dosya bir görüntü olduğu için yazıları tanımamız gerekti; sözcüklerin %${percent} kadarı kesin. Lütfen gözden geçirin.`,
  },
} satisfies Record<Language, object>;

type Counts = Partial<Record<string, number>>;

/**
 * What an upload found and what it added, in numbers, by section of the profile. `sureness`: of a picture, the share of
 * words that were recognised for certain.
 */
export function uploadText(
  language: Language,
  counts: { found: Counts; added: Counts },
  sureness: number | null = null,
): string {
  const texts = MESSAGES[language];
  const found = tellCounts(language, counts.found);
  const added = tellCounts(language, counts.added);
  if (!found) return texts.nothingFound;
  const addedText = added === found ? texts.allAdded(found) : texts.added(found, added);
  const told = added ? addedText : texts.nothingNew(found);
  return sureness === null ? told : `${told} ${texts.recognised(Math.floor(sureness * 100))}`;
}
