import type { GenerationMode, Rejection, RejectionReason } from "@terzi/contracts/cv";
import type { Place } from "@terzi/contracts/place";
import type { Checked } from "./guard.ts";

/** Reasons whose word is one of the sentence; the others name a concept of the guard's. */
const SHOWS_WORD: ReadonlySet<RejectionReason> = new Set(["words", "number", "role"]);

/** What says most to a reader comes first: of several gaps one is told. */
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

/** Each sentence of a text that isn't proven, where the text may go without it. */
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

/** A text that holds as a whole or not at all: a sentence of it that is contradicted says most, else the first. */
export function rejectedText(at: Place, proposed: string, checks: Checked[], instead: string): Rejection {
  const sentences = rejectedSentences(at, checks, instead);
  const one = sentences.find(({ verdict }) => verdict === "contradicted") ?? sentences[0];
  return one ? { ...one, proposed } : refusedName({ at, proposed, instead });
}

/** A name, title or date other than the person's own: nobody's to word. */
export const refusedName = (
  name: Pick<Rejection, "at" | "proposed" | "instead">,
  reason: RejectionReason = "name",
): Rejection => ({ ...name, reason, verdict: "contradicted", conflicts: [], nearest: [] });

/**
 * Whether a sentence may stand in a CV of that mode. What the person wrote nothing of may be added in extensive mode,
 * for them to confirm; what differs from what they wrote may not.
 */
export const mayStand = ({ verdict, conflicts }: Checked, mode: GenerationMode): boolean =>
  verdict === "proven" || (mode === "extensive" && conflicts.every(({ known }) => known === ""));
