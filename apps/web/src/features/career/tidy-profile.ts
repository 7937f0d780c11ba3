import type { CareerProfile } from "@terzi/contracts/career";

const filled = (lines: string[]): string[] => lines.filter((line) => line.trim() !== "");

/** The profile as it is saved: without the blank lines that typing leaves in lists. */
export const tidyProfile = (profile: CareerProfile): CareerProfile => ({
  ...profile,
  experiences: profile.experiences.map((entry) => ({
    ...entry,
    responsibilities: filled(entry.responsibilities),
    achievements: filled(entry.achievements),
  })),
  education: profile.education.map((entry) => ({ ...entry, achievements: filled(entry.achievements) })),
  projects: profile.projects.map((entry) => ({ ...entry, technologies: filled(entry.technologies) })),
});
