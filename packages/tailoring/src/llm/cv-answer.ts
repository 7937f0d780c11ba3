import { zodResponseFormat } from "openai/helpers/zod";
import { z } from "zod";
import { jsonValuesIn } from "./json-values.ts";

/**
 * What a model answers: sentences and lines with the ids that they rest on. Always the same schema, without the ids as
 * an enum, because providers compile each new schema anew, for seconds.
 */
const From = z.array(z.string());
const Answer = z.object({
  headline: z.string(),
  summary: z.array(z.object({ text: z.string(), from: From })),
  entries: z.array(
    z.object({
      id: z.string(),
      lines: z.array(z.object({ from: From, text: z.string().nullable() })),
      drop: From,
    }),
  ),
});

export const CV_FORMAT = zodResponseFormat(Answer, "tailored_cv");
/** The same for endpoints without schemas. */
export const CV_SHAPE = `{"headline":"…","summary":[{"text":"…","from":["…"]}],"entries":[{"id":"…","lines":[{"from":["…"],"text":null}],"drop":[]}]}`;

/** Endpoints without schemas leave out what they hold for unimportant. */
const ReadSentence = z.object({ text: z.string(), from: From.catch([]) });
const ReadLine = z.object({ from: From.catch([]), text: z.string().nullable().catch(null) });
const ReadEntry = z.object({ id: z.string(), lines: z.array(ReadLine).catch([]), drop: From.catch([]) });
const ReadAnswer = z
  .object({
    headline: z.string().catch(""),
    summary: z.array(ReadSentence).optional(),
    entries: z.array(ReadEntry).optional(),
  })
  .refine(({ summary, entries }) => summary !== undefined || entries !== undefined)
  .transform(({ headline, summary = [], entries = [] }) => ({ headline, summary, entries }));

export type AnsweredSentence = z.infer<typeof ReadSentence>;
export type AnsweredEntry = z.infer<typeof ReadEntry>;
/** `isWhole`: whether the answer was complete, or only what came first of it could be read. */
export type CvAnswer = {
  headline: string;
  summary: AnsweredSentence[];
  entries: AnsweredEntry[];
  isWhole: boolean;
};

/**
 * A model's answer: JSON alone, in a code fence, behind its thoughts, or cut off. Null when there is no JSON of this
 * kind in it.
 */
export function readCvAnswer(text: string): CvAnswer | null {
  const summary: AnsweredSentence[] = [];
  const entries: AnsweredEntry[] = [];
  for (const value of jsonValuesIn(text)) {
    const answer = ReadAnswer.safeParse(value);
    if (answer.success) return { ...answer.data, isWhole: true };
    // Of one that was cut off, whole entries and sentences stand for themselves.
    const entry = ReadEntry.safeParse(value);
    if (entry.success) entries.push(entry.data);
    else
      for (const one of Array.isArray(value) ? value : [value]) {
        const sentence = ReadSentence.safeParse(one);
        if (sentence.success && !entries.length) summary.push(sentence.data);
      }
  }
  // Of an answer that was cut off nobody knows whether the headline was whole.
  return summary.length || entries.length ? { headline: "", summary, entries, isWhole: false } : null;
}

const SENTENCE = /\{\s*"text"\s*:\s*"(?:[^"\\]|\\.)*"\s*,\s*"from"\s*:\s*\[[^\]]*\]\s*\}/g;

/** The sentences of the summary that have come whole while the answer is still being written. */
export function sentencesSoFar(text: string): string[] {
  const lines = text.indexOf('"entries"');
  return [...(lines < 0 ? text : text.slice(0, lines)).matchAll(SENTENCE)].flatMap(([found]) => {
    try {
      const read = ReadSentence.safeParse(JSON.parse(found));
      return read.success ? [read.data.text] : [];
    } catch {
      return [];
    }
  });
}
