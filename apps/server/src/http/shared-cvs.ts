import { SignInInput } from "@terzi/contracts/account";
import { ERROR_STATUS } from "@terzi/contracts/errors";
import { errorText } from "@terzi/i18n/errors";
import { sharedTexts } from "@terzi/i18n/shared";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import type { Config } from "../config.ts";
import { isOurFault, toAppError } from "../failure.ts";
import { downloadShared, PASS_SECONDS, showShared, unlockShared } from "../features/cv/shared-cv.ts";
import type { OpenCtx } from "../visit.ts";
import { visitorLanguage } from "./rendered-pages.ts";
import { failedPage, gonePage, lockedPage, SHARED_POLICY, sharedPage } from "./shared-page.ts";

const PASS_COOKIE = "terzi_shared";
const FORM_BYTES = 4_096;

type ForLink = { Params: { token: string } };
type Request = FastifyRequest<ForLink>;

/** Headers of every answer below `/s/`: not listed, not cached, not framed, and the visitor's origin not passed on. */
const HEADERS = {
  "x-robots-tag": "noindex, nofollow, noarchive",
  "cache-control": "private, no-store",
  "referrer-policy": "no-referrer",
  "content-security-policy": SHARED_POLICY,
};

const pathOf = ({ params }: Request): string => `/s/${encodeURIComponent(params.token)}`;

const passOf = ({ headers }: Request): string =>
  new RegExp(`(?:^|;\\s*)${PASS_COOKIE}=([\\w.-]+)`).exec(headers.cookie ?? "")?.[1] ?? "";

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply.type("text/html; charset=utf-8").send(html);

/** Told not to say where it comes from, a browser sends "null" with a form, which isn't one of our pages. */
const sendForm = (request: Request, reply: FastifyReply, problem = ""): FastifyReply =>
  sendPage(reply.header("referrer-policy", "same-origin"), lockedPage(visitorLanguage(request), problem));

/** The pages of shared CVs: `/s/{token}`, for whoever has the link. */
export function addSharedCvs(app: FastifyInstance, config: Config, openCtx: OpenCtx): void {
  app.addHook("onRequest", async (_request, reply) => void reply.headers(HEADERS));
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: FORM_BYTES },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  app.setErrorHandler((error, request, reply) => {
    const failure = toAppError(error);
    const language = visitorLanguage(request);
    if (failure.code === "UNEXPECTED")
      request.log.error({ err: failure.cause ?? failure }, "unexpected failure");
    else if (isOurFault(failure)) request.log.warn({ err: failure.cause }, failure.code);
    reply.code(ERROR_STATUS[failure.code]);
    if (failure.code === "NOT_FOUND" || failure.code === "CV_NOT_FOUND")
      return sendPage(reply, gonePage(language));
    const { retryAfterSeconds } = failure.rest;
    if (retryAfterSeconds) reply.header("retry-after", retryAfterSeconds);
    return sendPage(reply, failedPage(language, errorText(language, failure.code)));
  });

  app.get<ForLink>("/s/:token", async (request, reply) => {
    const ctx = await openCtx(request, reply);
    const asked = { token: request.params.token, pass: passOf(request) };
    // A HEAD request, as programs make that draw a link's preview, doesn't count as a view.
    const html = await showShared(ctx, { ...asked, isSeen: request.method === "GET" });
    if (html === null) return sendForm(request, reply);
    return sendPage(reply, sharedPage(html, pathOf(request), visitorLanguage(request)));
  });

  app.get<ForLink>("/s/:token/cv.pdf", { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = await openCtx(request, reply);
    const file = await downloadShared(ctx, { token: request.params.token, pass: passOf(request) });
    if (!file) return reply.redirect(pathOf(request), 303);
    return reply
      .type(file.contentType)
      .header("content-disposition", file.contentDisposition)
      .send(Buffer.from(file.bytes));
  });

  app.post<ForLink>("/s/:token", async (request, reply) => {
    const ctx = await openCtx(request, reply);
    const form = SignInInput.pick({ password: true }).safeParse(request.body);
    const { token } = request.params;
    const pass = await unlockShared(ctx, { token, password: form.data?.password ?? "" }).catch((error) => {
      if (error instanceof AppError && error.code === "RATE_LIMITED") return error;
      throw error;
    });
    const language = visitorLanguage(request);
    if (pass instanceof AppError) {
      reply.code(ERROR_STATUS[pass.code]).header("retry-after", pass.rest.retryAfterSeconds ?? 1);
      return sendForm(request, reply, errorText(language, pass.code));
    }
    if (pass === null) return sendForm(request, reply.code(403), sharedTexts(language).wrong);
    const isSecure = config.publicUrl?.startsWith("https:") ?? request.protocol === "https";
    const rules = `Max-Age=${PASS_SECONDS}; Path=${pathOf(request)}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
    return reply.header("set-cookie", `${PASS_COOKIE}=${pass}; ${rules}`).redirect(pathOf(request), 303);
  });
}
