import { z } from "zod";
import { optionalText, text } from "./text.ts";

const line = () => optionalText(500);
const paragraph = () => optionalText(10_000);
const lines = (max = 200) => z.array(text(5_000)).max(max).default([]);
const list = <T extends z.ZodType>(item: T) => z.array(item).max(500).default([]);

/**
 * Dates are what the person wrote: "2021-03", "2021", "March 2021", or "present" for what still goes on.
 * `dates.ts` reads them; nothing is lost when it can't.
 */
const date = () => optionalText(100);

export const PersonalInfo = z.object({
  name: line(),
  email: line(),
  phone: line(),
  location: line(),
  linkedin: line(),
  portfolio: line(),
  github: line(),
  twitter: line(),
});
export type PersonalInfo = z.infer<typeof PersonalInfo>;

export const Experience = z.object({
  company: line(),
  position: line(),
  location: line(),
  startDate: date(),
  endDate: date(),
  description: paragraph(),
  responsibilities: lines(),
  achievements: lines(),
});
export type Experience = z.infer<typeof Experience>;

export const Education = z.object({
  institution: line(),
  degree: line(),
  field: line(),
  location: line(),
  graduationDate: date(),
  gpa: line(),
  achievements: lines(),
});
export type Education = z.infer<typeof Education>;

export const Proficiency = z.enum(["Native", "Fluent", "Professional", "Intermediate", "Basic"]);
export type Proficiency = z.infer<typeof Proficiency>;

export const LanguageSkill = z.object({ language: line(), proficiency: Proficiency.default("Native") });
export type LanguageSkill = z.infer<typeof LanguageSkill>;

export const Skills = z.object({
  technical: z.array(text(500)).max(500).default([]),
  soft: z.array(text(500)).max(500).default([]),
  languages: list(LanguageSkill),
});
export type Skills = z.infer<typeof Skills>;

export const Publication = z.object({
  title: line(),
  authors: optionalText(2_000),
  venue: line(),
  date: date(),
  doi: line(),
  description: paragraph(),
});
export type Publication = z.infer<typeof Publication>;

export const Project = z.object({
  name: line(),
  description: paragraph(),
  technologies: lines(),
  url: line(),
  date: date(),
});
export type Project = z.infer<typeof Project>;

export const Certification = z.object({
  name: line(),
  issuer: line(),
  date: date(),
  expiryDate: date(),
  credentialId: line(),
});
export type Certification = z.infer<typeof Certification>;

export const Award = z.object({ title: line(), issuer: line(), date: date(), description: paragraph() });
export type Award = z.infer<typeof Award>;

export const Volunteering = z.object({
  organization: line(),
  role: line(),
  location: line(),
  startDate: date(),
  endDate: date(),
  description: paragraph(),
});
export type Volunteering = z.infer<typeof Volunteering>;

export const Membership = z.object({
  organization: line(),
  role: line(),
  startDate: date(),
  endDate: date(),
});
export type Membership = z.infer<typeof Membership>;

export const Reference = z.object({
  name: line(),
  position: line(),
  company: line(),
  email: line(),
  phone: line(),
});
export type Reference = z.infer<typeof Reference>;

/** The one document that a person keeps. Every field may be left out; the parsed profile has them all. */
export const CareerProfile = z.object({
  personalInfo: PersonalInfo.prefault({}),
  summary: paragraph(),
  experiences: list(Experience),
  education: list(Education),
  skills: Skills.prefault({}),
  certifications: list(Certification),
  projects: list(Project),
  publications: list(Publication),
  awards: list(Award),
  volunteerExperience: list(Volunteering),
  professionalMemberships: list(Membership),
  references: list(Reference),
  hobbies: lines(),
  additionalInfo: optionalText(50_000),
});
export type CareerProfile = z.infer<typeof CareerProfile>;

/** The profile as stored: with the version that a save must name, so that two tabs can't overwrite each other. */
export const CareerData = CareerProfile.extend({ version: z.int() });
export type CareerData = z.infer<typeof CareerData>;

/** A save without a version is one from an integrator who owns the whole document: it replaces what is there. */
export const SaveCareerInput = CareerProfile.extend({ version: z.int().optional() });
export type SaveCareerInput = z.input<typeof SaveCareerInput>;

export const emptyProfile = (): CareerProfile => CareerProfile.parse({});

/** Whether there is nothing yet that a CV could be made of. Contact data alone is not enough. */
export const isProfileEmpty = (profile: CareerProfile): boolean =>
  !profile.summary.trim() &&
  !profile.experiences.length &&
  !profile.education.length &&
  !profile.skills.technical.length &&
  !profile.skills.soft.length &&
  !profile.skills.languages.length &&
  !profile.projects.length &&
  !profile.certifications.length &&
  !profile.publications.length;
