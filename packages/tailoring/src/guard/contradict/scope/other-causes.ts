import type { Conflict } from "@terzi/contracts/cv";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import type { Line } from "../../parse/line.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { wayOf } from "../../shown/word-ways.ts";
import { type NearestTask, linesOf } from "../conflict-task.ts";

const CAUSE = new RegExp(claimCue("cause"), "diu");

/** What a line gives as the cause of something. */
function causeIn(line: Line): ToldWord[] {
  const { behind, ahead } = CAUSE.exec(line.text)?.indices?.groups ?? {};
  const [from, to] = behind ?? ahead ?? [0, 0];
  return toldWordsIn(line).filter(({ start, end, isEmpty }) => !isEmpty && start >= from && end <= to);
}

/** "Owing to falling sales", of what was shut because the lease ended: another cause than the line's. */
export function otherCauseConflicts({ sentence, line, entries }: NearestTask): Conflict[] {
  const [said, known] = [causeIn(sentence), causeIn(line)];
  const lines = linesOf(entries);
  const isNew = said.every((word) => lines.every((one) => wayOf(word, sentence, one) === "none"));
  const isLost = known.every((word) => wayOf(word, line, sentence) === "none");
  return said.length > 0 && known.length > 0 && isNew && isLost
    ? [{ kind: "result", said: said.map(({ surface }) => surface).join(" "), known: line.text }]
    : [];
}
