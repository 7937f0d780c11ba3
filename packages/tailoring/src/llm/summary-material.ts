import type { Place } from "@terzi/contracts/place";
import { splitSentences } from "@terzi/language/sentences";
import type { TermKind } from "../translation/glossary.ts";
import { translateTerm } from "../translation/translate-term.ts";
import { collectSummaryFacts } from "../writing/summary-facts.ts";
import type { WritingTask } from "../writing/writer.ts";

export type Fact = { place: Place; text: string };
export type SummaryMaterial = { ownSummary: string[]; yearsOfExperience?: number; facts: Fact[] };

const FACTS_AT_MOST = 8_000;

const joined = (...parts: string[]): string => parts.filter((part) => part.trim()).join(", ");

/**
 * What a summary may be written from: the person's own summary sentence by sentence, and the profile's facts with
 * their places, newest and most helpful first, as many as fit. Nothing that `isPrivate` holds back.
 */
export function collectSummaryMaterial(
  { profile, match, relevance, order, today, guard }: WritingTask,
  isPrivate: (text: string) => boolean,
): SummaryMaterial {
  const { language, length } = order;
  const { translatedTo } = guard;
  const { years } = collectSummaryFacts(profile, { relevance, match, today, length, language, translatedTo });
  /** A name as the CV shows it, since a translation of the model's own would be rejected. */
  const shown = (kind: TermKind, text: string): string =>
    (translatedTo && translateTerm(kind, text, translatedTo)) ?? text;
  const headings: Fact[] = [
    ...profile.experiences.map((job, index) => ({
      place: `experiences.${index}`,
      text: joined(shown("title", job.position), job.company, `${job.startDate} – ${job.endDate}`),
    })),
    ...profile.education.map((school, index) => ({
      place: `education.${index}`,
      text: joined(
        shown("degree", school.degree),
        shown("field", school.field),
        school.institution,
        school.graduationDate,
      ),
    })),
    ...profile.skills.languages.map(({ language, proficiency }, index) => ({
      place: `skills.languages.${index}`,
      text: `${shown("languageName", language)}: ${proficiency}`,
    })),
    ...profile.certifications.map(({ name, issuer }, index) => ({
      place: `certifications.${index}`,
      text: joined(name, issuer),
    })),
  ];
  const details: Fact[] = [
    ...(["technical", "soft"] as const).flatMap((list) =>
      profile.skills[list].map((text, index) => ({
        place: `skills.${list}.${index}`,
        text: shown("skill", text),
      })),
    ),
    ...profile.experiences.flatMap((job, position) => [
      { place: `experiences.${position}.description`, text: job.description },
      ...(["achievements", "responsibilities"] as const).flatMap((list) =>
        job[list].map((text, index) => ({ place: `experiences.${position}.${list}.${index}`, text })),
      ),
    ]),
    ...profile.projects.map(({ name, description }, index) => ({
      place: `projects.${index}`,
      text: joined(name, description),
    })),
  ].toSorted((a, b) => relevance(b.text) - relevance(a.text));

  let room = FACTS_AT_MOST;
  const facts = [...headings, ...details].filter(({ text }) => {
    if (!/\p{L}/u.test(text) || text.length > room || isPrivate(text)) return false;
    room -= text.length;
    return true;
  });
  return {
    ownSummary: splitSentences(profile.summary)
      .map(({ start, end }) => profile.summary.slice(start, end))
      .filter((sentence) => !isPrivate(sentence)),
    ...(years > 0 && { yearsOfExperience: years }),
    facts,
  };
}
