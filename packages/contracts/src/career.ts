import { z } from "zod";
import { ENTRIES, type Entry, line, lines, list, paragraph } from "./section-schemas.ts";
import { mapSections, type Section } from "./sections.ts";
import { optionalText, text } from "./text.ts";

export const PersonalInfo = z.object({
  name: line(),
  email: line(),
  phone: line(),
  location: line(),
  linkedin: line(),
  portfolio: line(),
  github: line(),
  twitter: line(),
  birthDate: line(),
  militaryService: line(),
  drivingLicence: line(),
});
export type PersonalInfo = z.infer<typeof PersonalInfo>;

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

export const Experience = ENTRIES.experiences;
export type Experience = Entry<"experiences">;
export const Education = ENTRIES.education;
export type Education = Entry<"education">;
export const Project = ENTRIES.projects;
export type Project = Entry<"projects">;
export type Certification = Entry<"certifications">;
export type Publication = Entry<"publications">;
export type Award = Entry<"awards">;
export type Volunteering = Entry<"volunteerExperience">;
export type Membership = Entry<"professionalMemberships">;
export type Reference = Entry<"references">;

type Lists = { [S in Section]: z.ZodDefault<z.ZodArray<(typeof ENTRIES)[S]>> };
// Safe: each section's list holds the entries of that very section.
const { experiences, education, ...others } = mapSections((name) => list(ENTRIES[name])) as Lists;

/** The one document that a person keeps. Every field may be left out; the parsed profile has them all. */
export const CareerProfile = z.object({
  personalInfo: PersonalInfo.prefault({}),
  summary: paragraph(),
  experiences,
  education,
  skills: Skills.prefault({}),
  ...others,
  hobbies: lines(),
  additionalInfo: optionalText(50_000),
});
export type CareerProfile = z.infer<typeof CareerProfile>;

/** The profile as stored. A save must name its version, so that two tabs can't overwrite each other. */
export const CareerData = CareerProfile.extend({ version: z.int() });
export type CareerData = z.infer<typeof CareerData>;

/** A save without a version comes from an integrator who owns the whole document; it replaces what is there. */
export const SaveCareerInput = CareerProfile.extend({ version: z.int().optional() });
export type SaveCareerInput = z.input<typeof SaveCareerInput>;

export const emptyProfile = (): CareerProfile => CareerProfile.parse({});

/** The parts that a CV can be made from. A hobby or a reference alone is not enough. */
const CORE = ["experiences", "education", "projects", "certifications", "publications", "patents"] as const;

/** Whether there is nothing yet that a CV could be made of. Contact data alone is not enough. */
export const isProfileEmpty = (profile: CareerProfile): boolean =>
  !profile.summary.trim() &&
  !profile.skills.technical.length &&
  !profile.skills.soft.length &&
  !profile.skills.languages.length &&
  CORE.every((section) => !profile[section].length);
