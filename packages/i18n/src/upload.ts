import type { Language } from "@terzi/contracts/languages";

/** What an upload can add, in the order in which it is told: one, several. Turkish counts need no plural. */
const THINGS: Record<string, Record<Language, [string, string]>> = {
  contacts: { en: ["contact detail", "contact details"], tr: ["iletişim bilgisi", "iletişim bilgisi"] },
  summary: { en: ["summary", "summaries"], tr: ["özet", "özet"] },
  experiences: { en: ["job", "jobs"], tr: ["iş deneyimi", "iş deneyimi"] },
  education: { en: ["education entry", "education entries"], tr: ["eğitim kaydı", "eğitim kaydı"] },
  skills: { en: ["skill", "skills"], tr: ["yetenek", "yetenek"] },
  languages: { en: ["language", "languages"], tr: ["dil", "dil"] },
  certifications: { en: ["certification", "certifications"], tr: ["sertifika", "sertifika"] },
  projects: { en: ["project", "projects"], tr: ["proje", "proje"] },
  publications: { en: ["publication", "publications"], tr: ["yayın", "yayın"] },
  awards: { en: ["award", "awards"], tr: ["ödül", "ödül"] },
  volunteering: { en: ["volunteer role", "volunteer roles"], tr: ["gönüllülük", "gönüllülük"] },
  memberships: { en: ["membership", "memberships"], tr: ["üyelik", "üyelik"] },
  references: { en: ["reference", "references"], tr: ["referans", "referans"] },
  hobbies: { en: ["hobby", "hobbies"], tr: ["hobi", "hobi"] },
};

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

function list(language: Language, counts: Counts): string {
  const told = Object.entries(THINGS).flatMap(([name, words]) => {
    const count = counts[name] ?? 0;
    return count > 0 ? [`${count} ${words[language][count === 1 ? 0 : 1]}`] : [];
  });
  return new Intl.ListFormat(language, { type: "conjunction" }).format(told);
}

/** What an upload found and what it added, in numbers, by section of the profile. */
export function uploadText(language: Language, counts: { found: Counts; added: Counts }): string {
  const found = list(language, counts.found);
  const added = list(language, counts.added);
  if (!found) return MESSAGES[language].nothingFound;
  return added ? MESSAGES[language].added(found, added) : MESSAGES[language].nothingNew(found);
}
