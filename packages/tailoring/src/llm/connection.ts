import OpenAI from "openai";
import { limitedFetch } from "./answer-limit.ts";
import { type Completion, readCompletion } from "./completion.ts";
import {
  type AnswerFormat,
  type Dialect,
  FULL_DIALECT,
  requestParameters,
  simplerDialect,
  type Tuning,
} from "./dialect.ts";
import { readFailure } from "./failure.ts";
import type { Message } from "./message.ts";
import { textSoFar } from "./streamed-completion.ts";
import { type RetryOptions, retry } from "./retry.ts";

const OPENAI = "https://api.openai.com/v1";
const ANSWER_BYTES = 512 * 1024;

export type Endpoint = {
  apiKey: string;
  baseUrl?: string | undefined;
  model: string;
  /** Hears of each request when it is over. */
  onCall?: ((call: ModelCall) => void) | undefined;
};

/** One request, without a word of what was asked or answered; times in milliseconds since 1970. */
export type ModelCall = {
  model: string;
  startMs: number;
  endMs: number;
  promptTokens: number;
  completionTokens: number;
  failure: string | null;
};

/** Adds up what was used, also by answers that turn out to be useless: they are paid for. */
export type Meter = { requests: number; promptTokens: number; completionTokens: number };

export type CompletionTask = {
  messages: Message[];
  answerFormat: AnswerFormat;
  /** Room for the answer and for what a model thinks before it. */
  maxTokens: number;
  tuning?: Tuning;
  /** Hears all of the answer that has come so far, as often as more of it comes. */
  onText?: (text: string) => void;
  meter: Meter;
  tries: RetryOptions;
};

/** One completion at the endpoint, in the richest dialect that it has shown to understand. */
export type Connection = { complete(task: CompletionTask): Promise<Completion> };

/** A connection lives as long as one CV is written; what its endpoint understands is worth knowing longer. */
const dialects = new Map<string, Dialect>();

/**
 * A connection to any endpoint that speaks the chat-completions API. Retries and time limits are ours, so that they
 * hold for the body of an answer as well and every request is counted; the library's own environment variables and
 * its log, which would hold the texts, are not used.
 */
export function openConnection({ apiKey, baseUrl, model, onCall }: Endpoint): Connection {
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl ?? OPENAI,
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: "off",
    fetch: limitedFetch(ANSWER_BYTES),
  });
  const endpoint = `${baseUrl ?? OPENAI} ${model}`;
  const known = (): Dialect => dialects.get(endpoint) ?? FULL_DIALECT;

  const request = async (
    { messages, answerFormat, maxTokens, tuning, onText, meter }: CompletionTask,
    dialect: Dialect,
    signal: AbortSignal,
  ): Promise<Completion> => {
    meter.requests++;
    const isStreamed = onText !== undefined;
    const response = await client.chat.completions
      .create(
        {
          model,
          messages,
          ...requestParameters(dialect, { answerFormat, maxTokens, tuning, isStreamed }),
        },
        { signal },
      )
      .asResponse();
    const completion = readCompletion(parseBody(await readBody(response, onText)));
    meter.promptTokens += completion.promptTokens;
    meter.completionTokens += completion.completionTokens;
    return completion;
  };

  const tellingRequest: typeof request = async (task, dialect, signal) => {
    const startMs = Date.now();
    const tell = (outcome: Pick<ModelCall, "promptTokens" | "completionTokens" | "failure">) =>
      onCall?.({ model, startMs, endMs: Date.now(), ...outcome });
    try {
      const completion = await request(task, dialect, signal);
      const { promptTokens, completionTokens } = completion;
      tell({ promptTokens, completionTokens, failure: null });
      return completion;
    } catch (error) {
      tell({ promptTokens: 0, completionTokens: 0, failure: readFailure(error).reason });
      throw error;
    }
  };

  return {
    async complete(task) {
      let dialect = known();
      for (;;) {
        const used = dialect;
        try {
          const completion = await retry((signal) => tellingRequest(task, used, signal), task.tries);
          dialects.set(endpoint, used);
          return completion;
        } catch (error) {
          const simpler = simplerDialect(used, error);
          if (!simpler) throw error;
          if (simpler.isCertain && known() === used) dialects.set(endpoint, simpler.dialect);
          dialect = simpler.dialect;
        }
      }
    },
  };
}

const parseBody = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
};

/** The whole body; `onText` hears what a stream has told so far. */
async function readBody(response: Response, onText: ((text: string) => void) | undefined): Promise<string> {
  if (!onText || !response.body) return response.text();
  const decoder = new TextDecoder();
  let body = "";
  for await (const chunk of response.body) {
    body += decoder.decode(chunk, { stream: true });
    onText(textSoFar(body));
  }
  return body + decoder.decode();
}
