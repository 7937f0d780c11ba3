import type { CareerProfile } from "@terzi/contracts/career";
import type { CvContent, OriginalContent } from "@terzi/contracts/cv";
import { newestFirst } from "./order-entries.ts";
import type { Relevance } from "./relevance.ts";

const withSource = <T>(list: T[], place: string): (T & { source: string })[] =>
  list.map((entry, index) => ({ ...entry, source: `${place}.${index}` }));

/** Most helpful first; equally helpful texts stay in the person's own order. */
const mostHelpfulFirst = (texts: string[], relevance: Relevance): string[] =>
  texts.filter((text) => text.trim()).toSorted((a, b) => relevance(b) - relevance(a));

/**
 * The CV in nothing but the profile's own words: entries newest first with their place in the profile, their points
 * and the skills ordered by what the posting asks for. It is what stands wherever a writer's edit is not accepted.
 */
export function buildBaseContent(profile: CareerProfile, relevance: Relevance): CvContent {
  const ordered = (texts: string[]) => mostHelpfulFirst(texts, relevance);
  return {
    personalInfo: { ...profile.personalInfo },
    summary: profile.summary.trim(),
    workExperience: newestFirst(withSource(profile.experiences, "experiences"), (job) => ({
      start: job.startDate,
      end: job.endDate,
    })).map((job) => ({
      ...job,
      responsibilities: ordered(job.responsibilities),
      achievements: ordered(job.achievements),
    })),
    education: newestFirst(withSource(profile.education, "education"), (school) => ({
      start: "",
      end: school.graduationDate,
    })).map((school) => ({ ...school, achievements: ordered(school.achievements) })),
    skills: {
      technical: ordered(profile.skills.technical),
      soft: ordered(profile.skills.soft),
      languages: profile.skills.languages.map((language) => ({ ...language })),
    },
    projects: newestFirst(withSource(profile.projects, "projects"), (project) => ({
      start: "",
      end: project.date,
    })).map((project) => ({ ...project, technologies: ordered(project.technologies) })),
    certifications: newestFirst(withSource(profile.certifications, "certifications"), (certificate) => ({
      start: "",
      end: certificate.date,
    })),
    publications: newestFirst(withSource(profile.publications, "publications"), (publication) => ({
      start: "",
      end: publication.date,
    })),
  };
}

/** The profile's sections as they are, beside which the tailored content is shown. */
export const originalContentOf = (profile: CareerProfile): OriginalContent => ({
  summary: profile.summary,
  experiences: profile.experiences,
  education: profile.education,
  skills: profile.skills,
  projects: profile.projects,
  certifications: profile.certifications,
  publications: profile.publications,
  awards: profile.awards,
  volunteerExperience: profile.volunteerExperience,
  professionalMemberships: profile.professionalMemberships,
  hobbies: profile.hobbies,
  additionalInfo: profile.additionalInfo,
});
