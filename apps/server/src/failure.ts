import { ERROR_STATUS, type ErrorBody, type InputIssue } from "@terzi/contracts/errors";
import type { Language } from "@terzi/contracts/language";
import { isDatabaseAway } from "@terzi/db/database-away";
import { TooBusy } from "@terzi/documents/fair-queue";
import { PrinterUnavailable, UnprintableDocument } from "@terzi/documents/printer";
import { errorText } from "@terzi/i18n/errors";
import { PaymentRefused, PaymentsUnavailable, WebhookRefused } from "@terzi/payments/provider";
import { WriterUnavailable } from "@terzi/tailoring/writing/writer-unavailable";
import { TRPCError } from "@trpc/server";
import { ZodError } from "zod";
import { AppError, type Asker } from "./app-error.ts";
import { JobGivenUp } from "./work/open-workers.ts";

type TrpcCode = TRPCError["code"];

const TRPC_CODE: Record<number, TrpcCode> = {
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  402: "PAYMENT_REQUIRED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  409: "CONFLICT",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  422: "UNPROCESSABLE_CONTENT",
  429: "TOO_MANY_REQUESTS",
  503: "SERVICE_UNAVAILABLE",
};

export const trpcCode = (error: AppError): TrpcCode =>
  TRPC_CODE[ERROR_STATUS[error.code]] ?? "INTERNAL_SERVER_ERROR";

const inputIssues = (error: ZodError): InputIssue[] =>
  error.issues.map((issue) => ({ path: issue.path.map(String).join("."), message: issue.message }));

/** What tRPC itself refuses: invalid input, an unknown procedure, a body that isn't JSON. */
function fromTrpc(error: TRPCError): AppError {
  if (error.cause instanceof AppError) return error.cause;
  if (error.cause instanceof ZodError)
    return new AppError("INVALID_INPUT", { issues: inputIssues(error.cause) });
  switch (error.code) {
    case "NOT_FOUND":
      return new AppError("NOT_FOUND");
    case "PARSE_ERROR":
    case "BAD_REQUEST":
    case "METHOD_NOT_SUPPORTED":
      return new AppError("INVALID_INPUT", { cause: error });
    case "PAYLOAD_TOO_LARGE":
      return new AppError("TOO_LARGE");
    case "UNSUPPORTED_MEDIA_TYPE":
      return new AppError("UNSUPPORTED_TYPE");
    default:
      return error.cause ? toAppError(error.cause) : new AppError("UNEXPECTED", { cause: error });
  }
}

/** Any error as an AppError. An unforeseen one becomes UNEXPECTED, its cause only for the log. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof TRPCError) return fromTrpc(error);
  if (isDatabaseAway(error))
    return new AppError("DATABASE_UNAVAILABLE", { cause: error, retryAfterSeconds: 5 });
  if (error instanceof PrinterUnavailable)
    return new AppError("PROVIDER_UNAVAILABLE", { cause: error, retryAfterSeconds: 10 });
  if (error instanceof TooBusy)
    return new AppError(error.isOwn ? "RATE_LIMITED" : "BUSY", {
      cause: error,
      retryAfterSeconds: error.isOwn ? 5 : 30,
    });
  if (error instanceof JobGivenUp)
    return new AppError("TOOK_TOO_LONG", { cause: error, retryAfterSeconds: 60 });
  if (error instanceof UnprintableDocument)
    return new AppError("TOOK_TOO_LONG", { cause: error, retryAfterSeconds: error.retryAfterSeconds });
  if (error instanceof WriterUnavailable)
    return new AppError("PROVIDER_UNAVAILABLE", {
      cause: error,
      retryAfterSeconds: error.retryAfterSeconds || 30,
    });
  if (error instanceof PaymentsUnavailable)
    return new AppError("PROVIDER_UNAVAILABLE", { cause: error, retryAfterSeconds: 30 });
  if (error instanceof PaymentRefused)
    return new AppError(error.code === "idempotency_error" ? "KEY_REUSED" : "PAYMENT_REFUSED", {
      cause: error,
    });
  if (error instanceof WebhookRefused) return new AppError("WEBHOOK_REFUSED", { cause: error });
  if (error instanceof ZodError) return new AppError("INVALID_INPUT", { issues: inputIssues(error) });
  return new AppError("UNEXPECTED", { cause: error });
}

/** For tRPC: what kept a context from being opened. */
export function toTrpcError(error: unknown, asker: Asker): TRPCError {
  const { code, rest } = toAppError(error);
  const cause = new AppError(code, { ...rest, asker });
  return new TRPCError({ code: trpcCode(cause), message: code, cause });
}

/** Whether the failure is ours, not something the caller could change. */
export const isOurFault = (error: AppError): boolean => ERROR_STATUS[error.code] >= 500;

/** The answer to a person: a text in their language, never a stack. */
export const errorBody = (error: AppError, language: Language, requestId: string): ErrorBody => {
  const { issues, retryAfterSeconds, details, values } = error.rest;
  return {
    code: error.code,
    message: errorText(language, error.code, { retryAfterSeconds: retryAfterSeconds ?? 60, ...values }),
    ...(issues && { issues }),
    ...(retryAfterSeconds && { retryAfterSeconds }),
    ...(details !== undefined && { details }),
    requestId,
  };
};
