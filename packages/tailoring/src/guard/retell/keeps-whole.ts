import type { Place } from "@terzi/contracts/place";
import type { FactEntry } from "../facts/fact.ts";
import { linesAt } from "../facts/lines-at.ts";
import type { Line } from "../parse/line.ts";
import { guardCue } from "../../languages/all-guard-cues.ts";

export const WHOLE = new RegExp(guardCue("wholeOf"), "iu");
export const SHARE = new RegExp(guardCue("shareOf"), "iu");

/** Whether a sentence says "every" or "all" only where its lines speak of no share: 10 % of them is not every one. */
export function keepsWhole(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  if (!WHOLE.test(sentence.text) || SHARE.test(sentence.text)) return true;
  return !linesAt(evidence, entries).some(({ text }) => SHARE.test(text));
}
