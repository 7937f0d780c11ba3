import type { Language } from "@terzi/contracts/languages";
import { entryPlace } from "@terzi/contracts/place";
import type { Requirement } from "@terzi/contracts/posting";
import { type Degree, degreeRank } from "@terzi/language/degree";
import { readDegreeName, readHighestDegree } from "@terzi/language/read-degree";
import { matchingCue } from "../languages/all-matching-cues.ts";
import { annotate } from "../lexicon/annotate.ts";
import { type Coverage, coverWords } from "./coverage.ts";
import { MET } from "./credits.ts";
import { type Judgement, NO_EVIDENCE } from "./judgement.ts";
import { indexUnits, type ProfileEvidence } from "./profile-evidence.ts";
import { withoutKind } from "./says-certificate.ts";
import type { Unit } from "./units.ts";

const FIELD_SHARE = 0.7;

/** Where a related field will do, any may be meant: so much is granted, which alone is not enough. */
const RELATED = 0.4;

/** The degree held against the degree asked for, and how near its field is. */
export function judgeEducation(
  evidence: ProfileEvidence,
  requirement: Requirement,
  language: Language,
): Judgement {
  const studied = evidence.units.filter((unit) => unit.kind === "studied");
  const degrees = evidence.profile.education
    .map((item, index) => ({
      index,
      degree:
        readHighestDegree(`${item.degree} ${item.field}`) ??
        readDegreeName(item.degree) ??
        (item.institution ? readHighestDegree(item.institution) : undefined),
    }))
    .sort((a, b) => degreeRank(b.degree ?? "") - degreeRank(a.degree ?? ""));
  const [highest] = degrees;
  const stated = evidence.units.find(
    (unit) =>
      unit.kind !== "studied" &&
      unit.place !== "skills" &&
      readHighestDegree(unit.quote) &&
      STATES_DEGREE.test(unit.quote),
  );
  const degree = highest?.degree ?? (stated && readHighestDegree(stated.quote));
  if (!degree && !studied.length) return { ...NO_EVIDENCE, missing: [requirement.term] };
  const wanted = degreeRank(requirement.level ?? leastLevel(requirement.term));
  const levelAt = (held: Degree | undefined): number => {
    const rank = held ? degreeRank(held) : 0;
    return rank >= wanted ? 1 : rank === wanted - 1 || (!held && mayBeDegree(evidence)) ? 0.5 : 0.2;
  };
  const level = levelAt(degree);
  const field = coverField(evidence, requirement.term, language);
  const units = field.units.filter((unit) => unit.kind === "studied");
  const best = studied.filter((unit) => entryPlace(unit.place) === `education.${highest?.index ?? 0}`);
  const together = creditOf(level, field);
  // A degree in one field and a course in the other are no degree in the other.
  const isOfAll = degrees.length > 1 && together >= MET;
  const inOne = (isOfAll ? degrees : []).map((one) => {
    const own = evidence.units.filter(({ place }) => entryPlace(place) === `education.${one.index}`);
    return creditOf(levelAt(one.degree), coverField({ ...evidence, units: own }, requirement.term, language));
  });
  const isOfTwo = isOfAll && inOne.every((credit) => credit < MET);
  return {
    credit: isOfTwo ? Math.max(OF_TWO, ...inOne) : together,
    units: [...units, ...best, ...(stated ? [stated] : [])],
    missing: level < 1 || isOfTwo ? [requirement.level ?? requirement.term] : field.missing,
    near: [],
    ...(degree && level < 1 ? { heldLevel: degree } : {}),
  };
}

/** So much is shown at most by a degree in one field and a lower one in the field that is asked. */
const OF_TWO = 0.6;

/** A degree in quite another field is none of those that will do, and of one that is called like it in part a part. */
const creditOf = (level: number, field: Coverage): number => {
  const { credit } = field;
  if (credit <= 0) return 0;
  const shown = level * (1 - FIELD_SHARE + FIELD_SHARE * credit);
  return credit < MET && sharesTheHeadAlone(field) ? Math.min(HALF_THE_FIELD, shown) : shown;
};

/** "Polymer engineering" by "food engineering": what is shown is what all such fields are called. */
function sharesTheHeadAlone({ covered }: Coverage): boolean {
  const inOrder = (covered?.components ?? [])
    .filter(({ isSide }) => !isSide)
    .toSorted((one, other) => one.start - other.start);
  return inOrder.slice(0, -1).some(({ credit }) => credit < HALF_SHOWN) && (inOrder.at(-1)?.credit ?? 0) > 0;
}
const HALF_SHOWN = 0.5;

const HALF_THE_FIELD = 0.6;

