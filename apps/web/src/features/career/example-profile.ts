import { CareerProfile } from "@terzi/contracts/career";
import type { Language } from "@terzi/contracts/language";
import { loadTexts } from "@terzi/i18n/load-texts";

/** An example is recognised by this address even after it was saved; nobody can own the domain. */
const EXAMPLE_EMAILS: Record<Language, string> = { en: "robin@terzi.example", tr: "deniz@terzi.example" };

export const isExample = ({ personalInfo: { email } }: CareerProfile): boolean =>
  Object.values(EXAMPLE_EMAILS).includes(email);

/** An invented person's profile in the reader's language. */
export async function loadExample(language: Language): Promise<CareerProfile> {
  const { name, location, summary, job, earlierJob, education, skills, ...texts } = await loadTexts(
    language,
    "example",
  );
  return CareerProfile.parse({
    personalInfo: { name, location, email: EXAMPLE_EMAILS[language] },
    summary,
    experiences: [
      {
        position: job.position,
        company: job.company,
        location,
        startDate: "2021-04",
        endDate: "present",
        responsibilities: [job.first, job.second],
        achievements: [job.achievement],
      },
      {
        position: earlierJob.position,
        company: earlierJob.company,
        startDate: "2019-01",
        endDate: "2021-03",
        responsibilities: [earlierJob.first],
      },
    ],
    education: [{ ...education, graduationDate: "2018-06" }],
    skills: {
      technical: [skills.crm, skills.desk, skills.analysis, skills.onboarding],
      soft: [skills.presenting],
      languages: [{ language: texts.language, proficiency: "Fluent" }],
    },
  });
}

/** What remains of a profile without its example: everything somebody wrote or changed themselves. */
export function withoutExample(profile: CareerProfile, example: CareerProfile): CareerProfile {
  const shown = new Set(Object.values(example).flatMap((section) => itemsOf(section).map(asKey)));
  const own = <T>(items: T[]): T[] => items.filter((item) => !shown.has(asKey(item)));
  // Parsing orders the fields of each entry: the database returns them in another order.
  const kept = CareerProfile.parse(profile);
  const { personalInfo, skills } = kept;
  const contacts = Object.entries(personalInfo).map(([name, value]) => [
    name,
    shown.has(asKey(value)) ? "" : value,
  ]);
  return CareerProfile.parse({
    ...kept,
    personalInfo: Object.fromEntries(contacts),
    summary: shown.has(asKey(kept.summary)) ? "" : kept.summary,
    experiences: own(kept.experiences),
    education: own(kept.education),
    skills: { technical: own(skills.technical), soft: own(skills.soft), languages: own(skills.languages) },
  });
}

const asKey = (item: unknown): string => JSON.stringify(item);

/** The entries of a section, and the texts of one that is no list: contact, skills, summary. */
function itemsOf(section: CareerProfile[keyof CareerProfile]): unknown[] {
  if (typeof section === "string") return [section];
  return Array.isArray(section) ? section : Object.values(section).flat();
}
