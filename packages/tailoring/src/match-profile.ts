import type { CareerProfile } from "@terzi/contracts/career";
import type { Language } from "@terzi/contracts/languages";
import type { HintLink, MatchResult, RequirementMatch, TermMatch } from "@terzi/contracts/match";
import type { PostingReading, Requirement } from "@terzi/contracts/posting";
import { detectLanguage } from "@terzi/language/detect-language";
import { applyLinks } from "./matching/apply-links.ts";
import { pointGains } from "./matching/gains.ts";
import { giveCredence } from "./matching/give-credence.ts";
import { judgeAll, shareOf } from "./matching/judge-all.ts";
import { jobCredit, rateJob } from "./matching/judge-job.ts";
import { type JudgedTerm, type Judgement, NO_EVIDENCE } from "./matching/judgement.ts";
import { collectEvidence } from "./matching/profile-evidence.ts";
import { quoteLine, quoteOne } from "./matching/quotes.ts";
import { wordReason } from "./matching/reasons.ts";
import { settle, verdictOf } from "./matching/settle.ts";
import { isShortfall } from "./matching/shortfall.ts";
import { wordSuggestion } from "./matching/suggestions.ts";
import { relatedJobs, titleLikeness } from "./matching/titles.ts";
import { withJob } from "./matching/unnamed-job.ts";
import type { Today } from "./matching/years.ts";

const round = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * Matches a profile against what a posting asks for (`readPosting`). Each requirement gets a verdict, its credit (0
 * to 1), quotations with their place in the profile, a reason and, where unmet, a suggestion, both in `language`.
 * `today` (month 1 to 12) ends what continues; `links` is what a language model sees. Pure: the same input gives the
 * same numbers. See docs/matching.md.
 */
export function matchProfile(
  reading: PostingReading,
  profile: CareerProfile,
  { language, today, links = [] }: { language: Language; today: Today; links?: HintLink[] },
): MatchResult {
  const read = collectEvidence(profile, detectLanguage(tellProfile(profile)), today);
  const requirements = withJob(reading.requirements, language);
  const job = requirements.find(({ isJob }) => isJob);
  const evidence = job?.term ? { ...read, related: relatedJobs(read, job.term, reading.language) } : read;
  const others = requirements.filter(({ isJob }) => !isJob);
  const likeness = job?.term ? titleLikeness(evidence, job.term, reading.language) : 0;
  const ruled = judgeAll(evidence, others, { language: reading.language, likeness });
  const confirmed = links.filter(({ verdict }) => verdict === "confirmed");
  const sure = applyLinks(ruled, confirmed, evidence);
  const judged = applyLinks(sure, links, evidence);
  // The job itself follows from what the rules and the person say, never from what only a model sees.
  const covered = shareOf(sure);
  const unsure = shareOf(judged) - covered;
  const rating = job && rateJob(evidence, reading, job);
  const creditOfJob = (share: number): number => (rating ? round(jobCredit(rating, share - unsure)) : 0);
  const believed = giveCredence(judged);
  const matches = requirements.map((requirement) => {
    const judgement =
      requirement.isJob && rating
        ? {
            ...NO_EVIDENCE,
            credit: jobCredit(rating, covered),
            units: rating.units,
            isByTheRest: !rating.isHeld,
          }
        : believed.find((other) => other.requirement === requirement)?.judgement;
    return wordMatch(requirement, judgement ?? NO_EVIDENCE, language);
  });
  const possible = matches.reduce((sum, { requirement }) => sum + requirement.weight, 0);
  const earned = matches.reduce((sum, { requirement, credit }) => sum + requirement.weight * credit, 0);
  const score = possible ? Math.round((100 * earned) / possible) : 0;
  return {
    score,
    earned: round(earned),
    possible: round(possible),
    matches: pointGains(matches, creditOfJob),
  };
}

function wordMatch(requirement: Requirement, judgement: Judgement, language: Language): RequirementMatch {
  const verdict = verdictOf(judgement);
  const terms = judgement.terms?.map((term) => wordTerm(requirement, term, language));
  return {
    requirement,
    verdict,
    // What one has done as a whole has no steps: two readings of one posting differ by little.
    credit: requirement.isJob ? round(judgement.credit) : settle(judgement),
    evidence: judgement.terms ? quoteLine(judgement, judgement.terms) : quoteOne(judgement),
    reason: wordReason(requirement, judgement, verdict, language),
    ...(terms ? { terms } : {}),
    ...(judgement.link ? { link: judgement.link } : {}),
    ...(isShortfall(requirement, judgement, verdict) ? { isShortfall: true } : {}),
    ...(verdict === "met" && !isOnlyListed(requirement, judgement)
      ? {}
      : { suggestion: wordSuggestion(requirement, judgement, verdict, language) }),
  };
}

/** One of several things that a line asks for, with what would help where only it is missing. */
function wordTerm(
  line: Requirement,
  { text, start, kind, judgement }: JudgedTerm,
  language: Language,
): TermMatch {
  const verdict = verdictOf(judgement);
  const own = { ...line, kind, text, term: text };
  return {
    text,
    start,
    verdict,
    evidence: quoteOne(judgement),
    ...(verdict === "met" ? {} : { suggestion: wordSuggestion(own, judgement, verdict, language) }),
  };
}

/** What a list of skills names is met; that no work shows it yet is advice. */
const isOnlyListed = ({ kind }: Requirement, { units }: Judgement): boolean =>
  (kind === "skill" || kind === "knowledge") && units.length > 0 && units.every((unit) => unit.isClaim);

/** The profile's own sentences, from which its language is detected. */
const tellProfile = (profile: CareerProfile): string =>
  [
    profile.summary,
    ...profile.experiences.flatMap((item) => [
      item.position,
      item.description,
      ...item.responsibilities,
      ...item.achievements,
    ]),
    ...profile.skills.technical,
    ...profile.skills.soft,
    ...profile.projects.map((project) => project.description),
    ...profile.education.map((item) => `${item.degree} ${item.field}`),
    profile.additionalInfo,
  ].join("\n");
