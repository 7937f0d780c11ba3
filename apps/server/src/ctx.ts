import type { User } from "@terzi/contracts/account";
import type { Language } from "@terzi/contracts/language";
import type { Part } from "@terzi/contracts/operations";
import type { Operator } from "@terzi/contracts/system";
import type { TokenScope } from "@terzi/contracts/tokens";
import type { Db } from "@terzi/db/open-db";
import type { Printer } from "@terzi/documents/printer";
import type { Mailer } from "@terzi/mail/mailer";
import type { Payments } from "@terzi/payments/provider";
import type { Sandbox } from "@terzi/payments/sandbox";
import type { ModelMatcher } from "@terzi/tailoring/llm/model-matcher";
import type { ModelReader } from "@terzi/tailoring/llm/model-reader";
import type { Captcha } from "./captcha/captcha.ts";
import type { Config } from "./config.ts";
import type { IdentityProvider } from "./identity/identity-provider.ts";
import type { Log } from "./log.ts";
import type { Meters } from "./meters.ts";
import type { Outside } from "./outside.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { Traces } from "./traces/traces.ts";
import type { Background } from "./work/background.ts";
import type { EventLoopWatch } from "./work/event-loop.ts";
import type { Workers } from "./work/open-workers.ts";

/** What lives as long as the process. Tests replace parts of it. */
export type Ports = {
  db: Db;
  printer: Printer;
  /** Where slow work is computed. */
  workers: Workers;
  /** Counters for the operator. */
  meters: Meters;
  /** Where it is told what took how long. */
  traces: Traces;
  /** What goes on when nobody waits for it. */
  background: Background;
  /** How late this process is with its answers. */
  eventLoop: EventLoopWatch;
  /** Who words CVs. */
  writer: Config["writer"];
  /** Who helps to read uploaded CVs; null when only the rules do. */
  modelReader: ModelReader | null;
  /** Who finds what the rules miss in a match; null when only the rules do. */
  modelMatcher: ModelMatcher | null;
  captcha: Captcha;
  /** The sites whose accounts people can log in with. */
  identities: IdentityProvider[];
  limits: RateLimits;
  payments: Payments;
  /** The same as `payments` when they are the sandbox's, which takes card numbers itself. */
  sandbox: Sandbox | null;
  mailer: Mailer;
  /** Where people have their webhooks. */
  outside: Outside;
  /** Who is notified of tickets and messages; null when nobody is. */
  supportEmail: string | null;
  /** Who is responsible for the product; null while nobody is named. */
  operator: Operator | null;
  /** What each part of the product runs on, for the operator. */
  parts: Part[];
  log: Log;
  now(): Date;
};

/** The signed-in state of one request, and ways to change it. */
export type Visit = {
  user: User | null;
  /** What the visitor's API token may do; null for a session, which may do whatever the account may. */
  scopes: TokenScope[] | null;
  /** The stored id of the visitor's session; it opens nothing by itself. */
  sessionId: string | null;
  /** The passkey that the session was begun with; null without one. */
  passkeyId: string | null;
  /** Begins a session for the account and gives it to the visitor. `passkeyId`: the passkey it was begun with. */
  begin(db: Db, accountId: string, passkeyId?: string | null): Promise<void>;
  /** Ends the visitor's session, if any. */
  end(): Promise<void>;
};

export type Ctx = Ports & {
  requestId: string;
  /** The address at which people reach the product, "https://terzi.example". */
  origin: string;
  /** The key that limits count a visitor by when nobody is signed in. */
  ip: string;
  /** The language of answers to this visitor. */
  language: Language;
  visit: Visit;
  /** Who is signed in; the same as the visit's. */
  user: User | null;
  /** The request's Idempotency-Key: a second request with the same key only repeats the first one's answer. */
  idempotencyKey: string | null;
  /** Aborted when the visitor disconnects. */
  signal: AbortSignal;
  /** How many calls of this request have begun, and how much those after the first were answered. */
  answered: { calls: number; bytes: number };
};

/** A context whose visitor is signed in. */
export type UserCtx = Ctx & { user: User };

/** A context whose visitor is an admin. */
export type AdminCtx = UserCtx;

/** Runs `work` in the open transaction, or in one of its own. Never call the outside world inside. */
export const inTransaction = <C extends { db: Db }, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> =>
  ctx.db.isTransaction ? work(ctx) : ctx.db.transaction().execute((db) => work({ ...ctx, db }));
