import { isWithin, type Place } from "@terzi/contracts/place";
import type { FactEntry } from "../facts/fact.ts";
import { linesAt } from "../facts/lines-at.ts";
import type { Line } from "../parse/line.ts";
import { guardCue } from "../../languages/all-guard-cues.ts";

const THROUGHOUT = new RegExp(guardCue("throughout"), "iu");
const TODAY = new RegExp(guardCue("atPresent"), "iu");

/** Whether a sentence says "throughout" only of what its lines say it of: in summer isn't all summer. */
export function keepsStretch(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  if (!THROUGHOUT.test(sentence.text)) return true;
  return linesAt(evidence, entries).some(({ text }) => THROUGHOUT.test(text));
}

/** Whether a sentence says "currently" only of a job that goes on, or of what a line says is still so. */
export function keepsToday(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  if (!TODAY.test(sentence.text) || linesAt(evidence, entries).some(({ text }) => TODAY.test(text)))
    return true;
  const jobs = entries.filter(
    ({ kind, place }) => kind === "experiences" && evidence.some((at) => isWithin(at, place)),
  );
  return !jobs.length || jobs.some(({ isOngoing }) => isOngoing);
}
