import type { TFunction } from "i18next";

/** A place in the profile in words: "experiences.0.achievements.2" → "Work Experience 1". */
export function placeName(place: string, t: TFunction<"preview">): string {
  const [section = "", position] = place.split(".");
  const names: Record<string, string> = {
    summary: t("sections.summary"),
    experiences: t("sections.workExperience"),
    education: t("sections.education"),
    skills: t("sections.skills"),
    projects: t("sections.projects"),
    certifications: t("sections.certifications"),
    publications: t("sections.publications"),
  };
  const name = names[section] ?? "";
  return name && /^\d+$/.test(position ?? "") ? `${name} ${Number(position) + 1}` : name;
}
