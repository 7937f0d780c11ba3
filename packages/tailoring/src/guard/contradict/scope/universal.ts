import type { Conflict } from "@terzi/contracts/cv";
import { guardCue, guardCueIn } from "../../../languages/all-guard-cues.ts";
import { wordsSaid } from "../../align/align-sentence.ts";
import type { Line } from "../../parse/line.ts";
import { spansOf } from "../../parse/spans.ts";
import { type NearestTask, linesOf } from "../conflict-task.ts";

const UNIVERSAL = guardCueIn("universal");
const isUniversal = ({ text, words: { language } }: Line): boolean =>
  UNIVERSAL.get(language.module.id)?.test(text) === true;
const LIMITED = new RegExp(guardCue("limitedTo"), "iu");
const EXCEPTS = new RegExp(`${guardCue("keepsDenial")}|${guardCue("lacking")}`, "iu");

/** With fewer words of a line a sentence may tell of something else. */
const SHARED_AT_LEAST = 2;

/** "Every lathe in the plant", of two lathes; "all 24 stores" are the 24. */
function leavesOutCount(sentence: Line, { words: { numbers } }: Line): boolean {
  const said = new Set(sentence.words.numbers.map(({ value }) => value));
  const counts = numbers.filter(({ unit }) => unit === "");
  return counts.length > 0 && !counts.some(({ value }) => said.has(value));
}

/** "Throughout the trust", of what was done on one ward: everything, where the nearest line sets a limit. */
export function universalConflicts({ sentence, line, entries }: NearestTask): Conflict[] {
  if (!isUniversal(sentence) || EXCEPTS.test(sentence.text)) return [];
  if (linesOf(entries).some(isUniversal) || LIMITED.test(sentence.text)) return [];
  if (!LIMITED.test(line.text) && !leavesOutCount(sentence, line)) return [];
  const shared = wordsSaid(spansOf(sentence).words, sentence, line).length;
  return shared >= SHARED_AT_LEAST ? [{ kind: "scope", said: sentence.text, known: line.text }] : [];
}
