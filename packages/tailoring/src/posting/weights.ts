import type { RequirementKind } from "@terzi/contracts/posting";

/** How much a requirement of each kind weighs, before its importance and how telling its words are (docs/matching.md). */
export const KIND_WEIGHT: Record<RequirementKind, number> = {
  skill: 3,
  knowledge: 2,
  task: 1.5,
  experience: 3,
  education: 2,
  certificate: 2.5,
  language: 1.5,
  soft: 0.3,
  condition: 0.5,
};

/** The job itself weighs this many times what everything else weighs together. */
const JOB_SHARE = 1 / 3;
const LEAST_JOB = 1;

/** The weight of the job itself, from the weights of all other requirements. */
export const weighJob = (others: number[]): number =>
  Math.round(1000 * Math.max(LEAST_JOB, JOB_SHARE * others.reduce((sum, weight) => sum + weight, 0))) / 1000;

export const NICE_SHARE = 0.5;
const MOST_MENTIONS = 3;

/**
 * weight = kind · importance · (0.4 + 0.6 · telling) · (1 + 0.25 · further mentions, at most 2)
 * telling: how much its words tell about a job, 0 to 1.
 */
export function weigh(kind: RequirementKind, isMust: boolean, telling: number, mentions: number): number {
  const repeated = 1 + 0.25 * (Math.min(MOST_MENTIONS, mentions) - 1);
  const weight = KIND_WEIGHT[kind] * (isMust ? 1 : NICE_SHARE) * (0.4 + 0.6 * telling) * repeated;
  return Math.round(weight * 1000) / 1000;
}
