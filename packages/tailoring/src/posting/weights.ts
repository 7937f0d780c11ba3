import type { RequirementKind } from "@terzi/contracts/posting";

/** How much a requirement of each kind weighs as a must (docs/matching.md). */
export const KIND_WEIGHT: Record<RequirementKind, number> = {
  skill: 3,
  experience: 3,
  certificate: 3,
  knowledge: 2,
  education: 2,
  task: 2,
  language: 2,
  condition: 1,
  soft: 0.5,
};

/** The job itself weighs this many times what everything else weighs together. */
const JOB_SHARE = 1 / 3;
const LEAST_JOB = 1;

/** The weight of the job itself, from the weights of all other requirements. */
export const weighJob = (others: number[]): number =>
  Math.round(1000 * Math.max(LEAST_JOB, JOB_SHARE * others.reduce((sum, weight) => sum + weight, 0))) / 1000;

export const NICE_SHARE = 0.5;

/** weight = kind · importance: the tables above are all that decides. */
export const weigh = (kind: RequirementKind, isMust: boolean): number =>
  KIND_WEIGHT[kind] * (isMust ? 1 : NICE_SHARE);
