import type { Language } from "@terzi/contracts/languages";
import type { Requirement, RequirementKind } from "@terzi/contracts/posting";
import { matchingCue } from "../languages/all-matching-cues.ts";
import { annotate } from "../lexicon/annotate.ts";
import { coverWords } from "./coverage.ts";
import { MET } from "./credits.ts";
import { isOfOtherGrade, namesGrade } from "./grades.ts";
import { judgeCertificate } from "./judge-certificate.ts";
import { judgeEducation } from "./judge-education.ts";
import { judgeExperience } from "./judge-experience.ts";
import { judgeLanguage } from "./judge-language.ts";
import type { Judgement } from "./judgement.ts";
import { findPeopleWork } from "./people-work.ts";
import type { ProfileEvidence } from "./profile-evidence.ts";
import { lacksRank, lacksStanding } from "./ranks.ts";
import { SAYS_CERTIFICATE } from "./says-certificate.ts";
import type { Unit } from "./units.ts";

/** So much is shown at most of what is asked of another grade. */
const OTHER_GRADE = 0.6;

/** What one may have done in a rank; a certificate of a rank is held or not. */
const IN_A_RANK: ReadonlySet<RequirementKind> = new Set([
  "experience",
  "knowledge",
  "task",
  "condition",
  "soft",
]);

/** What the profile shows of one requirement, by the rules of its kind. `language` is the posting's. */
export function judge(evidence: ProfileEvidence, requirement: Requirement, language: Language): Judgement {
  const judgement = judgeKind(evidence, requirement, language);
  const isUnranked = IN_A_RANK.has(requirement.kind) && lacksRank(evidence, requirement.text);
  if (isUnranked || lacksStanding(evidence, requirement.text))
    return { ...judgement, credit: Math.min(OTHER_GRADE, judgement.credit), isOtherGrade: true };
  const isOther =
    judgement.credit > OTHER_GRADE &&
    !isKnownGrade(judgement) &&
    isOfOtherGrade(
      requirement.text,
      unitsOfRest(judgement).map(({ quote }) => quote),
    );
  return isOther ? { ...judgement, credit: OTHER_GRADE, isOtherGrade: true } : judgement;
}

/** Of licences whose classes the lexicon has, it says which one holds another: who has "C sınıfı ehliyet" has B. */
const isKnownGrade = ({ covered }: Judgement): boolean =>
  covered?.components.some(
    ({ concept, credit, text }) => concept === "certificate" && credit >= MET && namesGrade(text),
  ) === true;

/** What shows more of it than a number: "Level 3" of another diploma is no level of this. */
function unitsOfRest({ units, covered }: Judgement): Unit[] {
  const rest = covered?.components.filter(({ text }) => !/^\d/.test(text)) ?? [];
  const showing = units.filter((unit) => rest.some((component) => component.units.includes(unit)));
  return showing.length ? showing : units;
}

function judgeKind(evidence: ProfileEvidence, requirement: Requirement, language: Language): Judgement {
  switch (requirement.kind) {
    case "experience":
      return judgeExperience(evidence, requirement, language);
    case "education":
      return judgeStudies(evidence, requirement, language);
    case "certificate":
      return judgeCertificate(evidence, requirement, language);
    case "language":
      return judgeLanguage(evidence, requirement, language);
    default:
      return coverWords(evidence, annotate(askedOfPeople(requirement, language), language));
  }
}

/** A diploma or a licence may be a certificate that is held, and no degree: "a brewing diploma". */
function judgeStudies(evidence: ProfileEvidence, requirement: Requirement, language: Language): Judgement {
  const studied = judgeEducation(evidence, requirement, language);
  if (studied.credit >= MET || !mayBeCertificate(requirement.term, language)) return studied;
  const held = judgeCertificate(evidence, requirement, language);
  return held.credit >= MET && held.units[0]?.kind === "certified" ? held : studied;
}

const STUDIED = new RegExp(matchingCue("studied"), "iu");

const mayBeCertificate = (term: string, language: Language): boolean =>
  !STUDIED.test(term) && annotate(term, language).words.some(({ key }) => SAYS_CERTIFICATE.test(key));

/** "Training of new staff": the term alone, "new staff", doesn't say what is done with them. */
function askedOfPeople({ text, term }: Requirement, language: Language): string {
  const saysMore = findPeopleWork(annotate(text, language)) && !findPeopleWork(annotate(term, language));
  return saysMore && text.length < LONG ? text : term;
}
const LONG = 60;
