import type { PostingReading, Requirement } from "@terzi/contracts/posting";
import { annotate } from "../lexicon/annotate.ts";
import { rankYears } from "../posting/rank.ts";
import { coverWords } from "./coverage.ts";
import { OTHER_WORK, statedYears } from "./judge-experience.ts";
import type { Judgement } from "./judgement.ts";
import type { ProfileEvidence } from "./profile-evidence.ts";
import { likeTitles, titleLikeness } from "./titles.ts";
import { yearsIn } from "./years.ts";

/** How much of the job itself depends on its rank: having held it, or the years that it implies. */
const RANK_SHARE = 0.25;

/** Meeting this much of everything else shows the job's trade; meeting less happens by chance. */
const SAME_JOB = 0.75;
const OTHER_JOB = 0.3;

/** What the profile shows of the job itself; its credit follows from how much else is met (`jobCredit`). */
export type JobRating = {
  titleLikeness: number;
  rank: number;
  /** Whether a job with a title like it was held; otherwise `units` show some of what else is asked. */
  isHeld: boolean;
  units: Judgement["units"];
};

export function rateJob(
  evidence: ProfileEvidence,
  { requirements, language }: PostingReading,
  job: Requirement,
): JobRating {
  const held = likeTitles(evidence, job.term, language)
    .filter(({ likeness }) => likeness > 0.3)
    .sort((a, b) => b.likeness - a.likeness);
  return {
    titleLikeness: titleLikeness(evidence, job.term, language),
    rank: job.years ? Math.min(1, yearsOfRank(evidence) / job.years) : 1,
    isHeld: held.length > 0,
    // Beside a title, a line that shows some of what else is asked would only distract.
    units: held.length ? held.map(({ unit }) => unit) : showing(evidence, requirements, language),
  };
}

/** What shows most of all that is asked. */
const showing = (
  evidence: ProfileEvidence,
  requirements: Requirement[],
  language: PostingReading["language"],
): Judgement["units"] =>
  coverWords(evidence, annotate(requirements.map(({ term }) => term).join("\n"), language)).units;

/**
 * The job itself counts as far as the profile shows a similar title, or meets everything else that is asked,
 * whichever is more. `covered`: the share of all other requirements that is met, 0 to 1.
 */
export const jobCredit = ({ titleLikeness, rank }: JobRating, covered: number): number => {
  const shown = Math.min(1, Math.max(0, (covered - OTHER_JOB) / (SAME_JOB - OTHER_JOB)));
  return Math.max(titleLikeness, shown) * (1 - RANK_SHARE + RANK_SHARE * rank);
};

/** Years in similar work, plus half of those in other work; a rank that was held counts in full. */
function yearsOfRank(evidence: ProfileEvidence): number {
  const jobs = evidence.profile.experiences;
  const related = jobs.filter((_, index) => evidence.related?.has(index));
  const inIt = yearsIn(related, evidence.today, jobs);
  const ranks = related.map(({ position }) => rankYears(position) ?? 0);
  const dated = inIt + OTHER_WORK * (yearsIn(jobs, evidence.today) - inIt);
  return Math.max(dated, statedYears(evidence)?.years ?? 0, ...ranks);
}
