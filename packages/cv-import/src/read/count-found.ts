import type { CareerProfile } from "@terzi/contracts/career";

/** How many entries of each kind were found; all zero is an honest "nothing found". */
export type FoundCounts = Record<
  | "contacts"
  | "summary"
  | "experiences"
  | "education"
  | "skills"
  | "languages"
  | "certifications"
  | "projects"
  | "publications"
  | "awards"
  | "volunteering"
  | "memberships"
  | "references"
  | "hobbies",
  number
>;

/** Counts the entries of a profile that was read. */
export function countFound(profile: CareerProfile): FoundCounts {
  const { personalInfo, skills } = profile;
  return {
    contacts: Object.values(personalInfo).filter(Boolean).length,
    summary: profile.summary ? 1 : 0,
    experiences: profile.experiences.length,
    education: profile.education.length,
    skills: skills.technical.length + skills.soft.length,
    languages: skills.languages.length,
    certifications: profile.certifications.length,
    projects: profile.projects.length,
    publications: profile.publications.length,
    awards: profile.awards.length,
    volunteering: profile.volunteerExperience.length,
    memberships: profile.professionalMemberships.length,
    references: profile.references.length,
    hobbies: profile.hobbies.length,
  };
}
