import { zodResponseFormat } from "openai/helpers/zod";
import { z } from "zod";
import { jsonValuesIn } from "./json-values.ts";

/**
 * A model's answer: sentences and lines with the ids that they rest on. The schema never changes and has no enum of
 * ids, because providers take seconds to compile each new schema.
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

/** Endpoints without schemas leave out what they consider unimportant. */
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
/** `isWhole`: whether the answer was complete, or only its beginning could be read. */
export type CvAnswer = {
  headline: string;
  summary: AnsweredSentence[];
  entries: AnsweredEntry[];
  isWhole: boolean;
};

/**
 * A model's answer: bare JSON, in a code fence, after its thoughts, or cut off. Null when it contains no JSON of this
 * kind.
 */
export function readCvAnswer(text: string): CvAnswer | null {
  const summary: AnsweredSentence[] = [];
  const entries: AnsweredEntry[] = [];
  for (const value of jsonValuesIn(text)) {
    const answer = ReadAnswer.safeParse(value);
    if (answer.success) return { ...answer.data, isWhole: true };
    // In a truncated answer, complete entries and sentences still count.
    const entry = ReadEntry.safeParse(value);
    if (entry.success) entries.push(entry.data);
    else
      for (const one of Array.isArray(value) ? value : [value]) {
        const sentence = ReadSentence.safeParse(one);
        if (sentence.success && !entries.length) summary.push(sentence.data);
      }
  }
  // In a truncated answer, the headline may not be complete.
  return summary.length || entries.length ? { headline: "", summary, entries, isWhole: false } : null;
}

const SENTENCE = /\{\s*"text"\s*:\s*"(?:[^"\\]|\\.)*"\s*,\s*"from"\s*:\s*\[[^\]]*\]\s*\}/g;

/** The complete sentences of the summary while the answer is still being written. */
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
