import type { Conflict } from "@terzi/contracts/cv";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import type { NearestTask } from "../conflict-task.ts";
import { sharedWords } from "./opposed-words.ts";

const WITHOUT = new RegExp(claimCue("withoutThing"), "diu");
const DENIES = new RegExp(`${guardCue("keepsDenial")}|${guardCue("lacking")}`, "iu");

/** "Without review", "başında usta olmaksızın", of what was reviewed, or done under a master's eyes. */
export function lackingToldConflicts({ sentence, line }: NearestTask): Conflict[] {
  const { lost, lostAhead } = WITHOUT.exec(sentence.text)?.indices?.groups ?? {};
  const [from, to] = lost ?? lostAhead ?? [0, 0];
  const within = ({ start, end, isEmpty }: ToldWord) => !isEmpty && start >= from && end <= to;
  const lacked = toldWordsIn(sentence).filter(within);
  if (!lacked.length || DENIES.test(line.text)) return [];
  const known = toldWordsIn(line).filter(({ isEmpty }) => !isEmpty);
  return sharedWords(lacked, sentence, known, line).length === lacked.length
    ? [{ kind: "denial", said: sentence.text.slice(from, to), known: line.text }]
    : [];
}
