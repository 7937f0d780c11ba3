import { DEFAULT_LANGUAGE, type Language } from "@terzi/contracts/languages";
import type { Requirement } from "@terzi/contracts/posting";
import { languageModule } from "@terzi/language/languages";
import { matchingCue } from "../languages/all-matching-cues.ts";
import { annotate } from "../lexicon/annotate.ts";
import { coverWords } from "./coverage.ts";
import { type Judgement, NO_EVIDENCE } from "./judgement.ts";
import type { ProfileEvidence } from "./profile-evidence.ts";

/** A language that is used or named without a level: enough where no level is asked, partial where one is. */
const NAMED = 0.8;
const UNLEVELLED = 0.5;

/** A level may also be asked for as an exam score. */
const ASKS_POINTS = new RegExp(matchingCue("testScore"), "iu");

const USES_LANGUAGE = new RegExp(matchingCue("usesLanguage"), "iu");

const CEFR = ["A2", "B1", "B2", "C1", "C2", "Native"];
const PROFICIENCY: Record<string, number> = {
  Basic: 1,
  Intermediate: 2,
  Professional: 3,
  Fluent: 5,
  Native: 6,
};

/** Of several languages only one is asked at the stated level, the others at a good one. */
const lower = (level: string): string => (CEFR.indexOf(level) > CEFR.indexOf("C1") ? "C1" : level);

/** What the lexicon calls a language of the product. */
const englishName = (language: Language): string => (NAMES_IN_ENGLISH.of(language) ?? language).toLowerCase();
const NAMES_IN_ENGLISH = new Intl.DisplayNames(languageModule(DEFAULT_LANGUAGE).locale, { type: "language" });

/** "Turkish at native level and fluent English": each with its surroundings; of alternatives one will do. */
export function judgeLanguage(
  evidence: ProfileEvidence,
  requirement: Requirement,
  language: Language,
): Judgement {
  const part = annotate(requirement.term, language);
  const wanted = part.named.filter(({ concept }) => concept.kind === "language");
  const [first] = wanted;
  if (!first) return coverWords(evidence, part);
  const ids = [...new Set(wanted.map(({ concept }) => concept.id))];
  const judged = ids.map((id) => judgeOne(evidence, requirement, { wanted: id, isOnly: ids.length === 1 }));
  const isChoice = /\s(?:or|veya|ya da)\s|\//iu.test(requirement.term);
  const [chosen = NO_EVIDENCE] = judged.toSorted((one, other) =>
    isChoice ? other.credit - one.credit : one.credit - other.credit,
  );
  return { ...chosen, units: isChoice ? chosen.units : judged.flatMap(({ units }) => units) };
}

/** The level of a language compared with the level asked for, which applies to it where it is the only one. */
function judgeOne(
  evidence: ProfileEvidence,
  requirement: Requirement,
  { wanted, isOnly }: { wanted: string; isOnly: boolean },
): Judgement {
  const level = isOnly ? requirement.level : requirement.level && lower(requirement.level);
  const needed = level ? CEFR.indexOf(level) + 1 : 1;
  for (const [index, item] of evidence.profile.skills.languages.entries()) {
    const named = annotate(item.language, evidence.language).named.some(
      ({ concept }) => concept.id === wanted || concept.broader.has(wanted),
    );
    if (!named) continue;
    const held = PROFICIENCY[item.proficiency] ?? 1;
    const units = evidence.units.filter((unit) => unit.place === `skills.languages.${index}.language`);
    const credit = held >= needed ? 1 : Math.max(0.25, 1 - 0.25 * (needed - held));
    return {
      credit,
      units,
      missing: credit < 1 ? [requirement.level ?? ""] : [],
      near: [],
      heldLevel: item.proficiency,
    };
  }
  const isLevelAsked = requirement.level !== undefined || ASKS_POINTS.test(requirement.term);
  const unlevelled = isLevelAsked ? UNLEVELLED : NAMED;
  const mentioned = evidence.byConcept.get(wanted)?.filter((unit) => unit.kind !== "title") ?? [];
  // "The Spanish client's auditor": a people is no language that one speaks.
  const used = mentioned.filter(({ kind, quote }) => kind !== "told" || USES_LANGUAGE.test(quote));
  if (mentioned.length)
    return {
      credit: used.length ? unlevelled : Math.min(unlevelled, UNLEVELLED),
      units: used.length ? used : mentioned,
      missing: [],
      near: [],
    };
  // Writing a profile in a language shows knowledge of it, though not how well.
  const written = evidence.units.filter(({ kind }) => kind === "told");
  if (wanted === englishName(evidence.language) && written.length)
    return { ...NO_EVIDENCE, credit: unlevelled, units: written.slice(0, 1) };
  return { ...NO_EVIDENCE, missing: [requirement.term] };
}
