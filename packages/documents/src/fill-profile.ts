import type { CareerProfile } from "@terzi/contracts/career";
import { readDate } from "@terzi/language/dates";
import type { FoundCounts } from "./read/count-found.ts";
import { foldText } from "./read/fold-text.ts";

/** What a profile took from a reading, by the same names as what was found. */
export type AddedCounts = FoundCounts;

/**
 * Fills a profile with what a CV holds: empty fields are filled, entries that are not there yet are appended, and
 * nothing that the user wrote is replaced or lost. Lists stop at the contract's limits.
 */
export function fillProfile(
  current: CareerProfile,
  read: CareerProfile,
): { profile: CareerProfile; added: AddedCounts } {
  const personalInfo = fillFields(current.personalInfo, read.personalInfo);
  const experiences = append(current.experiences, read.experiences, (job) => [
    job.company,
    job.position,
    yearOf(job.startDate),
  ]);
  const education = append(current.education, read.education, (school) => [
    school.institution,
    school.degree,
  ]);
  const known = [...current.skills.technical, ...current.skills.soft];
  const technical = appendNames(current.skills.technical, read.skills.technical, known);
  const soft = appendNames(current.skills.soft, read.skills.soft, [...known, ...technical.items]);
  const languages = append(current.skills.languages, read.skills.languages, ({ language }) => [language]);
  const certifications = append(current.certifications, read.certifications, ({ name }) => [name]);
  const projects = append(current.projects, read.projects, ({ name, description }) => [name || description]);
  const publications = append(current.publications, read.publications, ({ title }) => [title]);
  const awards = append(current.awards, read.awards, ({ title }) => [title]);
  const volunteering = append(current.volunteerExperience, read.volunteerExperience, (role) => [
    role.organization,
    role.role,
  ]);
  const memberships = append(current.professionalMemberships, read.professionalMemberships, (membership) => [
    membership.organization,
    membership.role,
  ]);
  const references = append(current.references, read.references, ({ name }) => [name]);
  const hobbies = appendNames(current.hobbies, read.hobbies, current.hobbies);
  return {
    profile: {
      personalInfo: personalInfo.value,
      summary: current.summary.trim() ? current.summary : read.summary,
      experiences: experiences.items,
      education: education.items,
      skills: { technical: technical.items, soft: soft.items, languages: languages.items },
      certifications: certifications.items,
      projects: projects.items,
      publications: publications.items,
      awards: awards.items,
      volunteerExperience: volunteering.items,
      professionalMemberships: memberships.items,
      references: references.items,
      hobbies: hobbies.items,
      additionalInfo: appendLines(current.additionalInfo, read.additionalInfo),
    },
    added: {
      contacts: personalInfo.filled,
      summary: current.summary.trim() || !read.summary.trim() ? 0 : 1,
      experiences: experiences.added,
      education: education.added,
      skills: technical.added + soft.added,
      languages: languages.added,
      certifications: certifications.added,
      projects: projects.added,
      publications: publications.added,
      awards: awards.added,
      volunteering: volunteering.added,
      memberships: memberships.added,
      references: references.added,
      hobbies: hobbies.added,
    },
  };
}

const MAX_ENTRIES = 500;
const MAX_NAMES = 200;
const MAX_ADDITIONAL = 50_000;

/** The month is often written by one side only. */
const yearOf = (date: string): string => String(readDate(date)?.year ?? "");

/** Each text field that is empty takes the one read. */
function fillFields<T extends Record<string, string>>(current: T, read: T): { value: T; filled: number } {
  const news = Object.entries(read).filter(([name, text]) => text.trim() && !current[name]?.trim());
  return { value: { ...current, ...Object.fromEntries(news) }, filled: news.length };
}

/** The letters and digits of a text, case, accents and marks aside: what tells two entries apart. */
const bare = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]+/gu, "");

/**
 * Whether two entries are one: no key says otherwise. A key that one side lacks says nothing, but the first must be
 * there, and one may be the longer form of the other ("Acme" and "Acme Ltd").
 */
function isSame(one: string[], other: string[]): boolean {
  return one.every((key, index) => {
    const [mine, theirs] = [bare(key), bare(other[index] ?? "")];
    if (!mine || !theirs) return index > 0 || mine === theirs;
    const isLongerForm =
      mine.length > 3 && theirs.length > 3 && (mine.includes(theirs) || theirs.includes(mine));
    return mine === theirs || isLongerForm;
  });
}

function append<T>(current: T[], read: T[], keysOf: (entry: T) => string[]): { items: T[]; added: number } {
  const items = [...current];
  for (const entry of read) {
    const keys = keysOf(entry);
    if (items.length < MAX_ENTRIES && !current.some((known) => isSame(keysOf(known), keys)))
      items.push(entry);
  }
  return { items, added: items.length - current.length };
}

function appendNames(current: string[], read: string[], known: string[]): { items: string[]; added: number } {
  const seen = new Set(known.map(foldName));
  const items = [...current];
  for (const name of read) {
    if (items.length >= MAX_NAMES || seen.has(foldName(name))) continue;
    seen.add(foldName(name));
    items.push(name);
  }
  return { items, added: items.length - current.length };
}

/** C, C++ and C# are three skills: marks count. */
const foldName = (name: string): string => foldText(name).replace(/\s+/g, " ").trim();

/** What could not be placed is kept below what stands there, but for lines that stand there already. */
function appendLines(current: string, read: string): string {
  const known = new Set(current.split("\n").map(foldName));
  const fresh = read.split("\n").filter((line) => line.trim() && !known.has(foldName(line)));
  if (!fresh.length) return current;
  return [current.trimEnd(), fresh.join("\n")].filter(Boolean).join("\n\n").slice(0, MAX_ADDITIONAL);
}
