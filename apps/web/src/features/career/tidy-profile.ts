import type { CareerProfile } from "@terzi/contracts/career";

const filled = (lines: string[]): string[] => lines.filter((line) => line.trim() !== "");

/** Whether anything was entered. */
const isEntered = (entry: object): boolean =>
  Object.values(entry).some((value) =>
    Array.isArray(value) ? value.length > 0 : String(value).trim() !== "",
  );

/** The profile as it is saved: without the blank lines and blank entries that editing leaves in lists. */
export function tidyProfile(profile: CareerProfile): CareerProfile {
  const tidied = withoutBlankLines(profile);
  return {
    ...tidied,
    experiences: tidied.experiences.filter(isEntered),
    education: tidied.education.filter(isEntered),
    projects: tidied.projects.filter(isEntered),
    certifications: tidied.certifications.filter(isEntered),
    publications: tidied.publications.filter(isEntered),
  };
}

const withoutBlankLines = (profile: CareerProfile): CareerProfile => ({
  ...profile,
  experiences: profile.experiences.map((entry) => ({
    ...entry,
    responsibilities: filled(entry.responsibilities),
    achievements: filled(entry.achievements),
  })),
  education: profile.education.map((entry) => ({ ...entry, achievements: filled(entry.achievements) })),
  projects: profile.projects.map((entry) => ({ ...entry, technologies: filled(entry.technologies) })),
});
