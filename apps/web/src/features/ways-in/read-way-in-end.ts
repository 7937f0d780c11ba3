import { WAY_IN_PROBLEMS, type WayInProblem } from "@terzi/contracts/way-in-problems";

export type WayInEnd = { problem?: WayInProblem; provider?: string; connected?: true };

/** How a visit to another site ended, as stated in the address of the page it returned to. */
export function readWayInEnd({ problem, provider, connected }: Record<string, unknown>): WayInEnd {
  const known = WAY_IN_PROBLEMS.find((each) => each === problem);
  return {
    ...(known && { problem: known }),
    ...(known && typeof provider === "string" && { provider }),
    ...((connected === true || connected === "true") && { connected: true }),
  };
}
