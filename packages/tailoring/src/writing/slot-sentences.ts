import { splitSentences } from "@terzi/language/sentences";
import { keepSupported } from "./keep-supported.ts";
import { writeSummary } from "./write-summary.ts";
import type { WritingTask } from "./writer.ts";

/**
 * What rules can phrase of job, years, field and what is asked for, sentence by sentence, each proven: all of it,
 * however short the summary is to be, since some of it may be said already.
 */
export function slotSentences(task: WritingTask): string[] {
  const whole: WritingTask = { ...task, order: { ...task.order, length: "long" } };
  return keepSupported(writeSummary(whole), task).flatMap(({ text }) =>
    splitSentences(text).map(({ start, end }) => text.slice(start, end)),
  );
}
