import OpenAI from "openai";
import type { zodResponseFormat } from "openai/helpers/zod";

/** The JSON schema that an answer keeps to, with its name. */
export type AnswerFormat = ReturnType<typeof zodResponseFormat>;

/** What of the API an endpoint understands. Every "OpenAI-compatible" one speaks a dialect of its own. */
export type Dialect = {
  format: "json_schema" | "json_object" | "text";
  limit: "max_completion_tokens" | "max_tokens" | "none";
};

export const FULL_DIALECT: Dialect = { format: "json_schema", limit: "max_completion_tokens" };

const NEXT_FORMAT = { json_schema: "json_object", json_object: "text", text: null } as const;
const NEXT_LIMIT = { max_completion_tokens: "max_tokens", max_tokens: "none", none: null } as const;

const ABOUT_LIMIT = /max_(?:completion_)?tokens/i;
const ABOUT_FORMAT = /response_format|json_schema|json_object|json mode|schema|structured|grammar/i;
/** Refusals of what was asked, which asking in another dialect doesn't change. */
const ABOUT_CONTENT =
  /context.?length|context.?window|too (?:long|many tokens)|content.?(?:filter|policy)|safety|moderation/i;

/** The parameters of a request in this dialect. `maxTokens` counts what the model thinks, too. */
export const requestParameters = (
  { format, limit }: Dialect,
  { answerFormat, maxTokens }: { answerFormat: AnswerFormat; maxTokens: number },
) => ({
  ...(format === "json_schema" && { response_format: answerFormat }),
  ...(format === "json_object" && { response_format: { type: "json_object" as const } }),
  ...(limit === "max_completion_tokens" && { max_completion_tokens: maxTokens }),
  ...(limit === "max_tokens" && { max_tokens: maxTokens }),
});

export type SimplerDialect = {
  dialect: Dialect;
  /** Whether the endpoint named what it doesn't understand; otherwise this is a try. */
  isCertain: boolean;
};

/** The dialect to try after an endpoint refused a request in `used`; null when no simpler one would help. */
export function simplerDialect(used: Dialect, error: unknown): SimplerDialect | null {
  if (!(error instanceof OpenAI.APIError) || ![400, 404, 415, 422, 501].includes(error.status ?? 0))
    return null;
  const said = `${error.code ?? ""} ${error.param ?? ""} ${error.message}`;
  if (error.status === 404 || ABOUT_CONTENT.test(said)) return null;
  const limit = NEXT_LIMIT[used.limit];
  if (limit && ABOUT_LIMIT.test(said)) return { dialect: { ...used, limit }, isCertain: true };
  const format = NEXT_FORMAT[used.format];
  return format && { dialect: { ...used, format }, isCertain: ABOUT_FORMAT.test(said) };
}
