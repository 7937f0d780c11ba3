import type { Completion } from "./completion.ts";
import { AnswerUnusable } from "./failure.ts";
import type { Message } from "./message.ts";

/** Room for forty reworded lines, or for what a CV of ten pages holds, and for what a model thinks before it answers. */
const MAX_TOKENS = 8_000;
const REPEATED_CHARS = 4_000;

export type Complete = (messages: Message[], maxTokens: number) => Promise<Completion>;

export type Question<T> = {
  messages: Message[];
  /** What an answer looks like, for a model that missed it. */
  shape: string;
  /** What is asked for in an answer's text; null when it isn't there. */
  read(text: string): T | null;
  /** How long the answer may be; as long as what a CV of ten pages holds, where it isn't said. */
  maxTokens?: number;
};

const askAgain = (shape: string): string =>
  `That was not the JSON that was asked for. Answer once more with JSON alone: ${shape}`;

/**
 * Asks and reads the answer. What can be read of one that was cut off holds. One without anything to read gets one
 * more try. Throws AnswerUnusable, and what `complete` throws.
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
