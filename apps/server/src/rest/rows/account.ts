import {
  CaptchaChallenge,
  ConfirmEmailInput,
  EmailConfirmed,
  LanguageInput,
  NameInput,
  RequestResetInput,
  ResetPasswordInput,
  SignInInput,
  SignUpInput,
  User,
} from "@terzi/contracts/account";
import { z } from "zod";
import { AppError } from "../../app-error.ts";
import { file, json, type Route, redirect } from "../route.ts";

export const accountRows: Route[] = [
  json({
    method: "GET",
    path: "/api/captcha",
    tag: "Account",
    summary: "The challenge that a sign-up must solve",
    access: "public",
    output: z.union([CaptchaChallenge, z.record(z.string(), z.unknown())]),
    // ALTCHA's widget and libraries expect the bare challenge.
    call: async (api) => {
      const captcha = await api.auth.captcha();
      return captcha.kind === "altcha" ? captcha.challenge : captcha;
    },
  }),
  json({
    method: "GET",
    path: "/api/auth/user",
    tag: "Account",
    summary: "The current user",
    access: "user",
    output: User,
    call: async (api) => {
      const user = await api.auth.user();
      if (!user) throw new AppError("NOT_SIGNED_IN");
      return user;
    },
  }),
  json({
    method: "POST",
    path: "/api/auth/login",
    tag: "Account",
    summary: "Sign in: sets the session cookie",
    access: "public",
    input: SignInInput,
    output: User,
    errors: ["WRONG_CREDENTIALS", "ACCOUNT_DISABLED", "RATE_LIMITED"],
    call: (api, input) => api.auth.signIn(input),
  }),
  json({
    method: "POST",
    path: "/api/auth/signup",
    tag: "Account",
    summary: "Create an account with 10 free credits: sets the session cookie",
    access: "public",
    status: 201,
    input: SignUpInput,
    output: User,
    errors: ["CAPTCHA_FAILED", "EMAIL_TAKEN", "RATE_LIMITED", "PROVIDER_UNAVAILABLE"],
    call: (api, input) => api.auth.signUp(input),
  }),
  json({
    method: "POST",
    path: "/api/auth/logout",
    tag: "Account",
    summary: "Sign out",
    access: "public",
    output: z.object({ success: z.boolean() }),
    call: async (api) => {
      await api.auth.signOut();
      return { success: true };
    },
  }),
  redirect({
    method: "GET",
    path: "/api/logout",
    tag: "Account",
    summary: "Sign out by a link, then go to the log-in page",
    access: "public",
    redirect: "/login",
    visit: (api) => api.auth.signOut(),
  }),
  json({
    method: "PATCH",
    path: "/api/user/language",
    tag: "Account",
    summary: "Change the interface language",
    access: "user",
    input: LanguageInput,
    output: User,
    call: (api, input) => api.auth.setLanguage(input),
  }),
  json({
    method: "PATCH",
    path: "/api/user/name",
    tag: "Account",
    summary: "Change first and last name",
    access: "user",
    input: NameInput,
    output: User,
    call: (api, input) => api.auth.changeName(input),
  }),
  json({
    method: "POST",
    path: "/api/auth/request-email-confirmation",
    tag: "Account",
    summary: "Mail the link that confirms the address once more",
    access: "session",
    output: z.object({ success: z.boolean() }),
    errors: ["RATE_LIMITED"],
    call: async (api) => {
      await api.auth.requestConfirmation();
      return { success: true };
    },
  }),
  json({
    method: "POST",
    path: "/api/auth/confirm-email",
    tag: "Account",
    summary: "Confirm an address by the link that was mailed there",
    access: "public",
    input: ConfirmEmailInput,
    output: EmailConfirmed,
    errors: ["CONFIRMATION_EXPIRED", "RATE_LIMITED"],
    call: (api, input) => api.auth.confirmEmail(input),
  }),
  json({
    method: "POST",
    path: "/api/auth/request-password-reset",
    tag: "Account",
    summary: "Mail a link to set a new password; the same answer whether or not there is such an account",
    access: "public",
    input: RequestResetInput,
    output: z.object({ success: z.boolean() }),
    errors: ["RATE_LIMITED"],
    call: async (api, input) => {
      await api.auth.requestReset(input);
      return { success: true };
    },
  }),
  json({
    method: "POST",
    path: "/api/auth/reset-password",
    tag: "Account",
    summary: "Set a new password by a mailed link, once: sets the session cookie",
    access: "public",
    input: ResetPasswordInput,
    output: User,
    errors: ["RESET_EXPIRED", "RATE_LIMITED"],
    call: (api, input) => api.auth.resetPassword(input),
  }),
  file({
    method: "GET",
    path: "/api/user/export",
    tag: "Account",
    summary: "Everything that Terzi keeps about the user, as one JSON file",
    access: "user",
    contentType: "application/json",
    errors: ["FORBIDDEN", "RATE_LIMITED"],
    download: (api) => api.privacyFiles.exportAccount(),
  }),
];
