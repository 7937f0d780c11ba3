import type { TFunction } from "i18next";

/** A place in the profile in words: "experiences.0.achievements.2" → "Work Experience 1". */
export function placeName(place: string, t: TFunction<"match">): string {
  const [section = "", position] = place.split(".");
  const names: Record<string, string> = {
    personalInfo: t("places.personalInfo"),
    summary: t("places.summary"),
    experiences: t("places.experiences"),
    education: t("places.education"),
    skills: t("places.skills"),
    projects: t("places.projects"),
    certifications: t("places.certifications"),
    publications: t("places.publications"),
    awards: t("places.awards"),
    volunteerExperience: t("places.volunteerExperience"),
    professionalMemberships: t("places.professionalMemberships"),
    hobbies: t("places.hobbies"),
    additionalInfo: t("places.additionalInfo"),
  };
  const name = names[section] ?? "";
  return name && /^\d+$/.test(position ?? "") ? `${name} ${Number(position) + 1}` : name;
}
