import type { Language } from "@terzi/contracts/language";
import type { Requirement } from "@terzi/contracts/posting";
import { annotate } from "../lexicon/annotate.ts";
import { occupationOf, similarityOf } from "../lexicon/occupations.ts";
import { readYears } from "../posting/kinds.ts";
import { degreeRank, readHighestDegree } from "../text/degrees.ts";
import { type Coverage, coverWords } from "./coverage.ts";
import type { Witness } from "./evidence.ts";
import { creditOfResemblance, resemblanceOf } from "./resemblance.ts";
import type { Unit } from "./units.ts";
import { yearsIn } from "./years.ts";

/** What the profile shows of one requirement, before it is put in words. Years where they were counted. */
export type Judgement = {
  credit: number;
  units: Unit[];
  missing: string[];
  near: Coverage["near"];
  years?: number;
  heldLevel?: string;
};

/** Nothing in the profile speaks for it. */
export const NO_EVIDENCE: Judgement = { credit: 0, units: [], missing: [], near: [] };

/** "Java or Kotlin", "tools such as Jira, Trello": any one of them will do. A slash inside a name ("CI/CD") parts nothing. */
const ALTERNATIVES =
  /\s+(?:or|and\/or|veya|ya da|ve\/veya)\s+|\s*,\s*(?:or|veya|ya da)?\s*|\s*\(\s*|\s*\)\s*|\s*\/\s*|\s+(?:such as|like|e\.g\.?,?|for example|gibi|örneğin)[\s,:]+/iu;
