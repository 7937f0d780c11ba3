import type { Place } from "@terzi/contracts/place";
import { guardCue } from "../../languages/all-guard-cues.ts";
import type { FactEntry } from "../facts/fact.ts";
import { textsAt } from "../facts/lines-at.ts";
import type { Line } from "../parse/line.ts";
import { directionOf } from "./direction.ts";
import { MEANS } from "./merges.ts";

const BY_DOING = new RegExp(guardCue("meansPart"), "iu");

/**
 * Whether a value that a sentence says was changed "by buying a plotter" was so by a line that says by what: of
 * "cut it to 11 hours; bought a plotter" nobody knows that the one came of the other.
 */
export const keepsMeans = (sentence: Line, evidence: Place[], entries: FactEntry[]): boolean =>
  directionOf(sentence) === null ||
  !BY_DOING.test(sentence.text) ||
  textsAt(evidence, entries).some(({ text }) => MEANS.test(text) || BY_DOING.test(text));
