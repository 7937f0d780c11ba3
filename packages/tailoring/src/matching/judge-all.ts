import type { Language } from "@terzi/contracts/languages";
import type { Requirement } from "@terzi/contracts/posting";
import type { Judged } from "./apply-links.ts";
import { joinTerms, judgeLine } from "./judge-terms.ts";
import type { Judgement } from "./judgement.ts";
import { isLearned, learnedCredit } from "./learned-verdict.ts";
import type { ProfileEvidence } from "./profile-evidence.ts";
import { settle, verdictOf } from "./settle.ts";
import type { Seen } from "./verdict-features.ts";

/** The share of all that is asked from which other words are likely to mean the same, and from which they do. */
const DOUBTFUL = 0.6;
const CONFIDENT = 0.8;

/**
 * What the profile shows of each requirement. Who shows most of a posting word by word is of its trade, and says the
 * rest in other words: what isn't met at first is judged once more in that light, and what is asked in ordinary words
 * by what was learned of them.
 */
export function judgeAll(
  evidence: ProfileEvidence,
  requirements: Requirement[],
  { language, likeness }: { language: Language; likeness: number },
): Judged[] {
  const { first, ruled, shown } = judgeByRules(evidence, requirements, language);
  return first.map(({ requirement, judgement }, at) => ({
    requirement,
    judgement: learned(requirement, judgement, {
      ruled: ruled[at]?.judgement ?? judgement,
      seen: { evidence, shown, likeness },
    }),
  }));
}

/** What the rules say at first sight and, of what isn't met then, in the light of all else that is shown. */
export function judgeByRules(
  evidence: ProfileEvidence,
  requirements: Requirement[],
  language: Language,
): { first: Judged[]; ruled: Judged[]; shown: number } {
  const judgeIn = (light: ProfileEvidence, requirement: Requirement): Judged => ({
    requirement,
    judgement: judgeLine(light, requirement, language),
  });
  const first = requirements.map((requirement) => judgeIn(evidence, requirement));
  const shown = shareOf(first);
  const confidence = Math.min(1, Math.max(0, (shown - DOUBTFUL) / (CONFIDENT - DOUBTFUL)));
  const light = { ...evidence, confidence };
  const ruled =
    confidence === 0
      ? first
      : first.map((judged) =>
          verdictOf(judged.judgement) === "met" ? judged : judgeIn(light, judged.requirement),
        );
  return { first, ruled, shown };
}

/** A line's judgement, or that of each thing that it asks for, as far as it is one of those that are learned. */
function learned(
  requirement: Requirement,
  first: Judgement,
  { ruled, seen }: { ruled: Judgement; seen: Pick<Seen, "evidence" | "shown" | "likeness"> },
): Judgement {
  const { terms, ofLine } = first;
  if (!terms)
    return isLearned(requirement.kind, first)
      ? { ...ruled, credit: learnedCredit(first, { ...seen, requirement, ruled: ruled.credit }) }
      : ruled;
  return joinTerms(
    terms.map((term, at) => {
      const own = { ...requirement, kind: term.kind, text: term.text };
      const byRules = ruled.terms?.[at]?.judgement ?? term.judgement;
      const all = { ...seen, requirement: own, ofLine: ofLine?.credit, ruled: byRules.credit };
      const credit = isLearned(term.kind, term.judgement)
        ? learnedCredit(term.judgement, all)
        : byRules.credit;
      return { ...term, judgement: { ...byRules, credit } };
    }),
    ofLine,
  );
}

/** The share of the requirements' weight that is earned, 0 to 1. */
export function shareOf(judged: Judged[]): number {
  const total = judged.reduce((sum, { requirement }) => sum + requirement.weight, 0);
  const earned = judged.reduce(
    (sum, { requirement, judgement }) => sum + requirement.weight * settle(judgement),
    0,
  );
  return total ? earned / total : 0;
}
