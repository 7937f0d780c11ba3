import type { CareerProfile } from "@terzi/contracts/career";
import { fitProfile } from "./read/fit-profile.ts";
import {
  isSameAward,
  isSameCertification,
  isSameJob,
  isSameMembership,
  isSameProject,
  isSamePublication,
  isSameReference,
  isSameSchool,
  isSameText,
  isSameVolunteering,
} from "./read/same-entry.ts";
import type { FoundCounts } from "./read-cv.ts";

/**
 * Fills a profile from what a CV held: empty fields are filled, entries that are not there yet are appended; nothing
 * that the user wrote is replaced or lost. `added` counts what is new. The result obeys the contract's limits.
 */
export function fillProfile(
  current: CareerProfile,
  read: CareerProfile,
): { profile: CareerProfile; added: FoundCounts } {
  const personalInfo = fillFields(current.personalInfo, read.personalInfo);
  const technical = append(current.skills.technical, newSkills(read.skills.technical, current), isSameText);
  const soft = append(current.skills.soft, newSkills(read.skills.soft, current), isSameText);
  const languages = append(current.skills.languages, read.skills.languages, (a, b) =>
    isSameText(a.language, b.language),
  );
  const experiences = append(current.experiences, read.experiences, isSameJob);
  const education = append(current.education, read.education, isSameSchool);
  const certifications = append(current.certifications, read.certifications, isSameCertification);
  const projects = append(current.projects, read.projects, isSameProject);
  const publications = append(current.publications, read.publications, isSamePublication);
  const awards = append(current.awards, read.awards, isSameAward);
  const volunteering = append(current.volunteerExperience, read.volunteerExperience, isSameVolunteering);
  const memberships = append(current.professionalMemberships, read.professionalMemberships, isSameMembership);
  const references = append(current.references, read.references, isSameReference);
  const hobbies = append(current.hobbies, read.hobbies, isSameText);
  const profile = fitProfile({
    personalInfo: personalInfo.filled,
    summary: current.summary.trim() ? current.summary : read.summary,
    experiences: experiences.all,
    education: education.all,
    skills: { technical: technical.all, soft: soft.all, languages: languages.all },
    certifications: certifications.all,
    projects: projects.all,
    publications: publications.all,
    awards: awards.all,
    volunteerExperience: volunteering.all,
    professionalMemberships: memberships.all,
    references: references.all,
    hobbies: hobbies.all,
    additionalInfo: appendText(current.additionalInfo, read.additionalInfo),
  });
  return {
    profile,
    added: {
      contacts: personalInfo.count,
      summary: !current.summary.trim() && read.summary ? 1 : 0,
      experiences: experiences.count,
      education: education.count,
      skills: technical.count + soft.count,
      languages: languages.count,
      certifications: certifications.count,
      projects: projects.count,
      publications: publications.count,
      awards: awards.count,
      volunteering: volunteering.count,
      memberships: memberships.count,
      references: references.count,
      hobbies: hobbies.count,
    },
  };
}

function fillFields<T extends Record<string, string>>(current: T, read: T): { filled: T; count: number } {
  const filled = { ...current };
  let count = 0;
  for (const [key, value] of Object.entries(read)) {
    if (!value || current[key]?.trim()) continue;
    Object.assign(filled, { [key]: value });
    count++;
  }
  return { filled, count };
}

function append<T>(current: T[], read: T[], isSame: (a: T, b: T) => boolean): { all: T[]; count: number } {
  const all = [...current];
  for (const entry of read) if (!all.some((known) => isSame(known, entry))) all.push(entry);
  return { all, count: all.length - current.length };
}

/** A skill that the user filed under the other kind is there already. */
const newSkills = (read: string[], { skills }: CareerProfile): string[] =>
  read.filter((skill) => ![...skills.technical, ...skills.soft].some((known) => isSameText(known, skill)));

function appendText(current: string, read: string): string {
  const isNew = (line: string) => line.trim() !== "" && !current.includes(line.trim());
  const lines = read.split("\n").filter(isNew);
  return [current, ...lines].filter((text) => text.trim() !== "").join("\n");
}
