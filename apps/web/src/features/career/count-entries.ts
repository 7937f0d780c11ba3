import type { CareerProfile } from "@terzi/contracts/career";
import { SECTION_NAMES, SECTIONS } from "@terzi/contracts/sections";
import type { CareerTab } from "./career-tab.ts";

/** How many entries each tab holds; none for the one that is a form. */
export function countEntries(profile: CareerProfile): Record<Exclude<CareerTab, "profile">, number> {
  const { experiences, education, skills, publications, projects, certifications, hobbies } = profile;
  const shared = SECTION_NAMES.filter((section) => SECTIONS[section].editor === "shared tab");
  return {
    work: experiences.length,
    education: education.length,
    skills: skills.technical.length + skills.soft.length,
    languages: skills.languages.length,
    publications: publications.length,
    projects: projects.length,
    certifications: certifications.length,
    more: shared.reduce((sum, section) => sum + profile[section].length, 0) + hobbies.length,
  };
}
