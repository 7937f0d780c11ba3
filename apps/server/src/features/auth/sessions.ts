import { createHash } from "node:crypto";
import type { User } from "@terzi/contracts/account";
import type { Db } from "@terzi/db/open-db";
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from "lucia";
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOf,
  findSessionIfAny,
  insertSession,
  listSessions,
  type StoredSession,
  updateSessionExpiry,
} from "./session-store.ts";

type SessionAttributes = { userAgent: string; passkeyId: string | null };

declare module "lucia" {
  interface Register {
    Lucia: Lucia<SessionAttributes, { account: User }>;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: { account: User };
  }
}

/** The cookie carries the id, the database this hash of it. */
export const hashSessionId = (sessionId: string): string =>
  createHash("sha256").update(sessionId).digest("hex");

const toLucia = (session: StoredSession, id = session.id): DatabaseSession => ({
  id,
  userId: session.accountId,
  expiresAt: new Date(session.expiresAt),
  attributes: { userAgent: "", passkeyId: session.passkeyId },
});

const kyselyAdapter = (db: Db, now: () => Date): Adapter => ({
  async getSessionAndUser(sessionId) {
    const found = await findSessionIfAny(db, hashSessionId(sessionId));
    if (!found) return [null, null];
    return [toLucia(found.session, sessionId), { id: found.user.id, attributes: { account: found.user } }];
  },
  async getUserSessions(accountId) {
    return (await listSessions(db, accountId, now())).map((session) =>
      toLucia({ ...session, passkeyId: null }),
    );
  },
  async setSession({ id, userId, expiresAt, attributes }) {
    await insertSession(db, {
      id: hashSessionId(id),
      accountId: userId,
      expiresAt,
      ...attributes,
    });
  },
  async updateSessionExpiration(sessionId, expiresAt) {
    await updateSessionExpiry(db, hashSessionId(sessionId), expiresAt);
  },
  async deleteSession(sessionId) {
    await deleteSession(db, hashSessionId(sessionId));
  },
  async deleteUserSessions(accountId) {
    await deleteSessionsOf(db, accountId);
  },
  async deleteExpiredSessions() {
    await deleteExpiredSessions(db, now());
  },
});

/** Sessions by Lucia 3: 30 days, prolonged while they are used. `isSecure`: whether the visitor came over https. */
export const openSessions = (db: Db, now: () => Date, isSecure: boolean) =>
  new Lucia<SessionAttributes, { account: User }>(kyselyAdapter(db, now), {
    sessionExpiresIn: new TimeSpan(30, "d"),
    sessionCookie: { name: SESSION_COOKIE, attributes: { sameSite: "lax", secure: isSecure, path: "/" } },
    getUserAttributes: ({ account }) => ({ account }),
    getSessionAttributes: ({ userAgent, passkeyId }) => ({ userAgent, passkeyId }),
  });

export const SESSION_COOKIE = "terzi_session";

const IN_COOKIES = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=(\\w+)`);

/** The session's id, looked up by the cookie's name: Lucia decodes every cookie, and throws at a stray "%". */
export const readSessionCookie = (cookies = ""): string | undefined => IN_COOKIES.exec(cookies)?.[1];
