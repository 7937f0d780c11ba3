import type { Line } from "../line.ts";
import type { DecideJoin } from "../unwrap-lines.ts";
import { habitsOf, isFull, joinFeatures, mayGoOn } from "./join-features.ts";
import { scoreOfJoin } from "./join-weights.ts";

/** How much likelier the contrary of what the rules say must be to stand instead: e to the power of this. */
const MARGIN = 3;

/** Where it is better than the rules on CVs that nothing was learned from. */
const KNOWN: ReadonlySet<string> = new Set(["work", "skills", "soft"]);

/** Longer sections are long texts, in which each line goes on with the one before. */
const MOST_LINES = 400;

/** Decides whether lines of a section go on with those before them: the rules, but where what was learned is far surer. */
export function weighJoins(lines: readonly Line[], kind: string): DecideJoin {
  if (lines.length > MOST_LINES || !KNOWN.has(kind)) return (_, ruled) => ruled;
  const habits = habitsOf(lines, kind);
  return (at, ruled) => {
    const [tail, line] = [lines[at - 1], lines[at]];
    if (!line || !mayGoOn(tail, line)) return ruled;
    // No item begins with a bracket, nor in small letters where signs part the items of whole lines.
    if (ruled && (line.text.startsWith("(") || (kind !== "work" && isWithinItem(tail, line)))) return true;
    const score = scoreOfJoin(joinFeatures(tail, line, habits, ruled));
    if (Math.abs(score) < MARGIN) return ruled;
    // A skill breaks where its next word has no room.
    if (score > 0 && !ruled && kind !== "work" && !isFull(tail, line)) return false;
    // Among jobs a line that is parted from its item may pass for another job.
    return score > 0 || (kind === "work" && ruled);
  };
}

/** "Dialysis | ECG" above "reading | Triage". */
const isWithinItem = (tail: Line | undefined, line: Line): boolean =>
  /^\p{Ll}/u.test(line.text) && /\s[|•·]\s.*[^\s|•·]$/u.test(tail?.text ?? "");
