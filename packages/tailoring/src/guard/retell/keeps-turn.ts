import type { Place } from "@terzi/contracts/place";
import { guardCue, numberCue } from "../../languages/all-guard-cues.ts";
import { opposesTime } from "../contradict/times/opposed-times.ts";
import type { FactEntry } from "../facts/fact.ts";
import { linesAt } from "../facts/lines-at.ts";
import type { Line } from "../parse/line.ts";

const BOTH = new RegExp(numberCue("both"), "iu");
const OF_TWO = new RegExp(guardCue("ofTwo"), "iu");

/** Whether a sentence tells the time as its lines do, and both of two only where they don't tell one of them. */
export function keepsTurn(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  const lines = linesAt(evidence, entries);
  if (lines.some((line) => opposesTime(sentence, line))) return false;
  return !BOTH.test(sentence.text) || !lines.some(({ text }) => OF_TWO.test(text));
}
