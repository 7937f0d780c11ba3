import type { Conflict } from "@terzi/contracts/cv";
import { guardCue } from "../../languages/all-guard-cues.ts";
import { type ConflictTask, linesOf } from "./conflict-task.ts";

const LOWER = new RegExp(guardCue("lowerRank"), "iu");
const BEGINS = /^(?:(?:worked |served |acted )?as (?:an? |the )?)?(\p{L}+)(?=[ ,])/iu;

/** "Head of Year 9", of the deputy head: the title with which a sentence begins, without its rank. */
export function rankDroppedConflicts({ alignment: { sentence, lines }, entries }: ConflictTask): Conflict[] {
  const [first] = lines;
  const title = BEGINS.exec(sentence.text)?.[1]?.toLowerCase();
  if (!first || !title || entries.length > 1 || LOWER.test(sentence.text)) return [];
  const { text } = first.line;
  const ranked = new RegExp(String.raw`${LOWER.source}[- ]${title}(?!\p{L})`, "iu");
  const isTitled = new RegExp(String.raw`(?<!\p{L})${title}(?!\p{L})`, "iu");
  const known = ranked.exec(text)?.[0];
  const isHeldToo = linesOf(entries).some((line) => isTitled.test(line.text.replace(ranked, "")));
  return known && !isHeldToo ? [{ kind: "role", said: title, known }] : [];
}
