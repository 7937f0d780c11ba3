import type { ConflictKind, GenerationMode, Rejection, RejectionReason } from "@terzi/contracts/cv";
import type { Place } from "@terzi/contracts/place";
import type { Checked } from "./guard.ts";

/** Reasons whose word is one of the sentence's; the others name one of the guard's concepts. */
const SHOWS_WORD: ReadonlySet<RejectionReason> = new Set(["words", "number", "role"]);

/** The most informative first: of several gaps only one is reported. */
const TELLING: RejectionReason[] = ["number", "role", "words", "mixed", "time", "marker", "action"];

function mostTelling({ gaps, sentence }: Checked): Pick<Rejection, "reason" | "word"> {
  const told = gaps.map(({ reason, word }) => ({
    reason,
    word: SHOWS_WORD.has(reason) && sentence.includes(word) ? word : "",
  }));
  const rank = ({ reason, word }: (typeof told)[number]): number => TELLING.indexOf(reason) - (word ? 10 : 0);
  const [first] = told.toSorted((a, b) => rank(a) - rank(b));
  return first?.word ? first : { reason: first?.reason ?? "words" };
}

/** Each unproven sentence of a text that may lose sentences. */
export const rejectedSentences = (at: Place, checks: Checked[], instead = ""): Rejection[] =>
  checks
    .filter(({ verdict }) => verdict !== "proven")
    .map((check) => ({
      at,
      proposed: check.sentence,
      ...mostTelling(check),
      instead,
      verdict: check.conflicts.length ? "contradicted" : "unproven",
      conflicts: check.conflicts,
      nearest: check.nearest,
    }));

/** For a text that must hold as a whole: a contradicted sentence says most, else the first. */
export function rejectedText(at: Place, proposed: string, checks: Checked[], instead: string): Rejection {
  const sentences = rejectedSentences(at, checks, instead);
  const one = sentences.find(({ verdict }) => verdict === "contradicted") ?? sentences[0];
  return one ? { ...one, proposed } : refusedName({ at, proposed, instead });
}

/** A name, title or date other than the person's own, which nobody may word. */
export const refusedName = (
  name: Pick<Rejection, "at" | "proposed" | "instead">,
  reason: RejectionReason = "name",
): Rejection => ({ ...name, reason, verdict: "contradicted", conflicts: [], nearest: [] });

/** Conflicts that reverse what the person wrote, while others add to it. */
const TURNING = new Set<ConflictKind>([
  "unit",
  "bound",
  "direction",
  "period",
  "doer",
  "state",
  "denial",
  "entry",
]);

/**
 * Whether a sentence may be in a CV of that mode. In extensive mode, additions may be proposed for the person to
 * confirm; reversals may not.
 */
export const mayStand = ({ verdict, conflicts }: Checked, mode: GenerationMode): boolean =>
  verdict === "proven" || (mode === "extensive" && !conflicts.some(({ kind }) => TURNING.has(kind)));
