import type { CvContent } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/languages";
import type { TermKind } from "./glossary.ts";
import { translateTerm } from "./translate-term.ts";

/** Which fields of an entry hold names that a glossary may know. */
export const TERM_FIELDS: Readonly<Record<string, TermKind>> = {
  position: "title",
  degree: "degree",
  field: "field",
};

const inLanguage = (kind: TermKind, text: string, to: Language): string =>
  translateTerm(kind, text, to) ?? text;

/** Two skills that are one in the other language are named once. */
const translateSkills = (skills: string[], to: Language): string[] => [
  ...new Set(skills.map((skill) => inLanguage("skill", skill, to))),
];

/**
 * A content with its titles, degrees, fields, languages and skills in that language, as far as the glossary knows them;
 * all else as written.
 */
export const translateNames = (content: CvContent, to: Language): CvContent => ({
  ...content,
  workExperience:
    typeof content.workExperience === "string"
      ? content.workExperience
      : content.workExperience.map((job) => ({ ...job, position: inLanguage("title", job.position, to) })),
  education:
    typeof content.education === "string"
      ? content.education
      : content.education.map((school) => ({
          ...school,
          degree: inLanguage("degree", school.degree, to),
          field: inLanguage("field", school.field, to),
        })),
  skills:
    typeof content.skills === "string"
      ? content.skills
      : {
          technical: translateSkills(content.skills.technical, to),
          soft: translateSkills(content.skills.soft, to),
          languages: content.skills.languages.map((skill) => ({
            ...skill,
            language: inLanguage("languageName", skill.language, to),
          })),
        },
});
