import { CaptchaChallenge, LanguageInput, SignInInput, SignUpInput, User } from "@terzi/contracts/account";
import { CareerData, SaveCareerInput } from "@terzi/contracts/career";
import { CreditPackage, CvCost } from "@terzi/contracts/credits";
import { CvDetail, CvId, CvOrder, CvSummary, GenerateAnswer, SaveCvInput } from "@terzi/contracts/cv";
import { CvCount, Message } from "@terzi/contracts/system";
import { z } from "zod";
import { AppError } from "../app-error.ts";
import { lastAnswer } from "../features/cv/steps.ts";
import { file, json, type Route, redirect } from "./route.ts";

const Uploaded = Message.extend({ added: z.record(z.string(), z.int()), profile: CareerData });
const FileInput = z.object({ file: z.instanceof(Uint8Array) });
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** Every documented path, in the specification's order. */
export const routes: Route[] = [
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
    method: "GET",
    path: "/api/system/cv-count",
    tag: "System",
    summary: "The landing page's counter",
    access: "public",
    output: CvCount,
    call: (api) => api.system.cvCount(),
  }),
  json({
    method: "POST",
    path: "/api/system/cv-count/increment",
    tag: "System",
    summary: "Count the landing page's counter up",
    access: "public",
    output: CvCount,
    errors: ["RATE_LIMITED"],
    call: (api) => api.system.incrementCvCount(),
  }),
  json({
    method: "GET",
    path: "/api/packages",
    tag: "Credits",
    summary: "The credit packages on sale, by credits",
    access: "public",
    output: z.array(CreditPackage),
    call: (api) => api.credits.packages(),
  }),
  json({
    method: "GET",
    path: "/api/settings/cv-cost",
    tag: "Credits",
    summary: "What a CV costs, in credits",
    access: "public",
    output: CvCost,
    call: (api) => api.credits.price(),
  }),
  json({
    method: "GET",
    path: "/api/cvs",
    tag: "CVs",
    summary: "The user's CVs, newest first",
    access: "user",
    output: z.array(CvSummary),
    call: (api) => api.cv.list(),
  }),
  json({
    method: "POST",
    path: "/api/cvs/generate",
    tag: "CVs",
    summary: "Tailor a CV to a posting; takes no credits until it is saved",
    access: "user",
    input: CvOrder,
    output: GenerateAnswer,
    errors: ["INSUFFICIENT_CREDITS", "PROFILE_EMPTY", "RATE_LIMITED", "PROVIDER_UNAVAILABLE"],
    call: async (api, input) => lastAnswer(await api.cv.generate(input)),
  }),
  json({
    method: "POST",
    path: "/api/cvs/save",
    tag: "CVs",
    summary: "Save a generated CV and take its price, once per preview",
    access: "user",
    status: 201,
    input: SaveCvInput,
    output: CvId,
    errors: ["INSUFFICIENT_CREDITS", "PREVIEW_EXPIRED", "UNCONFIRMED_CLAIMS"],
    call: (api, input) => api.cv.save(input),
  }),
  json({
    method: "GET",
    path: "/api/cvs/{id}",
    tag: "CVs",
    summary: "One CV, whole",
    access: "user",
    input: CvId,
    output: CvDetail,
    errors: ["CV_NOT_FOUND"],
    call: (api, input) => api.cv.find(input),
  }),
  file({
    method: "GET",
    path: "/api/cvs/{id}/download/pdf",
    tag: "CVs",
    summary: "The CV as PDF",
    access: "user",
    input: CvId,
    contentType: "application/pdf",
    errors: ["CV_NOT_FOUND", "RATE_LIMITED", "PROVIDER_UNAVAILABLE"],
    download: (api, input) => api.cvFiles.download({ ...input, format: "pdf" }),
  }),
  file({
    method: "GET",
    path: "/api/cvs/{id}/download/docx",
    tag: "CVs",
    summary: "The CV as DOCX",
    access: "user",
    input: CvId,
    contentType: DOCX,
    errors: ["CV_NOT_FOUND", "RATE_LIMITED"],
    download: (api, input) => api.cvFiles.download({ ...input, format: "docx" }),
  }),
  json({
    method: "GET",
    path: "/api/career-data",
    tag: "Career profile",
    summary: "The career profile, with its version",
    access: "user",
    output: CareerData,
    call: (api) => api.career.read(),
  }),
  json({
    method: "POST",
    path: "/api/career-data",
    tag: "Career profile",
    summary: "Replace the career profile; with a version, only if nobody changed it since",
    access: "user",
    input: SaveCareerInput,
    output: CareerData,
    errors: ["STALE_PROFILE", "PROFILE_TOO_LARGE"],
    call: (api, input) => api.career.save(input),
  }),
  json({
    method: "POST",
    path: "/api/career-data/upload-cv",
    tag: "Career profile",
    summary: "Fill the career profile from a PDF or DOCX",
    access: "user",
    upload: "cv",
    input: FileInput,
    output: Uploaded,
    errors: [
      "TOO_LARGE",
      "UNSUPPORTED_TYPE",
      "FILE_UNREADABLE",
      "FILE_ENCRYPTED",
      "FILE_WITHOUT_TEXT",
      "RATE_LIMITED",
    ],
    call: (api, input) => api.careerFiles.upload(input),
  }),
];
