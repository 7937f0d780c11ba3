import type { Clause, Term } from "../parse/line.ts";
import { changes } from "./changes.ts";

/** The ids that a term of a fact may be met by. */
export type Reach = (known: Term) => readonly string[];

export const byName: Reach = ({ ids }) => ids;
const byKind: Reach = ({ ids, wider }) => (wider.length ? [...ids, ...wider] : ids);

/** What holds for truck drivers needn't hold for all drivers, for the only one, the first, the best or most. */
const SINGLING = new Set(
  ["everyone", "both", "first", "last", "best", "most", "large", "high", "low", "average", "rate", "own"].map(
    (id) => `c:${id}`,
  ),
);
const SINGLING_MARKERS = ["refuse", "only", "mostly", "one-of"];

/** "12 % fewer needle injuries" aren't "12 % fewer injuries", and "never drove a truck" isn't "never drove". */
function staysTrueWider(said: Clause): boolean {
  if (changes(said)) return false;
  const { terms, markers, numbers } = said;
  return (
    !SINGLING_MARKERS.some((marker) => markers.has(marker)) &&
    !terms.some(({ isNegated, ids }) => isNegated || ids.some((id) => SINGLING.has(id))) &&
    !numbers.some(({ unit }) => unit === "%" || unit === "x" || unit === "points")
  );
}

/**
 * Whether a clause may call a fact's truck driver a driver: the generalisation is valid, except for shares, changes
 * and denials.
 */
export const reachOf = (said: Clause): Reach => (staysTrueWider(said) ? byKind : byName);
