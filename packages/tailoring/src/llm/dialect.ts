import OpenAI from "openai";
import type { zodResponseFormat } from "openai/helpers/zod";

/** The JSON schema of an answer, with its name. */
export type AnswerFormat = ReturnType<typeof zodResponseFormat>;

/** What an endpoint understands of the API. Every "OpenAI-compatible" one speaks its own dialect. */
export type Dialect = {
  format: "json_schema" | "json_object" | "text";
  limit: "max_completion_tokens" | "max_tokens" | "none";
  /** Reasoning models refuse a temperature, others an effort. */
  temperature: boolean;
  effort: boolean;
  /** Whether a streamed answer reports its usage on request. */
  stream: "with usage" | "plain" | "none";
};

export const FULL_DIALECT: Dialect = {
  format: "json_schema",
  limit: "max_completion_tokens",
  temperature: true,
  effort: true,
  stream: "with usage",
};

/** How much chance and reasoning a piece of work needs; what is left out is the endpoint's choice. */
export type Tuning = { temperature?: number; effort?: "low" | "medium" };

export type RequestWishes = {
  answerFormat: AnswerFormat;
  maxTokens: number;
  tuning?: Tuning | undefined;
  /** Whether the answer should be streamed. */
  isStreamed?: boolean;
};

const NEXT_FORMAT = { json_schema: "json_object", json_object: "text", text: null } as const;
const NEXT_LIMIT = { max_completion_tokens: "max_tokens", max_tokens: "none", none: null } as const;

const NEXT_STREAM = { "with usage": "plain", plain: "none", none: null } as const;

const ABOUT_TEMPERATURE = /temperature/i;
const ABOUT_EFFORT = /reasoning/i;
const ABOUT_STREAM = /\bstream/i;
const ABOUT_LIMIT = /max_(?:completion_)?tokens/i;
const ABOUT_FORMAT = /response_format|json_schema|json_object|json mode|schema|structured|grammar/i;
/** Refusals of the question itself, which another dialect wouldn't change. */
const ABOUT_CONTENT =
  /context.?length|context.?window|too (?:long|many tokens)|content.?(?:filter|policy)|safety|moderation/i;

/** The parameters of a request in this dialect. `maxTokens` includes what the model thinks. */
export const requestParameters = (
  { format, limit, temperature, effort, stream }: Dialect,
  { answerFormat, maxTokens, tuning = {}, isStreamed = false }: RequestWishes,
) => ({
  ...(format === "json_schema" && { response_format: answerFormat }),
  ...(format === "json_object" && { response_format: { type: "json_object" as const } }),
  ...(limit === "max_completion_tokens" && { max_completion_tokens: maxTokens }),
  ...(limit === "max_tokens" && { max_tokens: maxTokens }),
  ...(temperature && tuning.temperature !== undefined && { temperature: tuning.temperature }),
  ...(effort && tuning.effort && { reasoning_effort: tuning.effort }),
  ...(isStreamed && stream !== "none" && { stream: true as const }),
  ...(isStreamed && stream === "with usage" && { stream_options: { include_usage: true } }),
});

export type SimplerDialect = {
  dialect: Dialect;
  /** Whether the endpoint named what it doesn't understand; otherwise this is a guess. */
  isCertain: boolean;
};

/** The dialect to try after an endpoint refused a request in `used`; null when no simpler one would help. */
export function simplerDialect(used: Dialect, error: unknown): SimplerDialect | null {
  if (!(error instanceof OpenAI.APIError) || ![400, 404, 415, 422, 501].includes(error.status ?? 0))
    return null;
  const said = `${error.code ?? ""} ${error.param ?? ""} ${error.message}`;
  if (error.status === 404 || ABOUT_CONTENT.test(said)) return null;
  if (used.temperature && ABOUT_TEMPERATURE.test(said))
    return { dialect: { ...used, temperature: false }, isCertain: true };
  if (used.effort && ABOUT_EFFORT.test(said)) return { dialect: { ...used, effort: false }, isCertain: true };
  const stream = NEXT_STREAM[used.stream];
  if (stream && ABOUT_STREAM.test(said)) return { dialect: { ...used, stream }, isCertain: true };
  const limit = NEXT_LIMIT[used.limit];
  if (limit && ABOUT_LIMIT.test(said)) return { dialect: { ...used, limit }, isCertain: true };
  if (ABOUT_FORMAT.test(said)) return simplerFormat(used, true);
  // It doesn't say what it objects to, so the least needed goes first.
  return used.temperature || used.effort
    ? { dialect: { ...used, temperature: false, effort: false }, isCertain: false }
    : simplerFormat(used, false);
}

function simplerFormat(used: Dialect, isCertain: boolean): SimplerDialect | null {
  const format = NEXT_FORMAT[used.format];
  return format && { dialect: { ...used, format }, isCertain };
}
