import type { Language } from "@terzi/contracts/languages";
import type { Section } from "@terzi/contracts/sections";

/** What a part of the profile is called, and its entries when they are counted. Turkish counts need no plural. */
type Words = { name: string; one: string; many: string };
const words = (name: string, one: string, many = one): Words => ({ name, one, many });

/** The parts of the profile by their own names, in the order in which they are told. */
const PARTS = {
  personalInfo: {
    en: words("Contact details", "contact detail", "contact details"),
    tr: words("İletişim bilgileri", "iletişim bilgisi"),
  },
  summary: { en: words("Summary", "summary", "summaries"), tr: words("Özet", "özet") },
  experiences: { en: words("Work Experience", "job", "jobs"), tr: words("İş Deneyimi", "iş deneyimi") },
  education: {
    en: words("Education", "education entry", "education entries"),
    tr: words("Eğitim", "eğitim kaydı"),
  },
  skills: { en: words("Skills", "skill", "skills"), tr: words("Beceriler", "yetenek") },
  languages: { en: words("Languages", "language", "languages"), tr: words("Diller", "dil") },
  projects: { en: words("Projects", "project", "projects"), tr: words("Projeler", "proje") },
  certifications: {
    en: words("Certifications", "certification", "certifications"),
    tr: words("Sertifikalar", "sertifika"),
  },
  publications: { en: words("Publications", "publication", "publications"), tr: words("Yayınlar", "yayın") },
  patents: { en: words("Patents", "patent", "patents"), tr: words("Patentler", "patent") },
  awards: { en: words("Awards", "award", "awards"), tr: words("Ödüller", "ödül") },
  volunteerExperience: {
    en: words("Volunteering", "volunteer role", "volunteer roles"),
    tr: words("Gönüllülük", "gönüllülük"),
  },
  professionalMemberships: {
    en: words("Memberships", "membership", "memberships"),
    tr: words("Üyelikler", "üyelik"),
  },
  customSections: {
    en: words("Own sections", "entry of your own", "entries of your own"),
    tr: words("Özel bölümler", "özel kayıt"),
  },
  references: { en: words("References", "reference", "references"), tr: words("Referanslar", "referans") },
  hobbies: { en: words("Hobbies", "hobby", "hobbies"), tr: words("Hobiler", "hobi") },
  additionalInfo: {
    en: words("Additional information", "note", "notes"),
    tr: words("Ek bilgiler", "not"),
  },
} satisfies Record<string, Record<Language, Words>> & Record<Section, Record<Language, Words>>;

export type ProfilePart = keyof typeof PARTS;

export const isProfilePart = (name: string): name is ProfilePart => Object.hasOwn(PARTS, name);

export const partName = (part: ProfilePart, language: Language): string => PARTS[part][language].name;

/** "3 jobs, 1 skill and 2 languages": what there is of each part, in the order of the profile. */
export function tellCounts(language: Language, counts: Partial<Record<string, number>>): string {
  const told = Object.entries(PARTS).flatMap(([part, words]) => {
    const count = counts[part] ?? 0;
    const { one, many } = words[language];
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
  return new Intl.ListFormat(language, { type: "conjunction" }).format(told);
}
