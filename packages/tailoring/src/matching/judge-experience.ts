import type { Language } from "@terzi/contracts/languages";
import type { Requirement } from "@terzi/contracts/posting";
import { matchingCue } from "../languages/all-matching-cues.ts";
import { type Annotated, annotate } from "../lexicon/annotate.ts";
import { readYears } from "../posting/years.ts";
import { type Coverage, coverWords } from "./coverage.ts";
import { MET } from "./credits.ts";
import { type Judgement, NO_EVIDENCE } from "./judgement.ts";
import { indexUnits, isOfOtherTrade, type ProfileEvidence } from "./profile-evidence.ts";
import { likeTitles } from "./titles.ts";
import type { Unit } from "./units.ts";
import { yearsIn } from "./years.ts";

/** A month or two short is enough; who has fewer years than that has a part of what is asked, whatever the topic. */
const NEARLY = 0.96;
const TOO_FEW = 0.65;
/** Whose jobs are of another trade has hardly any of it, though some words may be the same. */
const OTHER_TRADE = 0.2;

/** Who has not done it has not the years in it, however long they worked. */
const LIKE = 0.5;

/** How long: no part of the topic. */
const YEARS = new RegExp(
  [
    String.raw`${matchingCue("leastYears")}?\s*(?<![\p{L}\d])(?:\d+|${matchingCue("smallNumber")})`,
    String.raw`\s*(?:[-–]\s*\d+)?\s*\+?\s*${matchingCue("wholeYears")}?${matchingCue("years")}(?!\p{L})`,
    String.raw`['’]?(?:\s*${matchingCue("moreYears")})?`,
  ].join(""),
  "giu",
);

const OF_THE_JOB = new RegExp(matchingCue("ofTheJob"), "giu");

/** In what: nothing where it is the posting's own job ("ten years in the trade", of which the term is "trade"). */
function topicOf({ text, term }: Requirement): string {
  const topic = term.replace(YEARS, " ").replace(OF_THE_JOB, " ").trim();
  const ofTheJob: string[] = text.match(OF_THE_JOB) ?? [];
  return ofTheJob.some((words) => words.endsWith(` ${topic}`)) ? "" : topic;
}

/** Years in other work count for half. */
export const OTHER_WORK = 0.5;

/** What years count for by how much of their topic is shown: in quite another trade at most twice as much. */
const shareOf = (topic: number, isOther: boolean): number =>
  Math.min(0.4 + 0.6 * topic, isOther ? 2 * topic : 1);

/** Years are counted from the dates of the jobs that have to do with the topic, or with the posting's job. */
export function judgeExperience(
  evidence: ProfileEvidence,
  requirement: Requirement,
  language: Language,
): Judgement {
  const part = annotate(topicOf(requirement), language);
  const covered = coverWords(evidence, part);
  const titles = likeTitles(evidence, requirement.term, language);
  const likeness = Math.max(0, ...titles.map((title) => title.likeness));
  const hasTopic = part.words.some((word) => word.telling > 0 && !/^\d/.test(word.key));
  const topic = hasTopic ? Math.max(covered.credit, likeness) : 1;
  const held = titles.filter((title) => title.likeness >= LIKE).map((title) => title.unit);
  const proof = hasTopic ? held : titles.map((title) => title.unit);
  const units = likeness >= covered.credit && proof.length ? [...proof, ...covered.units] : covered.units;
  // "Experience required": of what, it doesn't say; any work will do.
  if (!hasTopic && requirement.years === undefined && !titles.length) return NO_EVIDENCE;
  if (requirement.years === undefined) return { ...covered, credit: topic, units };
  const jobs = evidence.profile.experiences;
  const counted = jobs.map(
    (_, index) =>
      evidence.related?.has(index) ||
      (hasTopic && (held.some(({ experience }) => experience === index) || isWorkIn(evidence, part, index))),
  );
  const inIt = yearsIn(
    jobs.filter((_, index) => counted[index]),
    evidence.today,
    jobs,
  );
  const inAll = yearsIn(jobs, evidence.today);
  const said = statedYears(evidence);
  // Years that the profile states of other work say nothing of this, where its dates tell.
  const stated = said && (!inAll || !hasTopic || covered.units.includes(said.unit)) ? said : undefined;
  // "I make crowns, at the bench and on screen": where no job says so, the summary speaks of all of them.
  const isOfAll =
    !inIt &&
    covered.credit >= MET &&
    covered.units.some(({ place, isVague }) => place === "summary" && !isVague);
  const others = hasTopic && !isOfAll ? 0 : OTHER_WORK;
  const years = Math.max(inIt + (inAll - inIt) * others, stated?.years ?? 0);
  // "At least 3 years" are years in the posting's own trade.
  const isOfTrade = (evidence.related?.size ?? 0) > 0 || evidence.confidence > 0;
  const isOther = isOfOtherTrade(evidence);
  const isShown = hasTopic ? covered.credit >= MET || (likeness >= LIKE && !lacksField(covered)) : isOfTrade;
  const enough = Math.min(1, years / requirement.years);
  const dated = evidence.titles.filter(
    ({ unit }) => unit.experience !== undefined && (!hasTopic || counted[unit.experience]),
  );
  return {
    ...covered,
    credit: Math.min(
      isShown ? 1 : isOther ? OTHER_TRADE : TOO_FEW,
      enough < NEARLY ? TOO_FEW : 1,
      enough * shareOf(topic, isOther),
    ),
    units: [...(hasTopic ? units : []), ...(stated ? [stated.unit] : []), ...dated.map(({ unit }) => unit)],
    years,
  };
}

/** "A paediatric intensive care unit": a title like it ("ICU nurse") is no other field, and no other name. */
const lacksField = ({ lacksTheDecisive, covered }: Coverage): boolean =>
  lacksTheDecisive === true &&
  covered?.components.some(
    ({ credit, isSide, concept, isName, isOnlyKind }) =>
      credit < LACKING && !isSide && (concept === "knowledge" || (isName && !isOnlyKind)),
  ) === true;
const LACKING = 0.5;

/** Whether a job was in a field: its own words show it, and not one of them among another job's. */
const isWorkIn = (evidence: ProfileEvidence, part: Annotated, job: number): boolean =>
  coverWords(ofJob(evidence, job), part).credit >= IN_THE_FIELD;

const byJob = new WeakMap<ProfileEvidence, Map<number, ProfileEvidence>>();

/** What one job shows, indexed once for all that asks for years. */
function ofJob(evidence: ProfileEvidence, job: number): ProfileEvidence {
  const jobs = byJob.get(evidence) ?? new Map<number, ProfileEvidence>();
  byJob.set(evidence, jobs);
  const known = jobs.get(job);
  if (known) return known;
  const own = { ...evidence, ...indexUnits(evidence.units.filter(({ experience }) => experience === job)) };
  jobs.set(job, own);
  return own;
}
const IN_THE_FIELD = 0.2;

/** "7 years of experience", "brewer with nine years in …", "13 yıllık tekstil mühendisi". */
const SAYS_HOW_LONG = new RegExp(matchingCue("saysHowLong"), "iu");

/** "7 years of experience", where the profile says so itself; used where dates don't tell. */
export function statedYears(evidence: ProfileEvidence): { years: number; unit: Unit } | undefined {
  for (const unit of evidence.units) {
    if (unit.kind !== "told" || unit.experience !== undefined) continue;
    const years = SAYS_HOW_LONG.test(unit.quote) ? readYears(unit.quote) : undefined;
    if (years !== undefined) return { years, unit };
  }
  return undefined;
}
