import { guardCue } from "../../../languages/all-guard-cues.ts";
import type { ConflictTask } from "../conflict-task.ts";

/** Words with a capital, and where they stand. */
type Written = { text: string; start: number; end: number };

/** "Kıdemli Protezist", "Ortaçağ Tarihi lisans derecesi": in the other language, what a job or a subject is called. */
export function isTitleOrField(
  { text, start, end }: Written,
  { alignment: { sentence }, facts }: ConflictTask,
): boolean {
  if (sentence.words.language === facts.language || /^\p{Lu}{2}/u.test(text)) return false;
  return RANK_BEFORE.test(sentence.text.slice(0, start)) || DEGREE_BEHIND.test(sentence.text.slice(end));
}
const RANK_BEFORE = new RegExp(String.raw`(?<!\p{L})${guardCue("rankBefore")}\s$`, "iu");
const DEGREE_BEHIND = new RegExp(String.raw`^\s(?:\p{Lu}\p{L}+\s){0,2}${guardCue("degreeBehind")}`, "u");
