import type { Meter } from "./connection.ts";
import type { Message } from "./message.ts";

/** The fewest letters per token, in both languages and JSON. */
const CHARS_PER_TOKEN = 3;

/** The most tokens that a request will cost, by its length. */
const tokensOf = (messages: Message[]): number =>
  Math.ceil(messages.reduce((sum, { content }) => sum + content.length, 0) / CHARS_PER_TOKEN);

/**
 * How long an answer may be so that the CV stays within its budget; null when nothing useful would fit. `atMost`:
 * null without a budget.
 */
export function answerWithin(
  atMost: number | null,
  { meter, messages, wanted, least }: { meter: Meter; messages: Message[]; wanted: number; least: number },
): number | null {
  if (atMost === null) return wanted;
  const left = atMost - meter.promptTokens - meter.completionTokens - tokensOf(messages);
  return left < least ? null : Math.min(wanted, left);
}
