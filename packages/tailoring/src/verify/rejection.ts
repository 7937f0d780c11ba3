import type { Rejection, RejectionReason } from "@terzi/contracts/cv";
import type { Place } from "@terzi/contracts/match";
import type { SentenceCheck } from "./checking/check-sentence.ts";
import type { Guard } from "./guard.ts";

type Checked = ReturnType<Guard["check"]>;

/** Reasons whose word is one of the sentence; the others name a concept of the guard's. */
const SHOWS_WORD: ReadonlySet<RejectionReason> = new Set(["words", "number", "role"]);

const shownWord = (check: SentenceCheck & { supported: false }, sentence: string): string | undefined =>
  SHOWS_WORD.has(check.reason) && check.word && sentence.includes(check.word) ? check.word : undefined;

/** Each unsupported sentence of a text that may go without it. */
export const rejectedSentences = (at: Place, checks: Checked, instead = ""): Rejection[] =>
  checks.flatMap(({ sentence, check }) => {
    if (check.supported) return [];
    const word = shownWord(check, sentence);
    return [{ at, proposed: sentence, reason: check.reason, ...(word && { word }), instead }];
  });

/** A text that holds as a whole or not at all, by the first sentence that isn't supported. */
export function rejectedText(at: Place, proposed: string, checks: Checked, instead: string): Rejection {
  const [first] = rejectedSentences(at, checks, instead);
  return first ? { ...first, proposed } : { at, proposed, reason: "name", instead };
}
