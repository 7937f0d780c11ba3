import { isAboutApplying } from "./cues.ts";
import type { PlacedLine } from "./line.ts";

/** What comes last in a posting: what one gets, and how to apply. */
const LAST: ReadonlySet<PlacedLine["section"]> = new Set(["benefits", "application"]);
/** Before this share of its lines, a posting that tells how to apply goes on with what it asks. */
const LEAST_BEFORE = 1 / 2;
/** Less likely than this to ask, what stands behind asks nothing. */
const SURELY = 0.95;

/** With so many sentences behind that surely ask, a posting goes on. */
const GOES_ON = 2;

/**
 * Where a posting ends. Whoever adds something to a finished posting adds it there: what stands behind is read where it
 * surely asks, not where it only may.
 */
export function findEnding(lines: readonly PlacedLine[]): number {
  const at = lines.findIndex(
    ({ text, headed = "unknown" }, index) =>
      index > lines.length * LEAST_BEFORE &&
      (LAST.has(headed) || isAboutApplying(text)) &&
      lines.slice(index + 1).filter(surelyAsks).length < GOES_ON,
  );
  return at < 0 ? lines.length : at;
}

export const surelyAsks = ({ asks = 0.5 }: PlacedLine): boolean => asks >= SURELY;
