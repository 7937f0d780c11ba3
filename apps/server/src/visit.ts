import type { Language } from "@terzi/contracts/language";
import { preferredLanguage } from "@terzi/contracts/preferred-language";
import type { Db } from "@terzi/db/open-db";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "./app-error.ts";
import type { Config } from "./config.ts";
import type { Ctx, Ports, Visit } from "./ctx.ts";
import { notePasskeyWish } from "./features/auth/passkey-wish.ts";
import { hashSessionId, openSessions, readSessionCookie } from "./features/auth/sessions.ts";
import { readBearer } from "./features/tokens/bearer.ts";
import { originsOf } from "./own-address.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The language of answers to this visitor, once the caller is known. */
    language?: Language;
  }
}

/** Whether the REST API answers, by the route that was found: a path can be written in many ways. */
export const isApi = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith("/api/") ?? false;

/** Opens the context of one request. `whoAsks` is skipped where everybody gets the same answer. */
export type OpenCtx = (request: FastifyRequest, reply: FastifyReply, whoAsks?: "anybody") => Promise<Ctx>;

/** Makes the context of each request: the ports, and who asks. */
export function openCtxs(ports: Ports, config: Config): OpenCtx {
  const openVisit = openVisits(ports, config);
  const findOrigin = originsOf(config);
  return async (request, reply, whoAsks) => {
    const { authorization } = request.headers;
    const visit =
      whoAsks === "anybody" && !authorization
        ? ANYBODY
        : authorization && isApi(request)
          ? await openTokenVisit(ports, authorization)
          : await openVisit(request, reply);
    if (visit.user) ports.workers.see();
    const leaving = new AbortController();
    reply.raw.once("close", () => {
      if (!reply.raw.writableFinished) leaving.abort();
    });
    request.language = visit.user?.language ?? preferredLanguage(request.headers["accept-language"]);
    return {
      ...ports,
      requestId: request.id,
      origin: findOrigin(request),
      ip: request.ip,
      language: request.language,
      visit,
      user: visit.user,
      idempotencyKey: readIdempotencyKey(request),
      signal: leaving.signal,
      answered: { calls: 0, bytes: 0 },
    };
  };
}

const ANYBODY: Visit = {
  user: null,
  scopes: null,
  sessionId: null,
  passkeyId: null,
  begin: async () => {},
  end: async () => {},
};

function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key !== "string" || !/^[\x21-\x7e]{1,255}$/.test(key))
    throw new AppError("INVALID_INPUT", {
      issues: [{ path: "Idempotency-Key", message: "1 to 255 visible ASCII characters" }],
    });
  return key;
}

/** A program with an API token: it has no session to begin or to end, and no cookie of it is looked at. */
async function openTokenVisit(ports: Ports, authorization: string): Promise<Visit> {
  const bearer = await readBearer(ports, authorization);
  return { ...bearer, sessionId: null, passkeyId: null, begin: async () => {}, end: async () => {} };
}

function openVisits({ db, now }: Ports, config: Config) {
  const openBy = (isSecure: boolean) => (db: Db) => openSessions(db, now, isSecure);
  // Built once: what a request changes goes through a transaction, and its own.
  const kept = [false, true].map((isSecure) => openBy(isSecure)(db));
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Visit> => {
    const isSecure = config.publicUrl?.startsWith("https:") ?? request.protocol === "https";
    const sessionsIn = openBy(isSecure);
    const sessions = kept[Number(isSecure)] ?? sessionsIn(db);
    const sendCookie = (cookie: { serialize(): string }) =>
      void reply.header("set-cookie", cookie.serialize());
    const sessionId = readSessionCookie(request.headers.cookie);
    const { user, session } = sessionId
      ? await sessions.validateSession(sessionId)
      : { user: null, session: null };
    if (session?.fresh) sendCookie(sessions.createSessionCookie(session.id));
    return {
      user: user && (await notePasskeyWish(db, user.account, session?.passkeyId ?? null)),
      scopes: null,
      sessionId: session && hashSessionId(session.id),
      passkeyId: session?.passkeyId ?? null,
      async begin(db, accountId, passkeyId = null) {
        const sessions = sessionsIn(db);
        if (session) await sessions.invalidateSession(session.id);
        const userAgent = (request.headers["user-agent"] ?? "").slice(0, 300);
        const begun = await sessions.createSession(accountId, { userAgent, passkeyId });
        sendCookie(sessions.createSessionCookie(begun.id));
      },
      async end() {
        if (session) await sessions.invalidateSession(session.id);
        sendCookie(sessions.createBlankSessionCookie());
      },
    };
  };
}
