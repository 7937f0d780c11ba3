import { splitSentences } from "@terzi/language/sentences";
import { keepSupported } from "./keep-supported.ts";
import { writeSummary } from "./write-summary.ts";
import type { WritingTask } from "./writer.ts";

/**
 * Everything that rules can phrase about job, years, field and what is asked for, sentence by sentence, each proven.
 * Independent of the summary's length, since some of it may be said already.
 */
export function slotSentences(task: WritingTask): string[] {
  const whole: WritingTask = { ...task, order: { ...task.order, length: "long" } };
  return keepSupported(writeSummary(whole), task).flatMap(({ text }) =>
    splitSentences(text).map(({ start, end }) => text.slice(start, end)),
  );
}
