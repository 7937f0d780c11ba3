import type { CareerProfile, PersonalInfo } from "@terzi/contracts/career";
import { type AnyEntry, fieldsOfRole, textOf } from "@terzi/contracts/entry-fields";
import type { Entry } from "@terzi/contracts/section-schemas";
import type { Section } from "@terzi/contracts/sections";
import type { LooseObject } from "./loose-value.ts";
import { introduceReference } from "./read-honours.ts";
import { writeDates } from "./resume-dates.ts";

const isSaid = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== "" && value !== undefined;

/** The object without empty fields: a missing field means the same, and some readers refuse "". */
export const filled = (object: LooseObject): LooseObject =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => isSaid(value)));

/** A web address with its scheme, as the format requires; other text stays as it is. */
const addressOf = (written: string): string =>
  /^[a-z][a-z\d+.-]*:/i.test(written) || !/^[^\s@/]+\.[^\s@]+$/.test(written)
    ? written
    : `https://${written}`;

const networkOf = (network: string, written: string): LooseObject[] => {
  if (!written) return [];
  const address = addressOf(written);
  return [address.includes("://") ? { network, url: address } : { network, username: written }];
};

export const writeBasics = (info: PersonalInfo, summary: string): LooseObject =>
  filled({
    name: info.name,
    email: info.email,
    phone: info.phone,
    url: addressOf(info.portfolio),
    summary,
    location: info.location ? { city: info.location } : "",
    profiles: [
      ...networkOf("LinkedIn", info.linkedin),
      ...networkOf("GitHub", info.github),
      ...networkOf("Twitter", info.twitter),
    ],
  });

/** Personal details that the format has no name for. */
export const writeFacts = ({ birthDate, militaryService, drivingLicence }: PersonalInfo): LooseObject =>
  filled({ birthDate, militaryService, drivingLicence });

type Writers = { [S in Section]?: (entry: Entry<S>) => LooseObject };

/** Entries in the format's names; names that it doesn't have are allowed in an entry, and are ours. */
const WRITERS: Writers = {
  experiences: ({ company, startDate, endDate, description, achievements, ...job }) => ({
    ...job,
    name: company,
    summary: description,
    highlights: [...job.responsibilities, ...achievements],
    ...writeDates({ startDate, endDate }),
  }),
  volunteerExperience: ({ role, startDate, endDate, description, ...rest }) => ({
    ...rest,
    position: role,
    summary: description,
    ...writeDates({ startDate, endDate }),
  }),
  education: (school) => ({
    institution: school.institution,
    area: school.field,
    studyType: school.degree,
    score: school.gpa,
    location: school.location,
    highlights: school.achievements,
    ...writeDates({ endDate: school.graduationDate }),
  }),
  awards: ({ title, issuer, date, description }) => ({
    title,
    awarder: issuer,
    summary: description,
    ...writeDates({ date }),
  }),
  publications: ({ title, venue, date, description, ...rest }) => ({
    ...rest,
    name: title,
    publisher: venue,
    summary: description,
    url: rest.doi.startsWith("10.") ? `https://doi.org/${rest.doi}` : "",
    ...writeDates({ releaseDate: date }),
  }),
  references: (reference) => ({ ...reference, reference: introduceReference(reference) }),
  projects: ({ technologies, url, date, ...rest }) => ({
    ...rest,
    keywords: technologies,
    url: addressOf(url),
    ...writeDates({ endDate: date }),
  }),
};

/** An entry by its own names: what the format calls the same, and what it has no list for. */
function writeByName(section: Section, entry: AnyEntry): LooseObject {
  const dates = fieldsOfRole(section, "start", "end", "date", "expiry");
  const isDate = (name: string) => dates.includes(name);
  return {
    ...Object.fromEntries(Object.entries(entry).filter(([name]) => !isDate(name))),
    ...writeDates(Object.fromEntries(dates.map((name) => [name, textOf(entry, name)]))),
  };
}

export function writeSection<S extends Section>(profile: CareerProfile, section: S): LooseObject[] {
  // Safe: a profile's section holds entries of that very section.
  const entries = profile[section] as Entry<S>[];
  return entries.map((entry) => filled(WRITERS[section]?.(entry) ?? writeByName(section, entry)));
}

/** The lists of the format that hold no entries of a section. */
export const writeNames = ({ skills, hobbies }: CareerProfile): LooseObject => ({
  skills: [
    { name: "Technical", keywords: skills.technical },
    { name: "Soft", keywords: skills.soft },
  ].filter(({ keywords }) => keywords.length),
  languages: skills.languages.map(({ language, proficiency }) => ({ language, fluency: proficiency })),
  interests: hobbies.map((name) => ({ name })),
});
