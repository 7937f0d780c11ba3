import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from "fastify";
import helmet from "helmet";
import { AppError } from "../app-error.ts";
import type { Config } from "../config.ts";
import { SESSION_COOKIE } from "../features/auth/sessions.ts";
import { isApi } from "../visit.ts";
import { SHARE_TARGET } from "./share-target.ts";

/** Stripe's card form: its script, the frames that hold the card's number away from us, and its calls. */
const STRIPE_PAGES = {
  scripts: ["https://js.stripe.com"],
  frames: ["https://js.stripe.com", "https://hooks.stripe.com"],
  calls: ["https://api.stripe.com"],
};

/** Security headers, the same on every answer, and so assembled once. */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  app.addHook("onRequest", (request, reply, next) => {
    reply.headers(headers).header("x-request-id", request.id);
    next();
  });
}

/** Scripts come from our own files only; Mantine sets styles inline. */
function securityHeaders(config: Config): Record<string, string> {
  const captcha =
    config.captcha.kind === "recaptcha" ? ["https://www.google.com", "https://www.gstatic.com"] : [];
  const card = config.payments.kind === "stripe" ? STRIPE_PAGES : { scripts: [], frames: [], calls: [] };
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        // Vite's reloading puts a script into the page; nothing else may.
        "script-src": ["'self'", ...captcha, ...card.scripts, ...(config.isDev ? ["'unsafe-inline'"] : [])],
        "worker-src": ["'self'", "blob:"],
        "style-src": ["'self'", "'unsafe-inline'"],
        "img-src": ["'self'", "data:", "blob:"],
        "font-src": ["'self'", "data:"],
        "connect-src": ["'self'", ...card.calls, ...(config.isDev ? ["ws:"] : [])],
        "frame-src": ["'self'", ...captcha, ...card.frames],
        "object-src": ["'none'"],
        "base-uri": ["'self'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
      },
    },
    strictTransportSecurity: config.publicUrl?.startsWith("https:") ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  setHeaders(request, answer, () => {});
  return Object.fromEntries(
    Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a visit to an address that changes something came from our own pages, or was typed: a link or picture on
 * somebody else's page must not trigger it. Browsers without Sec-Fetch-Site name the page they come from.
 */
export function isOwnVisit(config: Config, request: FastifyRequest): boolean {
  const { referer, "sec-fetch-site": site } = request.headers;
  if (site !== undefined) return site === "same-origin" || site === "none";
  if (referer === undefined) return true;
  return URL.canParse(referer) && new URL(referer).origin === askedOrigin(config, request);
}

/** The origin at which the visitor reached us. A browser writes the Host header itself, whoever made it ask. */
const askedOrigin = ({ publicUrl }: Config, { protocol, host }: FastifyRequest): string =>
  publicUrl ?? `${protocol}://${host}`;

/**
 * A change that carries our cookie must come from our own pages: checked by Origin, else by Sec-Fetch-Site. Every
 * browser sends one of them with such a request; a program that sends neither is nobody's victim.
 */
export function requireOwnOrigin(config: Config): onRequestHookHandler {
  return (request, _reply, next) =>
    next(isForeignChange(config, request) ? new AppError("WRONG_ORIGIN") : undefined);
}

function isForeignChange(config: Config, request: FastifyRequest): boolean {
  if (SAFE.has(request.method)) return false;
  // A request with a token comes from a program; its cookie is ignored.
  if (request.headers.authorization && isApi(request)) return false;
  // A share menu has no origin.
  if (request.url === SHARE_TARGET) return false;
  if (!request.headers.cookie?.includes(`${SESSION_COOKIE}=`)) return false;
  const { origin, "sec-fetch-site": site } = request.headers;
  if (origin !== undefined) return origin !== askedOrigin(config, request);
  return site !== undefined && site !== "same-origin" && site !== "none";
}
