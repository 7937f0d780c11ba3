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
 * A letter in which a model words what tells about the person's work, where one is configured. Every sentence is
 * checked, and when nothing usable comes, the letter is the one written without it.
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
  // Worded by a model, its lines have been translated.
  const notices = written.notices.filter((notice) => !worded || notice !== "other-language");
  return { ...written, notices: worded ? notices : [...notices, "not-worded"] };
}
