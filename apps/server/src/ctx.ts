import type { User } from "@terzi/contracts/account";
import type { Language } from "@terzi/contracts/language";
import type { Db } from "@terzi/db/open-db";
import type { Printer } from "@terzi/documents/printer";
import type { Writer } from "@terzi/tailoring/write/writer";
import type { Captcha } from "./captcha/captcha.ts";
import type { RateLimits } from "./rate-limits.ts";

export type Log = {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

/** What lives as long as the process. Tests replace its parts. */
export type Ports = {
  db: Db;
  printer: Printer;
  writer: Writer;
  captcha: Captcha;
  limits: RateLimits;
  log: Log;
  now(): Date;
};

/** The signed-in state of one request, and how to change it. */
export type Visit = {
  user: User | null;
  /** Begins a new session for the account and hands it to the visitor. */
  begin(accountId: string): Promise<void>;
  /** Ends the visitor's session, if any. */
  end(): Promise<void>;
};

export type Ctx = Ports & {
  requestId: string;
  /** Whom a limit counts when nobody is signed in. */
  ip: string;
  /** The language in which this visitor is answered. */
  language: Language;
  visit: Visit;
  /** Aborted when the visitor goes away. */
  signal: AbortSignal;
};

/** A context whose visitor is signed in. */
export type UserCtx = Ctx & { user: User };

/** A context whose visitor is an admin. */
export type AdminCtx = UserCtx;

/** Runs `work` in the transaction that is open, or in one of its own. Never call the outside world inside. */
export const inTransaction = <C extends { db: Db }, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> =>
  ctx.db.isTransaction ? work(ctx) : ctx.db.transaction().execute((db) => work({ ...ctx, db }));
