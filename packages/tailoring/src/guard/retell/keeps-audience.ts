import type { Place } from "@terzi/contracts/place";
import { claimCue } from "../../languages/all-claim-cues.ts";
import type { FactEntry } from "../facts/fact.ts";
import { linesAt } from "../facts/lines-at.ts";
import type { Line } from "../parse/line.ts";

const TO_MANAGEMENT = new RegExp(claimCue("toldToManagement"), "iu");
const OF_MANAGEMENT = new RegExp(claimCue("speaksOfManagement"), "iu");

/**
 * Whether those whom a sentence says were told are people of its lines: who told a shift supervisor has managed
 * nothing, and told no management.
 */
export const keepsAudience = (sentence: Line, evidence: Place[], entries: FactEntry[]): boolean =>
  !TO_MANAGEMENT.test(sentence.text) ||
  linesAt(evidence, entries).some(({ text }) => OF_MANAGEMENT.test(text));
