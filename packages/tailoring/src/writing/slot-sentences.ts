import { splitSentences } from "@terzi/language/sentences";
import { keepSupported } from "./keep-supported.ts";
import { writeSummary } from "./write-summary.ts";
import type { WritingTask } from "./writer.ts";

/** The summary that rules phrase from job, years, field and what is asked for, sentence by sentence, each proven. */
export const slotSentences = (task: WritingTask): string[] =>
  keepSupported(writeSummary(task), task).flatMap(({ text }) =>
    splitSentences(text).map(({ start, end }) => text.slice(start, end)),
  );
