import type { ErrorCode, InputIssue } from "@terzi/contracts/errors";
import type { Language } from "@terzi/contracts/language";

export type Asker = { language: Language; requestId: string };

type Details = {
  /** Values for the text that people read: `{{cost}}`. */
  values?: Record<string, string | number>;
  issues?: InputIssue[];
  retryAfterSeconds?: number;
  /** What the caller needs to continue, as with STALE_PROFILE. */
  details?: unknown;
  /** Who asked, when no context could be opened. */
  asker?: Asker;
  cause?: unknown;
};

/** The one way in which a rule refuses. Adapters turn it into their own answer by its code. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly rest: Details;

  constructor(code: ErrorCode, rest: Details = {}) {
    super(code, { cause: rest.cause });
    this.name = "AppError";
    this.code = code;
    this.rest = rest;
  }
}
