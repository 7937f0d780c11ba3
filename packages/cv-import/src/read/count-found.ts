import type { CareerProfile } from "@terzi/contracts/career";
import { mapSections, type Section } from "@terzi/contracts/sections";

/** How many entries of each kind were found; all zero is an honest "nothing found". */
export type FoundCounts = Record<
  Section | "personalInfo" | "summary" | "skills" | "languages" | "hobbies",
  number
>;

/** Counts the entries of a profile that was read. */
export function countFound(profile: CareerProfile): FoundCounts {
  const { personalInfo, skills } = profile;
  return {
    personalInfo: Object.values(personalInfo).filter(Boolean).length,
    summary: profile.summary ? 1 : 0,
    ...mapSections((section) => profile[section].length),
    skills: skills.technical.length + skills.soft.length,
    languages: skills.languages.length,
    hobbies: profile.hobbies.length,
  };
}
