import { CareerProfile } from "@terzi/contracts/career";
import type { Language } from "@terzi/contracts/language";
import { loadTexts } from "@terzi/i18n/load-texts";

/** By this address an example is known as one, also after it was saved; the domain can't belong to anybody. */
const EXAMPLE_EMAIL = "robin@terzi.example";

export const isExample = (profile: CareerProfile): boolean => profile.personalInfo.email === EXAMPLE_EMAIL;

/** An invented person's profile in the reader's language. */
export async function loadExample(language: Language): Promise<CareerProfile> {
  const { name, location, summary, job, earlierJob, education, skills, ...texts } = await loadTexts(
    language,
    "example",
  );
  return CareerProfile.parse({
    personalInfo: { name, location, email: EXAMPLE_EMAIL },
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
