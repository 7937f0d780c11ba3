import type { LetterModel } from "../llm/model-letter.ts";
import {
  composeParagraphs,
  finishLetter,
  prepareLetter,
  type WriteLetterTask,
  type WrittenLetter,
  writeLetter,
} from "./write-letter.ts";

/**
 * A letter of which a model words what tells of the person's work, where one is there; what it says is checked sentence
 * by sentence, and where nothing usable comes, the letter is the one that is written without it.
 */
export async function writeLetterWith(
  task: WriteLetterTask,
  model: LetterModel | null,
  signal: AbortSignal,
): Promise<WrittenLetter> {
  if (!model) return writeLetter(task);
  const prepared = prepareLetter(task);
  const local = composeParagraphs(prepared);
  const worded = await model.word(prepared, local, signal);
  const written = finishLetter(prepared, worded ? { ...local, work: worded } : local, task.today);
  // Where a model worded it, its lines have been translated.
  const notices = written.notices.filter((notice) => !worded || notice !== "other-language");
  return { ...written, notices: worded ? notices : [...notices, "not-worded"] };
}
