import { WayInProblem } from "@terzi/contracts/identities";

export type WayInEnd = { problem?: WayInProblem; provider?: string; connected?: true };

/** How a visit to another site ended, as the address of the page tells to which it came back. */
export function readWayInEnd({ problem, provider, connected }: Record<string, unknown>): WayInEnd {
  const known = WayInProblem.safeParse(problem);
  return {
    ...(known.success && { problem: known.data }),
    ...(known.success && typeof provider === "string" && { provider }),
    ...((connected === true || connected === "true") && { connected: true }),
  };
}
