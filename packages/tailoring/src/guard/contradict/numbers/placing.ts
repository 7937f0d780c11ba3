import type { Conflict } from "@terzi/contracts/cv";
import { turnedCue } from "../../../languages/all-turned-cues.ts";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";

const FIRST = new RegExp(`${guardCue("firstPlace")}|${turnedCue("champion")}`, "iu");
const LATER = new RegExp(turnedCue("placedLater"), "iu");

/** "Champions", of who came third. */
export function placingConflicts({ alignment: { sentence, lines }, entries }: ConflictTask): Conflict[] {
  const [first] = lines;
  const said = FIRST.exec(sentence.text)?.[0];
  const known = LATER.exec(first?.line.text ?? "")?.[0];
  if (!said || !known || entries.length > 1 || LATER.test(sentence.text)) return [];
  return linesOf(entries).some(({ text }) => FIRST.test(text)) ? [] : [{ kind: "level", said, known }];
}
