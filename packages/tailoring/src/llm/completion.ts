import { z } from "zod";
import { AnswerUnusable } from "./failure.ts";
import { joinStream } from "./streamed-completion.ts";

const Tokens = z.number().nonnegative().catch(0);

/** The parts of a chat completion we use; endpoints differ in everything else, and some in this. */
const ChatCompletion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish().catch(null),
        message: z.object({
          content: z.string().nullish().catch(null),
          refusal: z.string().nullish().catch(null),
        }),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: Tokens, completion_tokens: Tokens }).nullish().catch(null),
});

export type Completion = {
  text: string;
  isCutOff: boolean;
  promptTokens: number;
  completionTokens: number;
  /** Why there is nothing to read; null when there is. */
  refusal: string | null;
};

/** Reads an answer of any shape. Throws AnswerUnusable when it isn't a chat completion. */
export function readCompletion(answer: unknown): Completion {
  const read = ChatCompletion.safeParse(typeof answer === "string" ? joinStream(answer) : answer);
  const choice = read.data?.choices[0];
  if (!read.data || !choice) throw new AnswerUnusable("the answer is no chat completion");
  const { finish_reason, message } = choice;
  const isFiltered = finish_reason === "content_filter";
  return {
    text: message.content ?? "",
    isCutOff: finish_reason === "length",
    promptTokens: read.data.usage?.prompt_tokens ?? 0,
    completionTokens: read.data.usage?.completion_tokens ?? 0,
    refusal: message.refusal || isFiltered ? "the model refused" : null,
  };
}
