import OpenAI from "openai";
import { limitedFetch } from "./answer-limit.ts";
import { type Completion, readCompletion } from "./completion.ts";
import {
  type AnswerFormat,
  type Dialect,
  FULL_DIALECT,
  requestParameters,
  simplerDialect,
} from "./dialect.ts";
import type { Message } from "./messages.ts";
import { type TryOptions, tryAgain } from "./try-again.ts";

const OPENAI = "https://api.openai.com/v1";
const ANSWER_BYTES = 512 * 1024;

export type Endpoint = { apiKey: string; baseUrl?: string | undefined; model: string };

/** Adds up what was used, also by answers that turn out to be useless: they are paid for. */
export type Meter = { requests: number; promptTokens: number; completionTokens: number };

export type CompletionTask = {
  messages: Message[];
  answerFormat: AnswerFormat;
  /** Room for the answer and for what a model thinks before it. */
  maxTokens: number;
  meter: Meter;
  tries: TryOptions;
};

/** One completion at the endpoint, in the richest dialect that it has shown to understand. */
export type Connection = { complete(task: CompletionTask): Promise<Completion> };

/**
 * A connection to any endpoint that speaks the chat-completions API. Retries and time limits are ours, so that they
 * hold for the body of an answer as well and every request is counted; the library's own environment variables and
 * its log, which would hold the texts, are not used.
 */
export function openConnection({ apiKey, baseUrl, model }: Endpoint): Connection {
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl ?? OPENAI,
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: "off",
    fetch: limitedFetch(ANSWER_BYTES),
  });
  let known: Dialect = FULL_DIALECT;

  const request = async (
    { messages, answerFormat, maxTokens, meter }: CompletionTask,
    dialect: Dialect,
    signal: AbortSignal,
  ): Promise<Completion> => {
    meter.requests++;
    const completion = readCompletion(
      await client.chat.completions.create(
        { model, messages, ...requestParameters(dialect, { answerFormat, maxTokens }) },
        { signal },
      ),
    );
    meter.promptTokens += completion.promptTokens;
    meter.completionTokens += completion.completionTokens;
    return completion;
  };

  return {
    async complete(task) {
      let dialect = known;
      for (;;) {
        const used = dialect;
        try {
          const completion = await tryAgain((signal) => request(task, used, signal), task.tries);
          known = used;
          return completion;
        } catch (error) {
          const simpler = simplerDialect(used, error);
          if (!simpler) throw error;
          if (simpler.isCertain && known === used) known = simpler.dialect;
          dialect = simpler.dialect;
        }
      }
    },
  };
}
