import { z } from "zod";

/** Every way a call can fail, with its HTTP status. The texts for people are in `@terzi/i18n`, by the same codes. */
export const ERROR_STATUS = {
  INVALID_INPUT: 400,
  CAPTCHA_FAILED: 400,
  WEBHOOK_REFUSED: 400,
  WEBHOOK_ADDRESS: 400,
  NOT_SIGNED_IN: 401,
  WRONG_CREDENTIALS: 401,
  PASSKEY_UNKNOWN: 401,
  PASSKEY_REFUSED: 400,
  INVALID_TOKEN: 401,
  INSUFFICIENT_CREDITS: 402,
  CREDITS_MISSING: 402,
  CARD_DECLINED: 402,
  CARD_WITHOUT_FUNDS: 402,
  CARD_UNKNOWN: 402,
  PAYMENT_REFUSED: 402,
  FORBIDDEN: 403,
  WRONG_ORIGIN: 403,
  ACCOUNT_DISABLED: 403,
  MISSING_SCOPE: 403,
  WRONG_PASSWORD: 403,
  EMAIL_UNCONFIRMED: 403,
  PASSKEY_WANTED: 403,
  NOT_FOUND: 404,
  CV_NOT_FOUND: 404,
  LETTER_NOT_FOUND: 404,
  EMAIL_TAKEN: 409,
  STALE_PROFILE: 409,
  STALE_CV: 409,
  STALE_LETTER: 409,
  STALE_APPLICATION: 409,
  TOO_MANY_APPLICATIONS: 409,
  PREVIEW_EXPIRED: 409,
  MATCH_OUTDATED: 409,
  UNCONFIRMED_CLAIMS: 409,
  TICKET_CLOSED: 409,
  PACKAGE_INACTIVE: 409,
  NOT_REFUNDABLE: 409,
  OWN_ACCESS: 409,
  LAST_ADMIN: 409,
  TOO_MANY_WEBHOOKS: 409,
  TOO_MANY_FILTERS: 409,
  LAST_WAY_IN: 409,
  NO_PASSWORD: 409,
  KEY_REUSED: 409,
  TOO_MANY_PASSKEYS: 409,
  RESET_EXPIRED: 409,
  CONFIRMATION_EXPIRED: 409,
  TOO_LARGE: 413,
  PROFILE_TOO_LARGE: 413,
  CV_TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  FILE_UNREADABLE: 422,
  CSV_UNREADABLE: 422,
  FILE_ENCRYPTED: 422,
  FILE_WITHOUT_TEXT: 422,
  PROFILE_EMPTY: 422,
  RATE_LIMITED: 429,
  UNEXPECTED: 500,
  DATABASE_UNAVAILABLE: 503,
  PROVIDER_UNAVAILABLE: 503,
  BUSY: 503,
  TOOK_TOO_LONG: 503,
} as const;

export const ErrorCode = z.enum(Object.keys(ERROR_STATUS) as [keyof typeof ERROR_STATUS]);
export type ErrorCode = keyof typeof ERROR_STATUS;

/** One problem with an input: where (`"skills.technical.3"`), and what. */
export const InputIssue = z.object({ path: z.string(), message: z.string() });
export type InputIssue = z.infer<typeof InputIssue>;

/** The body of every failed REST answer, and the `data.failure` of every failed tRPC answer. */
export const ErrorBody = z.object({
  code: ErrorCode,
  message: z.string(),
  issues: z.array(InputIssue).optional(),
  /** Seconds to wait, with RATE_LIMITED and the codes of status 503. */
  retryAfterSeconds: z.int().optional(),
  /** With STALE_PROFILE, STALE_CV and STALE_LETTER: the newer version, so that the editor can offer both. */
  /** With STALE_PROFILE, STALE_CV and STALE_APPLICATION: the newer version, so that the editor can offer both. */
  details: z.unknown().optional(),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
