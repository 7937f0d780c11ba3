import type { CareerProfile } from "@terzi/contracts/career";
import type { GenerationMode } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/languages";
import { detectLanguage } from "@terzi/language/detect-language";

/** What is free text of a profile. */
export const proseOf = ({
  summary,
  experiences,
  projects,
}: Pick<CareerProfile, "summary" | "experiences" | "projects">): string =>
  [
    summary,
    ...experiences.flatMap((job) => [job.description, ...job.responsibilities, ...job.achievements]),
    ...projects.map(({ description }) => description),
  ]
    .filter((text) => text.trim())
    .join("\n");

const namesOf = ({ experiences, education, skills }: CareerProfile): string =>
  [
    ...experiences.map(({ position }) => position),
    ...education.flatMap(({ degree, field }) => [degree, field]),
    ...skills.technical,
    ...skills.soft,
  ].join("\n");

/** The language in which a profile is written: by its free text, or by its titles and skills where it has none. */
export const languageOfProfile = (profile: CareerProfile): Language =>
  detectLanguage(proseOf(profile) || namesOf(profile));

/**
 * The language into which well-known names of a profile are brought: the CV's, where the profile is in the other one.
 * Null where nothing is translated. In strict mode only the person's own words stand; and an English title in a Turkish
 * profile was written so on purpose.
 */
export const translationTarget = (
  profile: CareerProfile,
  mode: GenerationMode,
  language: Language,
): Language | null => (mode === "strict" || languageOfProfile(profile) === language ? null : language);
