import type { Place } from "@terzi/contracts/place";
import type { FactEntry } from "../facts/fact.ts";
import { linesAt } from "../facts/lines-at.ts";
import type { Line } from "../parse/line.ts";
import { LINGUA_FRANCA } from "../../languages/guard-languages.ts";
import { guardCue, guardCueIn } from "../../languages/all-guard-cues.ts";

const WHOLE = guardCueIn("wholeOf");
/** Whether words of a line say "every" or "all": "her" does in Turkish only. */
export const saysWhole = ({ text, words: { language } }: Line, words = text): boolean =>
  [LINGUA_FRANCA.module.id, language.module.id].some((id) => WHOLE.get(id)?.test(words) === true);
export const SHARE = new RegExp(guardCue("shareOf"), "iu");

/** Whether a sentence says "every" or "all" only where its lines speak of no share: 10 % of them is not every one. */
export function keepsWhole(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  if (!saysWhole(sentence) || SHARE.test(sentence.text)) return true;
  return !linesAt(evidence, entries).some(({ text }) => SHARE.test(text));
}
