import type { Conflict } from "@terzi/contracts/cv";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import { isFiniteVerb } from "../../parse/finite-verb.ts";
import { toldWordsIn } from "../../retell/told-words.ts";
import { isSaid } from "./handed-off-parts.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";

const REPORTS_TO_OTHERS = new RegExp(guardCue("reportsToOthers"), "iu");
const SAYS_IN_CHARGE = new RegExp(guardCue("inCharge"), "iu");
const IN_CHARGE = new Set(["manage", "lead", "supervise", "head", "line-manage", "oversee", "command"]);

/** "Line-manages an analyst", of whom the line says that she reports to somebody else. */
export function reportsToOthersConflicts({ alignment: { sentence }, entries }: ConflictTask): Conflict[] {
  if (entries.length > 1 || REPORTS_TO_OTHERS.test(sentence.text)) return [];
  const isInCharge =
    SAYS_IN_CHARGE.test(sentence.text) ||
    sentence.clauses.some(({ actions }) =>
      actions.some((action) => isFiniteVerb(action) && action.ids.some((id) => IN_CHARGE.has(id))),
    );
  if (!isInCharge) return [];
  const line = linesOf(entries).find((one) => {
    const found = REPORTS_TO_OTHERS.exec(one.text);
    // Those of whom the line tells before it says so.
    return (
      found !== null &&
      toldWordsIn(one).some((word) => !word.isEmpty && word.end <= found.index && isSaid(word, one, sentence))
    );
  });
  return line ? [{ kind: "role", said: sentence.text, known: line.text }] : [];
}
