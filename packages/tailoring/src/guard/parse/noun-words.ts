import type { PhraseMatch } from "./fit-phrase.ts";
import { isNounPlace } from "./noun-places.ts";
import type { Passage } from "./parse-state.ts";

/** Whether a word that might be a verb is a noun by its form and position. `actions`: the verbs that it might be. */
export function isNounAsWritten(
  passage: Passage,
  { at, length, actions }: { at: number; length: number; actions: PhraseMatch[] },
): boolean {
  if (passage.language.isAgglutinative)
    return isLoanword(passage, actions) || isDoer(passage.keys[at + length - 1] ?? "", actions);
  return length === 1 ? isNounPlace(passage, at) : isHyphened(passage, at, length);
}

/** "Go-live", "tune-ups", "roll-out": a verb and its little word in one are a noun. */
const isHyphened = ({ text, tokens, keys }: Passage, at: number, length: number): boolean =>
  length === 2 &&
  /^(?:in|out|up|ups|off|offs|down|over|overs|on|live|by|back|through)$/.test(keys[at + 1] ?? "") &&
  text.slice(tokens[at]?.end, tokens[at + 1]?.start) === "-";

/** "Ortalama check-in süresi": an English word in a text that is surely Turkish. */
const isLoanword = ({ marks }: Passage, actions: PhraseMatch[]): boolean =>
  marks !== null && actions.every(({ language }) => !language.isAgglutinative);

/** "Üretici" is who produces. */
const isDoer = (key: string, actions: PhraseMatch[]): boolean =>
  actions.every(({ isVerb, stemLength }) => isVerb && /^y?[iu]c[iu]/.test(key.slice(stemLength)));
