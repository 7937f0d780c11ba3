import type { Bound } from "../parse/number-term.ts";

/** Numbers that came out of a division are equal when they are as near as floating point gets. */
export const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a));

/** "Up to 60" and "at most 60" are the same. */
const kindOf = (bound: Bound): Bound => (bound === "upTo" ? "atMost" : bound);

/** Whether a number with one bound follows from one with another. */
export function follows(said: number, saidBound: Bound, known: number, knownBound: Bound): boolean {
  if (isNear(said, known) && kindOf(saidBound) === kindOf(knownBound)) return true;
  switch (saidBound) {
    case "exact":
    case "average":
      return false;
    case "atLeast":
      return knownBound === "exact" || knownBound === "atLeast"
        ? said <= known && said >= known * 0.5
        : false;
    // "At most 24" for what was at most 12 is true and still misleading.
    case "atMost":
    case "upTo":
      return (knownBound === "exact" || knownBound === "atMost") && said >= known && said <= known * 1.1;
    // "About 15 a day" is what "15 a day on average" says, more loosely.
    case "about":
      return (knownBound === "exact" || knownBound === "average") && Math.abs(said - known) <= known * 0.05;
  }
}
