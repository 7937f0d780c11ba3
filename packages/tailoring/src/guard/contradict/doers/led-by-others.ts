import type { Conflict } from "@terzi/contracts/cv";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import { type NearestTask, linesOf } from "../conflict-task.ts";

const UNDER_OTHERS = new RegExp(claimCue("ledByOthers"), "u");
const LEADS_GROUP = new RegExp(claimCue("leadsGroup"), "iu");

/** "Led the team", "ekibin başındaydı", of whoever worked in it under somebody else. */
export function ledByOthersConflicts({ sentence, line, entries }: NearestTask): Conflict[] {
  const said = LEADS_GROUP.exec(sentence.text)?.[0];
  const known = UNDER_OTHERS.exec(line.text)?.[0];
  if (!said || !known || UNDER_OTHERS.test(sentence.text)) return [];
  const leadsToo = linesOf(entries).some(({ text }) => LEADS_GROUP.test(text.replace(known, "")));
  return leadsToo ? [] : [{ kind: "role", said, known }];
}
