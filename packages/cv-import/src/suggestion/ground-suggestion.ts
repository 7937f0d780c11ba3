import { type CareerProfile, emptyProfile } from "@terzi/contracts/career";
import type { SuggestedCv } from "@terzi/contracts/suggested-cv";
import { bodyOf, bodyRange } from "./body-lines.ts";
import type { DocumentWords } from "./document-words.ts";
import type { GroundedEntries } from "./ground-entries.ts";
import {
  groundAwards,
  groundCertifications,
  groundLanguages,
  groundPublications,
  groundSchools,
} from "./ground-lists.ts";

/** The parts of a suggestion that exist in the document, in the document's own words. */
export function groundSuggestion(
  suggested: SuggestedCv,
  grounded: GroundedEntries,
  words: DocumentWords,
): CareerProfile {
  const profile = emptyProfile();
  const text = (value: string): string => words.find(value)[0]?.text ?? "";
  const texts = (values: string[]): string[] => values.map(text).filter(Boolean);
  const { name, location, summary, skills, hobbies } = suggested;
  return {
    ...profile,
    personalInfo: { ...profile.personalInfo, name: text(name), location: text(location) },
    summary: summaryIn(words, summary, grounded),
    experiences: grounded.experiences.map(({ entry }) => entry),
    education: groundSchools(suggested, words),
    skills: {
      technical: texts(skills.technical),
      soft: texts(skills.soft),
      languages: groundLanguages(suggested, words),
    },
    certifications: groundCertifications(suggested, words),
    projects: grounded.projects.map(({ entry }) => entry),
    publications: groundPublications(suggested, words),
    awards: groundAwards(suggested, words),
    volunteerExperience: grounded.volunteerExperience.map(({ entry }) => entry),
    hobbies: texts(hobbies),
  };
}

/** A summary is above the first entry with a head, or in a column beside it; never in its lines. */
function summaryIn(
  words: DocumentWords,
  numbered: SuggestedCv["summary"],
  { experiences }: GroundedEntries,
): string {
  const head = { from: numbered.firstLine - 2, to: numbered.firstLine - 2 };
  const heads = experiences.map(({ lines }) => lines);
  const range = bodyRange(numbered, { head, heads, lineCount: words.lines.length });
  const { items, text } = bodyOf(words.lines, range);
  return [text, ...items].filter(Boolean).join("\n");
}
