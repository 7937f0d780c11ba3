import type { Rejection, RejectionReason } from "@terzi/contracts/cv";
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

/** Each unsupported sentence of a text that may go without it. */
export const rejectedSentences = (at: Place, checks: Checked[], instead = ""): Rejection[] =>
  checks
    .filter(({ verdict }) => verdict !== "proven")
    .map((check) => ({ at, proposed: check.sentence, ...mostTelling(check), instead }));

/** A text that holds as a whole or not at all, by the first sentence that isn't supported. */
export function rejectedText(at: Place, proposed: string, checks: Checked[], instead: string): Rejection {
  const [first] = rejectedSentences(at, checks, instead);
  return first ? { ...first, proposed } : { at, proposed, reason: "name", instead };
}
