import type { Conflict } from "@terzi/contracts/cv";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import type { NearestTask } from "../conflict-task.ts";
import { handedOffIn, isDenial } from "./handed-off-parts.ts";

const ALONE = new RegExp(claimCue("alone"), "iu");
const DENIES = new RegExp(guardCue("keepsDenial"), "iu");

/** "Went out on her own", of who never goes alone. */
export function neverAloneConflicts({ sentence, line }: NearestTask): Conflict[] {
  const said = ALONE.exec(sentence.text)?.[0];
  if (!said || DENIES.test(sentence.text)) return [];
  const known = handedOffIn(line)
    .filter(isDenial)
    .map(({ from, to }) => line.text.slice(from, to))
    .find((part) => ALONE.test(part));
  return known ? [{ kind: "doer", said, known: known.trim() }] : [];
}
