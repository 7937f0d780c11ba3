import type { Conflict } from "@terzi/contracts/cv";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import { toldWordsIn } from "../../retell/told-words.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";
import { sharedWords } from "../scope/opposed-words.ts";
import { handedOffIn, handsOff, isDenial } from "./handed-off-parts.ts";

const DECIDES = new RegExp(claimCue("decides"), "iu");
const LEAVES = new RegExp(guardCue("leavesToOthers"), "iu");

/** "Has the final say on hiring", of who interviews while HR decides: whoever decides it, in whatever words. */
export function decisionOfOthersConflicts({ alignment: { sentence }, entries }: ConflictTask): Conflict[] {
  const said = DECIDES.exec(sentence.text)?.[0];
  if (!said || entries.length > 1 || handsOff(sentence) || LEAVES.test(sentence.text)) return [];
  const lines = linesOf(entries);
  const told = toldWordsIn(sentence).filter(({ isEmpty, surface }) => !isEmpty && !DECIDES.test(surface));
  const theirs = lines.flatMap((line) =>
    handedOffIn(line)
      .filter((part) => !isDenial(part) && DECIDES.test(line.text.slice(part.from, part.to)))
      .filter(() => sharedWords(told, sentence, toldWordsIn(line), line).length > 0),
  );
  const decidesToo = lines.some(
    (line) => DECIDES.test(line.text) && !theirs.some((part) => part.line === line),
  );
  const [known] = theirs;
  return known && !decidesToo ? [{ kind: "doer", said, known: known.line.text }] : [];
}

const SUBMITS = new RegExp(claimCue("submitsForDecision"), "iu");

/** "Approves contracts", "son onayı veriyor", of who drafts them for somebody's approval. */
export function approvalOfOthersConflicts({ alignment: { sentence }, entries }: ConflictTask): Conflict[] {
  const said = DECIDES.exec(sentence.text)?.[0];
  if (!said || entries.length > 1 || SUBMITS.test(sentence.text) || LEAVES.test(sentence.text)) return [];
  if (handsOff(sentence)) return [];
  const lines = linesOf(entries);
  const told = toldWordsIn(sentence).filter(({ isEmpty, surface }) => !isEmpty && !DECIDES.test(surface));
  const submitted = lines.find(
    (line) =>
      SUBMITS.test(line.text) &&
      sharedWords(told, sentence, toldWordsIn(line), line).length * 2 > told.length,
  );
  const decidesToo = lines.some((line) => DECIDES.test(line.text) && !SUBMITS.test(line.text));
  return submitted && !decidesToo ? [{ kind: "doer", said, known: submitted.text }] : [];
}
