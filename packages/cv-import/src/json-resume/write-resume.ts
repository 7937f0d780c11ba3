import type { CareerProfile, PersonalInfo } from "@terzi/contracts/career";
import type { LooseObject } from "./loose-value.ts";
import { introduceReference } from "./read-honours.ts";
import { writeDates } from "./resume-dates.ts";

const isSaid = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== "" && value !== undefined;

/** The object without what is empty: a missing field and an empty one say the same, and some readers refuse "". */
export const filled = (object: LooseObject): LooseObject =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => isSaid(value)));

/** A web address with its scheme, as the format wants it; words that are none stay as they are. */
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

/** The lists, each in the format's names; names that it doesn't have are allowed in an entry, and are ours. */
export const writeLists = (profile: CareerProfile): LooseObject => ({
  work: profile.experiences.map(({ company, startDate, endDate, description, achievements, ...job }) =>
    filled({
      ...job,
      name: company,
      summary: description,
      highlights: [...job.responsibilities, ...achievements],
      ...writeDates({ startDate, endDate }),
    }),
  ),
  volunteer: profile.volunteerExperience.map(({ role, startDate, endDate, description, ...rest }) =>
    filled({ ...rest, position: role, summary: description, ...writeDates({ startDate, endDate }) }),
  ),
  education: profile.education.map((school) =>
    filled({
      institution: school.institution,
      area: school.field,
      studyType: school.degree,
      score: school.gpa,
      location: school.location,
      highlights: school.achievements,
      ...writeDates({ endDate: school.graduationDate }),
    }),
  ),
  awards: profile.awards.map(({ title, issuer, date, description }) =>
    filled({ title, awarder: issuer, summary: description, ...writeDates({ date }) }),
  ),
  certificates: profile.certifications.map(({ date, expiryDate, ...rest }) =>
    filled({ ...rest, ...writeDates({ date, expiryDate }) }),
  ),
  publications: profile.publications.map(({ title, venue, date, description, ...rest }) =>
    filled({
      ...rest,
      name: title,
      publisher: venue,
      summary: description,
      url: rest.doi.startsWith("10.") ? `https://doi.org/${rest.doi}` : "",
      ...writeDates({ releaseDate: date }),
    }),
  ),
  skills: [
    { name: "Technical", keywords: profile.skills.technical },
    { name: "Soft", keywords: profile.skills.soft },
  ].filter(({ keywords }) => keywords.length),
  languages: profile.skills.languages.map(({ language, proficiency }) => ({
    language,
    fluency: proficiency,
  })),
  interests: profile.hobbies.map((name) => ({ name })),
  references: profile.references.map((reference) =>
    filled({ ...reference, reference: introduceReference(reference) }),
  ),
  projects: profile.projects.map(({ technologies, url, date, ...rest }) =>
    filled({ ...rest, keywords: technologies, url: addressOf(url), ...writeDates({ endDate: date }) }),
  ),
});
