import { UnreadableCv } from "@terzi/cv-import/unreadable-cv";
import { WriterUnavailable } from "@terzi/tailoring/writing/writer-unavailable";

/** An error as plain data: a message between threads keeps its text but not its class. */
export type CarriedError = { name: string; message: string; stack: string } & (
  | { kind: "unreadable"; reason: UnreadableCv["reason"] }
  | { kind: "unavailable"; retryAfterSeconds: number | null }
  | { kind: "other" }
);

export function carryError(error: unknown): CarriedError {
  if (!(error instanceof Error)) return { kind: "other", name: "Error", message: String(error), stack: "" };
  const { name, message, stack = "" } = error;
  if (error instanceof UnreadableCv)
    return { kind: "unreadable", name, message, stack, reason: error.reason };
  if (error instanceof WriterUnavailable)
    return { kind: "unavailable", name, message, stack, retryAfterSeconds: error.retryAfterSeconds };
  return { kind: "other", name, message, stack };
}

export function reviveError({ name, message, stack, ...carried }: CarriedError): Error {
  const cause = Object.assign(new Error(message), { name, stack });
  if (carried.kind === "unreadable") return new UnreadableCv(carried.reason, { cause });
  if (carried.kind === "unavailable")
    return new WriterUnavailable(message, { cause, retryAfterSeconds: carried.retryAfterSeconds });
  return cause;
}
