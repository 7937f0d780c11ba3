import type { Conflict } from "@terzi/contracts/cv";
import { guardCue } from "../../languages/all-guard-cues.ts";
import type { Line } from "../parse/line.ts";
import { type ToldWord, toldWordsIn } from "../retell/told-words.ts";
import { wayOf } from "../shown/word-ways.ts";
import { type ConflictTask, linesOf } from "./conflict-task.ts";
import { handedOffIn, handedOffThings, handsOff, isSaid, namesDoer } from "./handed-off-parts.ts";

/** A sentence that leaves something to others, or helps them. */
const LEAVES = new RegExp(`${guardCue("leavesToOthers")}|${guardCue("addedPurpose")}`, "iu");

/** Of how much of what was handed off a sentence must tell to claim it. */
const MOST = 0.6;

/**
 * "Inspects the climbing kit", of a line that goes on "; inspections are done by an outside firm": what a line gives to
 * others or denies, told as one's own, where no other line says that one did it.
 */
export function handedOffConflicts({ alignment: { sentence }, entries }: ConflictTask): Conflict[] {
  if (entries.length > 1 || LEAVES.test(sentence.text) || handsOff(sentence)) return [];
  const lines = linesOf(entries);
  const all = lines.flatMap(handedOffIn);
  const isHandedOff = (word: ToldWord, line: Line): boolean =>
    all.some((part) => part.line === line && word.start >= part.from && word.end <= part.to);
  const affirmed = lines.map((line) => toldWordsIn(line).filter((word) => !isHandedOff(word, line)));
  const isAffirmed = (word: ToldWord): boolean =>
    affirmed.some((words) => words.some((one) => one.ids.some((id) => word.ids.includes(id))));
  for (const part of all) {
    // Whoever names those who do it leaves it to them.
    if (namesDoer(part, sentence)) continue;
    const own = handedOffThings(part).filter((word) => !isAffirmed(word));
    const said = own.filter((word) => isSaid(word, part.line, sentence));
    const [only, ...others] = said;
    // By a dictionary one word alone meets much.
    if (only && !others.length && wayOf(only, part.line, sentence) !== "sure") continue;
    const isOfLine = said.length > 1 || sharesMore(said, part.line, sentence);
    if (said.length > 0 && said.length >= own.length * MOST && isOfLine)
      return [{ kind: "denial", said: sentence.text, known: part.line.text }];
  }
  return [];
}

/** With one word alone a sentence may speak of something else; with another of the line it doesn't. */
const sharesMore = (said: ToldWord[], line: Line, sentence: Line): boolean =>
  toldWordsIn(line).some((word) => !said.includes(word) && isSaid(word, line, sentence));
