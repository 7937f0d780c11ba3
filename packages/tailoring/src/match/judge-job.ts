import type { PostingReading, Requirement } from "@terzi/contracts/posting";
import { annotate } from "../lexicon/annotate.ts";
import { coverWords } from "./coverage.ts";
import type { Witness } from "./evidence.ts";
import { statedYears } from "./judge-experience.ts";
import { beyond, type Judgement } from "./judgement.ts";
import { creditOfResemblance, resemblanceOf } from "./resemblance.ts";
import { likeTitles } from "./titles.ts";
import { yearsIn } from "./years.ts";

/** How much of the job itself depends on having the years that its rank stands for. */
const RANK_SHARE = 0.15;

/** Without something that must be, nobody has quite done the job, however much the rest is like it. */
const MUST_SHARE = 0.12;

/** `missingMusts` counts what is missing of the musts, parts too; `missing` names those of which nothing is shown. */
type Lacks = { job: Requirement; covered: number; missingMusts: number; missing: string[] };

/**
 * The job itself: how much the whole profile resembles the whole posting. Who meets all that is asked for meets the job.
 * `covered` is the share of all other requirements that is met, 0 to 1; each must that is missing speaks against it.
 */
export function judgeJob(
  witness: Witness,
  { requirements, language }: PostingReading,
  { job, covered, missingMusts, missing }: Lacks,
): Judgement {
  const resemblance = creditOfResemblance(resemblanceOf(requirements, witness.units, language));
  const complete = beyond(covered) * 0.8 ** missingMusts;
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
    credit:
      (resemblance + (1 - resemblance) * complete) *
      (1 - RANK_SHARE + RANK_SHARE * enough) *
      (1 - MUST_SHARE * Math.min(1, missingMusts)),
    units: [...held.map(({ unit }) => unit), ...shown],
    missing,
    near: [],
  };
}
