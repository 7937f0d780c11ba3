import type { Language } from "@terzi/contracts/languages";
import type { Requirement } from "@terzi/contracts/posting";
import type { Judged } from "./apply-links.ts";
import { judgeLine } from "./judge-terms.ts";
import type { ProfileEvidence } from "./profile-evidence.ts";
import { settle, verdictOf } from "./settle.ts";

/** The share of all that is asked from which other words are likely to mean the same, and from which they do. */
const DOUBTFUL = 0.6;
const CONFIDENT = 0.8;

/**
 * What the profile shows of each requirement. Who shows most of a posting word by word is of its trade, and says the
 * rest in other words: what isn't met at first is judged once more in that light.
 */
export function judgeAll(
  evidence: ProfileEvidence,
  requirements: Requirement[],
  language: Language,
): Judged[] {
  const judgeIn = (light: ProfileEvidence, requirement: Requirement): Judged => ({
    requirement,
    judgement: judgeLine(light, requirement, language),
  });
  const first = requirements.map((requirement) => judgeIn(evidence, requirement));
  const shown = (shareOf(first) - DOUBTFUL) / (CONFIDENT - DOUBTFUL);
  const light = { ...evidence, confidence: Math.min(1, Math.max(0, shown)) };
  return light.confidence === 0
    ? first
    : first.map((judged) =>
        verdictOf(judged.judgement) === "met" ? judged : judgeIn(light, judged.requirement),
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
