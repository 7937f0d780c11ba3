import type { RequirementMatch } from "@terzi/contracts/match";

/**
 * Each match with its `gain`: the points by which the score would rise if only this were met. The job itself is
 * included, because it follows from everything else that is met; `creditOfJob` gives its credit for a share (0 to 1)
 * of that.
 */
export function pointGains(
  matches: RequirementMatch[],
  creditOfJob: (covered: number) => number,
): RequirementMatch[] {
  const job = matches.find(({ requirement }) => requirement.isJob);
  const others = matches.filter((match) => match !== job);
  const total = sumOf(others.map(({ requirement }) => requirement.weight));
  const met = sumOf(others.map(({ requirement, credit }) => requirement.weight * credit));
  const possible = total + (job?.requirement.weight ?? 0);
  const scoreWith = (earned: number): number => {
    const ofJob = job ? job.requirement.weight * creditOfJob(total ? earned / total : 0) : 0;
    return possible ? Math.round((100 * (earned + ofJob)) / possible) : 0;
  };
  const score = scoreWith(met);
  return matches.map((match) => {
    if (match === job || match.verdict === "met") return match;
    const { requirement, credit } = match;
    return { ...match, gain: scoreWith(met + requirement.weight * (1 - credit)) - score };
  });
}

const sumOf = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0);
