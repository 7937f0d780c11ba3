import type { Language } from "@terzi/contracts/language";
import type { Requirement } from "@terzi/contracts/posting";
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
