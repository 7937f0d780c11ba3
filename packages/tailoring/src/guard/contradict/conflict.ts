/**
 * In what a sentence differs from what the person wrote:
 * - number: a value that isn't there and doesn't follow by arithmetic
 * - unit: the same value of another currency, unit or thing
 * - bound: more than, at least, up to
 * - direction: by a number, to it or from it
 * - period: how often, or in what time
 * - name: an employer, product, place or other name that the person never wrote
 * - level: a degree, a language or a skill on another rung
 * - role: a title or rank that isn't theirs, or leading what they didn't lead
 * - doer: what they did with or under others, as their own
 * - state: what was planned, tried or applied for, as done
 * - denial: what they said they didn't do, or the reverse
 * - scope: all of what they did a part of
 * - praise: the best, the first, award-winning
 * - result: what came of it, where nothing is said to have come of it
 * - audience: people whom nothing there speaks of
 * - entry: what belongs to another job or school
 */
export type ConflictKind =
  | "number"
  | "unit"
  | "bound"
  | "direction"
  | "period"
  | "name"
  | "level"
  | "role"
  | "doer"
  | "state"
  | "denial"
  | "scope"
  | "praise"
  | "result"
  | "audience"
  | "entry";

/** One fact that differs: what the sentence says, and what the person wrote instead, "" where they wrote nothing of it. */
export type Conflict = { kind: ConflictKind; said: string; known: string };
