import type { Language } from "@terzi/contracts/languages";
import { annotate } from "../lexicon/annotate.ts";
import { occupationOf, similarityOf } from "../lexicon/occupations.ts";
import type { ProfileEvidence } from "./profile-evidence.ts";
import type { Unit } from "./units.ts";

/** Titles this near are the same job; below the lower bound they are unrelated. */
const SAME_TITLE = 0.72;
const OTHER_TITLE = 0.3;

/** The jobs held that are like a title, each with how like, 0 to 1. */
export function likeTitles(
  evidence: ProfileEvidence,
  text: string,
  language: Language,
): { unit: Unit; likeness: number }[] {
  const wanted = occupationOf(annotate(text, language).words);
  return evidence.titles.map(({ unit, occupation }) => ({
    unit,
    likeness: Math.max(
      0,
      Math.min(1, (similarityOf(wanted, occupation) - OTHER_TITLE) / (SAME_TITLE - OTHER_TITLE)),
    ),
  }));
}

/** How like the job held most like it a title is, 0 to 1. */
export const titleLikeness = (evidence: ProfileEvidence, title: string, language: Language): number =>
  Math.max(0, ...likeTitles(evidence, title, language).map(({ likeness }) => likeness));

/** The jobs held that are at least somewhat like a title. */
export const relatedJobs = (evidence: ProfileEvidence, title: string, language: Language): Set<number> =>
  new Set(
    likeTitles(evidence, title, language)
      .filter(({ likeness }) => likeness > 0.2)
      .flatMap(({ unit }) => unit.experience ?? []),
  );
