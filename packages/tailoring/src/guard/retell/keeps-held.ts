import { isWithin, type Place } from "@terzi/contracts/place";
import { guardCue } from "../../languages/all-guard-cues.ts";
import { linesAt } from "../facts/lines-at.ts";
import type { FactEntry } from "../facts/fact.ts";
import type { Line } from "../parse/line.ts";

const GRADUATED = new RegExp(guardCue("graduated"), "iu");
const STUDIES = new RegExp(guardCue("studiesNow"), "iu");
const PRACTISES = new RegExp(guardCue("practises"), "iu");

const isFinished = ({ heading }: FactEntry): boolean =>
  heading.some(({ line }) => /graduate/.test(line.text));

/**
 * Whether a sentence makes no more of a school or a certificate than it is: a course isn't a degree, who graduated
 * studies no more, and a certificate in first aid isn't that somebody was helped.
 */
export function keepsHeld(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  const own = entries.filter(({ place }) => place !== "" && evidence.some((at) => isWithin(at, place)));
  const lines = linesAt(evidence, entries);
  const isSaid = (expression: RegExp) => lines.some(({ text }) => expression.test(text));
  const schools = own.filter(({ kind }) => kind === "education");
  if (!own.length || own.some(({ kind }) => kind !== "education" && kind !== "certifications")) return true;
  if (GRADUATED.test(sentence.text) && schools.length && !schools.some(isFinished) && !isSaid(GRADUATED))
    return false;
  if (
    !GRADUATED.test(sentence.text) &&
    STUDIES.test(sentence.text) &&
    schools.length &&
    schools.every(isFinished) &&
    !isSaid(STUDIES)
  )
    return false;
  return schools.length > 0 || !PRACTISES.test(sentence.text) || isSaid(PRACTISES);
}
