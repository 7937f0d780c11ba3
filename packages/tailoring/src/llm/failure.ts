import OpenAI from "openai";
import { AnswerTooLarge } from "./answer-limit.ts";

/** The endpoint answered, but not with edits: a refusal, no JSON, truncated. Asking again wouldn't help. */
export class AnswerUnusable extends Error {
  override name = "AnswerUnusable";
}

/** again: temporary. part: this request is at fault. all: every request will fail, for example with a wrong key. */
export type FailureKind = "again" | "part" | "all";

export type Failure = { kind: FailureKind; reason: string; retryAfterMs: number | null };

/** The wait that an answer requests, in milliseconds; null when it requests none. */
function readRetryAfter(headers: Headers | undefined, now: number): number | null {
  const exact = Number(headers?.get("retry-after-ms") || Number.NaN);
  if (Number.isFinite(exact)) return Math.max(0, exact);
  const written = headers?.get("retry-after")?.trim();
  if (!written) return null;
  const ms = /^\d+(?:\.\d+)?$/.test(written) ? Number(written) * 1_000 : Date.parse(written) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

const failure = (kind: FailureKind, reason: string, retryAfterMs: number | null = null): Failure => ({
  kind,
  reason,
  retryAfterMs,
});

/** How to treat the error of one request. Reasons are for the log: they hold nothing of what was sent or answered. */
export function readFailure(error: unknown, now = Date.now()): Failure {
  if (error instanceof AnswerUnusable) return failure("part", error.message);
  if (error instanceof AnswerTooLarge) return failure("part", "the answer is too large");
  if (error instanceof OpenAI.APIError && error.status !== undefined) {
    const reason = `status ${error.status}${error.code ? ` (${error.code})` : ""}`;
    if (error.code === "insufficient_quota" || [401, 402, 403, 404, 407].includes(error.status))
      return failure("all", reason);
    const isPassing = error.status >= 500 || [408, 409, 425, 429].includes(error.status);
    return isPassing ? failure("again", reason, readRetryAfter(error.headers, now)) : failure("part", reason);
  }
  return failure("again", "no connection, or it broke off");
}
