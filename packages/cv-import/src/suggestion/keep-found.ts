import { type CareerProfile, emptyProfile } from "@terzi/contracts/career";
import type { SuggestedCv } from "@terzi/contracts/suggested-cv";
import type { DocumentWords } from "./document-words.ts";
import {
  keepAwards,
  keepCertifications,
  keepLanguages,
  keepPublications,
  keepSchools,
} from "./keep-lists.ts";
import type { Stories } from "./keep-stories.ts";
import { bodyRange, bodyOf } from "./body-lines.ts";

/** Of a suggestion what stands in the document, in the document's own words. */
export function keepFound(suggested: SuggestedCv, stories: Stories, words: DocumentWords): CareerProfile {
  const profile = emptyProfile();
  const text = (value: string): string => words.find(value)[0]?.text ?? "";
  const texts = (values: string[]): string[] => values.map(text).filter(Boolean);
  const { name, location, summary, skills, hobbies } = suggested;
  return {
    ...profile,
    personalInfo: { ...profile.personalInfo, name: text(name), location: text(location) },
    summary: summaryIn(words, summary, stories),
    experiences: stories.experiences.map(({ entry }) => entry),
    education: keepSchools(suggested, words),
    skills: {
      technical: texts(skills.technical),
      soft: texts(skills.soft),
      languages: keepLanguages(suggested, words),
    },
    certifications: keepCertifications(suggested, words),
    projects: stories.projects.map(({ entry }) => entry),
    publications: keepPublications(suggested, words),
    awards: keepAwards(suggested, words),
    volunteerExperience: stories.volunteerExperience.map(({ entry }) => entry),
    hobbies: texts(hobbies),
  };
}

/** A summary stands above the first entry that has a head, or in a column beside it; never in its lines. */
function summaryIn(words: DocumentWords, numbered: SuggestedCv["summary"], { experiences }: Stories): string {
  const head = { from: numbered.firstLine - 2, to: numbered.firstLine - 2 };
  const heads = experiences.map(({ lines }) => lines);
  const range = bodyRange(numbered, { head, heads, lineCount: words.lines.length });
  const { items, text } = bodyOf(words.lines, range);
  return [text, ...items].filter(Boolean).join("\n");
}
