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

/** The language of a profile: by its free text, or by its titles and skills where it has none. */
export const languageOfProfile = (profile: CareerProfile): Language =>
  detectLanguage(proseOf(profile) || namesOf(profile));

/**
 * The language that well-known names of a profile are translated into: the CV's, when the profile is in another. Null
 * when nothing is translated: in strict mode only the person's own words may appear, and an English title in a
 * Turkish profile was written so on purpose.
 */
export const translationTarget = (
  profile: CareerProfile,
  mode: GenerationMode,
  language: Language,
): Language | null => (mode === "strict" || languageOfProfile(profile) === language ? null : language);
