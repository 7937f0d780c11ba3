import type { Conflict } from "@terzi/contracts/cv";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import { toldWordsIn } from "../../retell/told-words.ts";
import type { NearestTask } from "../conflict-task.ts";
import { sharedWords } from "./opposed-words.ts";

const REFUSED = new RegExp(claimCue("answeredNo"), "giu");
const DENIES = new RegExp(guardCue("keepsDenial"), "iu");

/** "Designed and built panels", of "design no, assembly yes". */
export function refusedInListConflicts({ sentence, line }: NearestTask): Conflict[] {
  if (DENIES.test(sentence.text)) return [];
  const refused = [...line.text.matchAll(REFUSED)].map(({ 0: { length }, index }) => ({
    from: index,
    to: index + length,
  }));
  const isRefused = ({ start, end }: { start: number; end: number }) =>
    refused.some(({ from, to }) => start >= from && end <= to);
  const told = toldWordsIn(line).filter(({ isEmpty }) => !isEmpty);
  const said = toldWordsIn(sentence).filter(({ isEmpty }) => !isEmpty);
  const shared = sharedWords(said, sentence, told.filter(isRefused), line);
  const others = told.filter((word) => !isRefused(word));
  const claimed = shared.find((word) => !sharedWords([word], sentence, others, line).length);
  return claimed ? [{ kind: "denial", said: claimed.surface, known: line.text }] : [];
}
