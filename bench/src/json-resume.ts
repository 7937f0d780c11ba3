import { CareerProfile } from "@terzi/contracts/career";
import { z } from "zod";

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const texts = z
  .array(z.string())
  .nullish()
  .transform((value) => value ?? []);
const list = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((value) => value ?? []);

/** The parts of JSON Resume (jsonresume.org) that a profile has a place for. */
export const JsonResume = z.object({
  basics: z.object({ name: text, email: text, summary: text }).partial().optional(),
  work: list(
    z.object({
      name: text,
      position: text,
      startDate: text,
      endDate: text,
      summary: text,
      highlights: texts,
    }),
  ),
  education: list(z.object({ institution: text, studyType: text, area: text, endDate: text })),
  skills: list(z.object({ name: text, keywords: texts })),
  languages: list(z.object({ language: text })),
  projects: list(z.object({ name: text, description: text, highlights: texts, keywords: texts })),
  certificates: list(z.object({ name: text, issuer: text, date: text })),
});

/** A career profile with the content of a JSON Resume. */
export function profileOfJsonResume(resume: z.infer<typeof JsonResume>): CareerProfile {
  return CareerProfile.parse({
    personalInfo: { name: resume.basics?.name, email: resume.basics?.email },
    summary: resume.basics?.summary,
    experiences: resume.work.map((job) => ({
      company: job.name,
      position: job.position,
      startDate: job.startDate,
      endDate: job.endDate || "present",
      description: job.summary,
      achievements: job.highlights,
    })),
    education: resume.education.map((item) => ({
      institution: item.institution,
      degree: item.studyType,
      field: item.area,
      graduationDate: item.endDate,
    })),
    skills: {
      technical: resume.skills.flatMap((skill) => [skill.name, ...skill.keywords]).filter(Boolean),
      languages: resume.languages.map(({ language }) => ({ language })),
    },
    projects: resume.projects.map((project) => ({
      name: project.name,
      description: [project.description, ...project.highlights].filter(Boolean).join("\n"),
      technologies: project.keywords,
    })),
    certifications: resume.certificates,
  });
}
