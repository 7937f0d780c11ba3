/**
 * Why a visit to another site ended without a sign-in. The texts are `ways.problems`, under the same names. Not a
 * schema: every page loads the code that reads addresses, and none of them should load zod for it.
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
