import { type ReadEdits, readAnswer } from "./answer.ts";
import type { Completion } from "./completion.ts";
import { AnswerUnusable } from "./failure.ts";
import type { Message } from "./messages.ts";

/** Room for forty reworded lines and for what a model thinks before it answers. */
const MAX_TOKENS = 8_000;
const REPEATED_CHARS = 4_000;

export type Complete = (messages: Message[], maxTokens: number) => Promise<Completion>;

const AGAIN = `That was not the JSON that was asked for. Answer once more with JSON alone: {"edits":[{"at":"…","text":"…","restsOn":[]}]}`;

/**
 * Asks for edits and reads them. Of an answer that was cut off, the edits before the cut hold. One without any gets one
 * more try. Throws AnswerUnusable, and what `complete` throws.
 */
export async function askForEdits(messages: Message[], complete: Complete): Promise<ReadEdits> {
  const first = await complete(messages, MAX_TOKENS);
  const edits = editsIn(first);
  if (edits) return edits;
  const repair: Message[] = first.isCutOff
    ? messages
    : [
        ...messages,
        { role: "assistant", content: first.text.slice(0, REPEATED_CHARS) || "{}" },
        { role: "user", content: AGAIN },
      ];
  const second = await complete(repair, first.isCutOff ? MAX_TOKENS * 2 : MAX_TOKENS);
  const repaired = editsIn(second);
  if (repaired) return repaired;
  throw new AnswerUnusable(
    second.isCutOff ? "the answer was cut off" : "the answer is not the JSON asked for",
  );
}

function editsIn({ text, refusal }: Completion): ReadEdits | null {
  if (refusal) throw new AnswerUnusable(refusal);
  return readAnswer(text);
}
