import type { Completion } from "./completion.ts";
import { AnswerUnusable } from "./failure.ts";
import type { Message } from "./message.ts";

/** Room for forty reworded lines, or the contents of a ten-page CV, plus what a model thinks before it answers. */
const MAX_TOKENS = 8_000;
const REPEATED_CHARS = 4_000;

export type Complete = (messages: Message[], maxTokens: number) => Promise<Completion>;

export type Question<T> = {
  messages: Message[];
  /** The shape of an answer, for a model that missed it. */
  shape: string;
  /** Extracts the answer from a text; null when it isn't there. */
  read(text: string): T | null;
  /** How long the answer may be; when left out, as long as the contents of a ten-page CV. */
  maxTokens?: number;
};

const askAgain = (shape: string): string =>
  `That was not the JSON that was asked for. Answer once more with JSON alone: ${shape}`;

/**
 * Asks and reads the answer. The readable part of a truncated answer counts. An unreadable answer gets one more try.
 * Throws AnswerUnusable, and what `complete` throws.
 */
export async function askModel<T>(
  { messages, shape, read, maxTokens = MAX_TOKENS }: Question<T>,
  complete: Complete,
): Promise<T> {
  const answerIn = ({ text, refusal }: Completion): T | null => {
    if (refusal) throw new AnswerUnusable(refusal);
    return read(text);
  };
  const first = await complete(messages, maxTokens);
  const answer = answerIn(first);
  if (answer) return answer;
  const repair: Message[] = first.isCutOff
    ? messages
    : [
        ...messages,
        { role: "assistant", content: first.text.slice(0, REPEATED_CHARS) || "{}" },
        { role: "user", content: askAgain(shape) },
      ];
  const second = await complete(repair, first.isCutOff ? maxTokens * 2 : maxTokens);
  const repaired = answerIn(second);
  if (repaired) return repaired;
  throw new AnswerUnusable(
    second.isCutOff ? "the answer was cut off" : "the answer is not the JSON asked for",
  );
}
