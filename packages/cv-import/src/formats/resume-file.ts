import type { CareerProfile } from "@terzi/contracts/career";
import { fieldsOf, textOf, textsOf } from "@terzi/contracts/entry-fields";
import { SECTION_NAMES } from "@terzi/contracts/sections";

/** The contents of a JSON Resume before anything is checked: formats with named fields are converted to one. */
export type ResumeFile = Record<string, unknown>;

/** A profile as lines, one per text: how a file with fields instead of lines is shown. */
export function outlineProfile(profile: CareerProfile): string[] {
  const { personalInfo, summary, skills, hobbies, additionalInfo } = profile;
  return [
    ...Object.values(personalInfo),
    summary,
    ...SECTION_NAMES.flatMap((section) =>
      profile[section].flatMap((entry) =>
        fieldsOf(section).flatMap(([field]) => [textOf(entry, field), ...textsOf(entry, field)]),
      ),
    ),
    ...[...skills.technical, ...skills.soft, ...skills.languages.map(({ language }) => language), ...hobbies],
    additionalInfo,
  ]
    .flatMap((text) => text.split("\n"))
    .filter((text) => text.trim());
}
