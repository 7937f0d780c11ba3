import type { CareerProfile } from "@terzi/contracts/career";
import { fieldsOf, textOf, textsOf } from "@terzi/contracts/entry-fields";
import { SECTION_NAMES } from "@terzi/contracts/sections";

/** What a JSON Resume holds, before anybody has looked at it: formats that name their fields are turned into one. */
export type ResumeFile = Record<string, unknown>;

/** What a profile says, a line for each text: what a file that has fields instead of lines is shown as. */
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