const HAS_ALTERNATIVES = /\b(?:or|veya|ya da)\b|such as|\blike\b|e\.g|for example|gibi|örneğin|\(|\S\/\S/iu;

export function coverAlternatives(witness: Witness, text: string, language: Language): Coverage {
  const whole = coverWords(witness, annotate(text, language));
  if (!HAS_ALTERNATIVES.test(text)) return whole;
  const named = annotate(text, language).named.filter(({ concept }) => concept.kind !== "soft");
  const parts = text
    .split(ALTERNATIVES)
    .filter((part) => part.trim() && annotate(part, language).words.some((word) => word.telling > 0));
  if (parts.length < 2 || named.length < 2) return whole;
  const covers = parts.map((part) => coverWords(witness, annotate(part, language)));
  return covers.reduce((best, cover) => (cover.credit > best.credit ? cover : best), whole);
}

export function judge(witness: Witness, requirement: Requirement, language: Language): Judgement {
  switch (requirement.kind) {
    case "experience":
      return judgeExperience(witness, requirement, language);
    case "education":
      return judgeEducation(witness, requirement, language);
    case "language":
      return judgeLanguage(witness, requirement, language);
    default:
      return coverAlternatives(witness, requirement.term, language);
  }
}

/** Titles this near are the same job; below the lower bound they have nothing in common. */
const SAME_TITLE = 0.72;
const OTHER_TITLE = 0.3;

/** The jobs held that are like a title, each with how like, 0 to 1. */
function likeTitles(witness: Witness, text: string, language: Language): { unit: Unit; likeness: number }[] {
  const wanted = occupationOf(annotate(text, language).words);
  return witness.titles.map(({ unit, occupation }) => ({
    unit,
    likeness: Math.max(
      0,
      Math.min(1, (similarityOf(wanted, occupation) - OTHER_TITLE) / (SAME_TITLE - OTHER_TITLE)),
    ),
  }));
}

const NEARLY_ALL = 0.7;

/** 0 up to a share of 0.7 met, then rising to 1 at all met: what is nearly complete is taken to be complete. */
export const beyond = (share: number): number => Math.max(0, (share - NEARLY_ALL) / (1 - NEARLY_ALL)) ** 2;

/** How much of the job itself depends on having the years that its rank stands for. */
const RANK_SHARE = 0.15;

/**
 * The job itself: how much the whole profile resembles the whole posting. Who meets all that is asked for meets the job.
 * `covered` is the share of all other requirements that is met, 0 to 1.
 */
export function judgeJob(
  witness: Witness,
  requirements: Requirement[],
  job: Requirement,
  covered: number,
  language: Language,
): Judgement {
  const resemblance = creditOfResemblance(resemblanceOf(requirements, witness.units, language));
  const complete = beyond(covered);
  const held = likeTitles(witness, job.term, language)
    .filter(({ likeness }) => likeness > 0.3)
    .sort((a, b) => b.likeness - a.likeness);
  const shown = coverWords(
    witness,
    annotate(requirements.map(({ term }) => term).join("\n"), language),
  ).units;
  const related = witness.profile.experiences.filter((_, index) => witness.related.has(index));
  const years = yearsIn(related, witness.today);
  const enough = job.years ? Math.min(1, Math.max(years, statedYears(witness)?.years ?? 0) / job.years) : 1;
  return {
    credit: (resemblance + (1 - resemblance) * complete) * (1 - RANK_SHARE + RANK_SHARE * enough),
    units: [...held.map(({ unit }) => unit), ...shown],
    missing: [],
    near: [],
  };
}

/** How like the job held most like it a title is, 0 to 1. */
export const titleLikeness = (witness: Witness, title: string, language: Language): number =>
  Math.max(0, ...likeTitles(witness, title, language).map(({ likeness }) => likeness));

/** The jobs held that are at least somewhat like a title. */
export const relatedJobs = (witness: Witness, title: string, language: Language): Set<number> =>
  new Set(
    likeTitles(witness, title, language)
      .filter(({ likeness }) => likeness > 0.2)
      .flatMap(({ unit }) => unit.experience ?? []),
  );

/** Years in other work count for half. */
const OTHER_WORK = 0.5;

function judgeExperience(witness: Witness, requirement: Requirement, language: Language): Judgement {
  const covered = coverAlternatives(witness, requirement.term, language);
  const titles = likeTitles(witness, requirement.term, language);
  const likeness = Math.max(0, ...titles.map((title) => title.likeness));
  const hasTopic = annotate(requirement.term, language).words.some((word) => word.telling > 0);
  const topic = hasTopic ? Math.max(covered.credit, likeness) : 1;
  const held = titles.filter((title) => title.likeness >= 0.5).map((title) => title.unit);
  const units = likeness >= covered.credit && held.length ? [...held, ...covered.units] : covered.units;
  if (requirement.years === undefined) return { ...covered, credit: topic, units };
  const shown = new Set([...held, ...covered.units].map((unit) => unit.experience));
  const counts = (index: number) => witness.related.has(index) || (hasTopic && shown.has(index));
  const jobs = witness.profile.experiences;
  const inIt = yearsIn(
    jobs.filter((_, index) => counts(index)),
    witness.today,
  );
  const inAll = yearsIn(jobs, witness.today);
  const stated = statedYears(witness);
  const years = Math.max(inIt + (inAll - inIt) * (hasTopic ? 0 : OTHER_WORK), stated?.years ?? 0);
  const enough = Math.min(1, years / requirement.years);
  const dated = witness.titles.filter(({ unit }) => unit.experience !== undefined && counts(unit.experience));
  return {
    ...covered,
    credit: enough * (0.4 + 0.6 * topic),
    units: [...units, ...(stated ? [stated.unit] : []), ...dated.map(({ unit }) => unit)],
    years,
  };
}

/** "7 years of experience", where the profile says so itself; used where dates don't tell. */
function statedYears(witness: Witness): { years: number; unit: Unit } | undefined {
  for (const unit of witness.units) {
    if (unit.kind !== "told" || unit.experience !== undefined) continue;
    const years = /experience|deneyim|tecrübe/i.test(unit.quote) ? readYears(unit.quote) : undefined;
    if (years !== undefined) return { years, unit };
  }
  return undefined;
}

const FIELD_SHARE = 0.4;

function judgeEducation(witness: Witness, requirement: Requirement, language: Language): Judgement {
  const studied = witness.units.filter((unit) => unit.kind === "studied");
  const degrees = witness.profile.education
    .map((item, index) => ({
      index,
      degree:
        readHighestDegree(`${item.degree} ${item.field}`) ??
        (item.institution ? readHighestDegree(item.institution) : undefined),
    }))
    .sort((a, b) => degreeRank(b.degree ?? "") - degreeRank(a.degree ?? ""));
  const [highest] = degrees;
  const stated = witness.units.find(
    (unit) =>
      unit.kind !== "studied" &&
      unit.place !== "skills" &&
      readHighestDegree(unit.quote) &&
      /degree|mezun|ph\.?d|b\.?sc|m\.?sc|bachelor|master/i.test(unit.quote),
  );
  const degree = highest?.degree ?? (stated && readHighestDegree(stated.quote));
  if (!degree && !studied.length) return { ...NO_EVIDENCE, missing: [requirement.term] };
  const wanted = degreeRank(requirement.level ?? "bachelor");
  const held = degree ? degreeRank(degree) : 3;
  const level = held >= wanted ? 1 : held === wanted - 1 ? 0.5 : 0.2;
  const field = coverField(witness, requirement.term, language);
  const units = field.units.filter((unit) => unit.kind === "studied");
  const best = studied.filter((unit) => unit.place.startsWith(`education.${highest?.index ?? 0}.`));
  return {
    credit: level * (1 - FIELD_SHARE + FIELD_SHARE * field.credit),
    units: [...units, ...best, ...(stated ? [stated] : [])],
    missing: level < 1 ? [requirement.level ?? requirement.term] : field.missing,
    near: [],
    ...(degree ? { heldLevel: degree } : {}),
  };
}

const DEGREE_WORDS =
  /bachelor\S*|master\S*|ph\.?d\.?|doctor\w*|degree|b\.?s\.?c?\b\.?|m\.?s\.?c?\b\.?|university|lisans|yüksek|üniversite\S*|bölüm\S*|mezun\S*|fakülte\S*|or|and|related|similar|equivalent|field|discipline|subject|ilgili|benzer/giu;

function coverField(witness: Witness, term: string, language: Language): Coverage {
  const fields = term.replace(DEGREE_WORDS, " ");
  if (!annotate(fields, language).words.some((word) => word.telling > 0))
    return { credit: 1, units: [], missing: [], near: [] };
  const studied: Witness = { ...witness, ...onlyStudied(witness) };
  const covers = fields
    .split(/[,/()]|\s{2,}/)
    .filter((part) => part.trim())
    .map((part) => coverWords(studied, annotate(part, language)));
  const best = covers.sort((a, b) => b.credit - a.credit)[0];
  if (!best) return { credit: 1, units: [], missing: [], near: [] };
  const isOpen = /related|similar|equivalent|relevant|ilgili|benzer/iu.test(term);
  return { ...best, credit: isOpen ? Math.max(best.credit, 0.5) : best.credit };
}

function onlyStudied(witness: Witness): Pick<Witness, "byConcept" | "byRoot"> {
  const byConcept = new Map<string, Unit[]>();
  const byRoot = new Map<string, Set<Unit>>();
  for (const unit of witness.units) {
    if (unit.kind !== "studied") continue;
    for (const { concept } of unit.annotated.named) byConcept.set(concept.id, [unit]);
    for (const word of unit.annotated.words) for (const root of word.roots) byRoot.set(root, new Set([unit]));
  }
  return { byConcept, byRoot };
}

const CEFR = ["A2", "B1", "B2", "C1", "C2", "Native"];
const PROFICIENCY: Record<string, number> = {
  Basic: 1,
  Intermediate: 2,
  Professional: 3,
  Fluent: 5,
  Native: 6,
};

function judgeLanguage(witness: Witness, requirement: Requirement, language: Language): Judgement {
  const part = annotate(requirement.term, language);
  const wanted = part.named.find(({ concept }) => concept.kind === "language")?.concept.id;
  if (!wanted) return coverWords(witness, part);
  const needed = requirement.level ? CEFR.indexOf(requirement.level) + 1 : 1;
  for (const [index, item] of witness.profile.skills.languages.entries()) {
    const named = annotate(item.language, witness.language).named.some(
      ({ concept }) => concept.id === wanted,
    );
    if (!named) continue;
    const held = PROFICIENCY[item.proficiency] ?? 1;
    const units = witness.units.filter((unit) => unit.place === `skills.languages.${index}.language`);
    const credit = held >= needed ? 1 : Math.max(0.25, 1 - 0.25 * (needed - held));
    return {
      credit,
      units,
      missing: credit < 1 ? [requirement.level ?? ""] : [],
      near: [],
      heldLevel: item.proficiency,
    };
  }
  const mentioned = witness.byConcept.get(wanted)?.filter((unit) => unit.kind !== "title") ?? [];
  if (mentioned.length) return { credit: 0.8, units: mentioned, missing: [], near: [] };
  const native = witness.language === "tr" ? "turkish" : "english";
  if (wanted === native || wanted === (native === "english" ? "english" : "turkish"))
    return {
      ...NO_EVIDENCE,
      credit: 0.8,
      units: witness.units.filter((unit) => unit.kind === "told").slice(0, 1),
    };
  return { ...NO_EVIDENCE, missing: [requirement.term] };
}
