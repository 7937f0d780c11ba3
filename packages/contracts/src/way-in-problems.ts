/**
 * Why a visit to another site ended without a way in. The texts are `ways.problems`, by the same names. No schema: every
 * page loads what reads addresses, and none needs zod for it.
 */
export const WAY_IN_PROBLEMS = [
  "cancelled",
  "expired",
  "unverified",
  "unconfirmed",
  "taken",
  "disabled",
  "busy",
  "away",
] as const;
export type WayInProblem = (typeof WAY_IN_PROBLEMS)[number];
