import { z } from "zod";
import { Language } from "./language.ts";
import { DEFAULT_LANGUAGE } from "./languages.ts";
import { PASSWORD_MAX, PASSWORD_MIN } from "./limits.ts";
import { NUL_MESSAGE, optionalText, text } from "./text.ts";

export const Role = z.enum(["user", "admin"]);
export type Role = z.infer<typeof Role>;

export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  /** When the link mailed to that address was followed; null until then. */
  emailConfirmedAt: z.iso.datetime().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  language: Language,
  credits: z.int(),
  role: Role,
  createdAt: z.iso.datetime(),
  /** False where the account was opened through another site and has no password yet; one can be set by mail. */
  hasPassword: z.boolean(),
  /** Present for an admin who must add a passkey before anything else. */
  passkeyWanted: z.literal(true).optional(),
});
export type User = z.infer<typeof User>;

export const Email = z.email("Invalid email address").max(254, "At most 254 characters");

const Password = z
  .string()
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters.`)
  .refine((value) => !value.includes("\0"), NUL_MESSAGE);

export const NewPassword = Password.min(
  PASSWORD_MIN,
  `Password must be at least ${PASSWORD_MIN} characters.`,
);

export const SignUpInput = z.object({
  email: Email,
  password: NewPassword,
  firstName: optionalText(100),
  lastName: optionalText(100),
  language: Language.default(DEFAULT_LANGUAGE),
  /** The solved captcha: ALTCHA's payload, or reCAPTCHA's token where that is configured. */
  recaptchaToken: text(10_000).min(1, "Please complete the captcha verification"),
});
export type SignUpInput = z.input<typeof SignUpInput>;

export const SignInInput = z.object({
  email: text(254).min(1, "Required"),
  password: Password.min(1, "Required"),
});
export type SignInInput = z.infer<typeof SignInInput>;

export const NameInput = z.object({ firstName: optionalText(100), lastName: optionalText(100) });
export type NameInput = z.infer<typeof NameInput>;

export const ChangePasswordInput = z.object({
  currentPassword: Password.min(1, "Required"),
  newPassword: NewPassword,
  /** Whether programs that use the account need a new token. */
  endTokens: z.boolean().default(true),
});
export type ChangePasswordInput = z.input<typeof ChangePasswordInput>;

export const ChangeEmailInput = z.object({ email: Email, password: Password.min(1, "Required") });
export type ChangeEmailInput = z.infer<typeof ChangeEmailInput>;

/** What only the account's owner may do asks for the password once more. */
export const PasswordInput = z.object({ password: Password.min(1, "Required") });
export type PasswordInput = z.infer<typeof PasswordInput>;

export const ConfirmEmailInput = z.object({ token: text(200).min(1) });
export type ConfirmEmailInput = z.infer<typeof ConfirmEmailInput>;

/** The address that is now confirmed. */
export const EmailConfirmed = z.object({ email: z.string() });
export type EmailConfirmed = z.infer<typeof EmailConfirmed>;

export const RequestResetInput = z.object({ email: Email });
export type RequestResetInput = z.infer<typeof RequestResetInput>;

export const ResetPasswordInput = z.object({ token: text(200).min(1), password: NewPassword });
export type ResetPasswordInput = z.infer<typeof ResetPasswordInput>;

/** One place where the account is signed in. The id opens nothing. */
export const SessionSummary = z.object({
  id: z.string(),
  userAgent: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type SessionSummary = z.infer<typeof SessionSummary>;

export const SessionId = z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) });
export type SessionId = z.infer<typeof SessionId>;

export const LanguageInput = z.object({ language: Language });
export type LanguageInput = z.infer<typeof LanguageInput>;

/** What the sign-up form must solve: an ALTCHA challenge, or a site key for reCAPTCHA. */
export const CaptchaChallenge = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("altcha"), challenge: z.record(z.string(), z.unknown()) }),
  z.object({ kind: z.literal("recaptcha"), siteKey: z.string() }),
]);
export type CaptchaChallenge = z.infer<typeof CaptchaChallenge>;
