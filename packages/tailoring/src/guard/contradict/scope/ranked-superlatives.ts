import type { Conflict } from "@terzi/contracts/cv";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import { type NearestTask, linesOf } from "../conflict-task.ts";

const RANKED = new RegExp(claimCue("rankedSuperlative"), "iu");
const SUPERLATIVE = new RegExp(claimCue("bareSuperlative"), "iu");

/** "The largest branch", of the second largest. */
export function rankedSuperlativeConflicts({ sentence, line, entries }: NearestTask): Conflict[] {
  const known = RANKED.exec(line.text)?.[0];
  const said = SUPERLATIVE.exec(sentence.text)?.[0];
  if (!known || !said || RANKED.test(sentence.text)) return [];
  const isKnown = linesOf(entries).some(({ text }) => SUPERLATIVE.test(text.replace(known, "")));
  return isKnown ? [] : [{ kind: "level", said, known }];
}