const OF_UNIVERSITY = new RegExp(matchingCue("ofUniversity"), "iu");
const NO_DEGREE = new RegExp(matchingCue("noDegree"), "iu");
const GIVES_DEGREES = new RegExp(matchingCue("givesDegrees"), "iu");
const STATES_DEGREE = new RegExp(matchingCue("statesDegree"), "i");

/** What will do where no level is asked: any diploma in a trade, two years at a college for who has "graduated in" a field. */
const leastLevel = (term: string): Degree => {
  if (OF_UNIVERSITY.test(term)) return "bachelor";
  return /diploma/iu.test(term) ? "high school" : "associate";
};

/** Studies that name no degree may have led to one, but for courses and certificates. */
const mayBeDegree = (evidence: ProfileEvidence): boolean =>
  evidence.profile.education.some(
    ({ degree, field, institution }) =>
      !NO_DEGREE.test(`${degree} ${field}`) && GIVES_DEGREES.test(`${degree} ${field} ${institution}`),
  );

const BETWEEN_FIELDS = /[,/()]|\s{2,}|\s(?:veya|ya da)\s/iu;
const SEVERAL_WILL_DO = /[,/]|\s(?:or|veya|ya da)\s/iu;

/** "Electrical or computer engineering": what the last one is called, the others are, too, unless they say it. */
function withHead(parts: string[]): string[] {
  const head = parts.at(-1)?.trim().split(/\s+/).at(-1);
  if (!head) return [];
  return parts
    .slice(0, -1)
    .map((part) => part.trim())
    .filter((part) => !part.endsWith(head))
    .map((part) => `${part} ${head}`);
}

/** "Interior architecture": no kind of what its last word names. */
const IS_OF_ITS_OWN = new RegExp(matchingCue("fieldOfItsOwn"), "iu");

const DEGREE_WORDS = new RegExp(matchingCue("degreeWord"), "giu");
const RELATED_WILL_DO = new RegExp(matchingCue("related"), "iu");

/** "A numerate subject": groups of fields that no field in them is called by. */
const GROUPS = (
  [
    ["asksNumerate", "isNumerate"],
    ["asksHealth", "isHealth"],
    ["asksSocial", "isSocial"],
    ["asksScience", "isScience"],
  ] as const
).map(([asked, held]) => ({
  asked: new RegExp(matchingCue(asked), "iu"),
  held: new RegExp(matchingCue(held), "iu"),
}));

/** What was studied of a group of fields that is asked for. */
const studiedIn = (units: readonly Unit[], asked: string): Unit[] =>
  GROUPS.filter((group) => group.asked.test(asked)).flatMap(({ held }) =>
    units.filter(({ kind, quote }) => kind === "studied" && held.test(quote)),
  );

function coverField(evidence: ProfileEvidence, term: string, language: Language): Coverage {
  const fields = term.replace(DEGREE_WORDS, " ");
  if (!annotate(fields, language).words.some((word) => word.telling > 0))
    return { credit: 1, units: [], missing: [], near: [] };
  const grouped = studiedIn(evidence.units, term);
  if (grouped.length) return { credit: 1, units: grouped, missing: [], near: [] };
  const studied: ProfileEvidence = {
    ...evidence,
    ...indexUnits(
      evidence.units.filter(
        ({ kind, quote }) => kind === "studied" && (!IS_OF_ITS_OWN.test(quote) || IS_OF_ITS_OWN.test(term)),
      ),
    ),
  };
  const parts = fields.split(BETWEEN_FIELDS).filter((part) => part.trim());
  // "Information and records management": two words of one field, unless either will do.
  const whole = SEVERAL_WILL_DO.test(term) ? [] : [fields.replace(/\s+/g, " ").trim()];
  // "Mezunu olmanız, … belgeniz": what tells of no field is none that may be shown.
  const covers = [...parts, ...withHead(parts), ...whole]
    .map((part) => withoutKind(annotate(part, language)))
    .filter(({ words }) => words.some(({ telling }) => telling > 0))
    .map((part) => ({ ...coverWords(studied, part), asked: part.text }))
    // "A life science": computer science shares the word alone.
    .map(({ asked, ...cover }) =>
      GROUPS.some((group) => group.asked.test(asked))
        ? { ...cover, credit: Math.min(RELATED, cover.credit) }
        : cover,
    );
  const best = covers.sort((a, b) => b.credit - a.credit)[0];
  if (!best) return { credit: 1, units: [], missing: [], near: [] };
  const isOpen = RELATED_WILL_DO.test(term);
  return { ...best, credit: isOpen ? Math.max(best.credit, RELATED) : best.credit };
}
