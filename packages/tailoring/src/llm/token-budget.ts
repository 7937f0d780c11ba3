import type { Meter } from "./connection.ts";
import type { Message } from "./message.ts";

/** As many letters make a token, in both languages and JSON, at the least. */
const CHARS_PER_TOKEN = 3;

/** What a request will cost at most in tokens, by its length. */
const tokensOf = (messages: Message[]): number =>
  Math.ceil(messages.reduce((sum, { content }) => sum + content.length, 0) / CHARS_PER_TOKEN);

/**
 * How long an answer may be so that the CV stays within its budget; null where it can't hold anything of use. `atMost`:
 * null where no budget is kept.
 */
export function answerWithin(
  atMost: number | null,
  { meter, messages, wanted, least }: { meter: Meter; messages: Message[]; wanted: number; least: number },
): number | null {
  if (atMost === null) return wanted;
  const left = atMost - meter.promptTokens - meter.completionTokens - tokensOf(messages);
  return left < least ? null : Math.min(wanted, left);
}
