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

/** What lives as long as the process. Tests replace its parts. */
export type Ports = {
  db: Db;
  printer: Printer;
  /** Where what takes long is computed. */
  workers: Workers;
  /** What is counted for the operator. */
  meters: Meters;
  /** Where it is told what took how long. */
  traces: Traces;
  /** What goes on when nobody waits for it. */
  background: Background;
  /** How late this process is with its answers. */
  eventLoop: EventLoopWatch;
  /** Who words the CVs. */
  writer: Config["writer"];
  /** Who helps to read uploaded CVs; null when the rules do it alone. */
  modelReader: ModelReader | null;
  /** Who sees what the rules miss in a match; null when the rules do it alone. */
  modelMatcher: ModelMatcher | null;
  captcha: Captcha;
  /** The sites by whose accounts people can log in. */
  identities: IdentityProvider[];
  limits: RateLimits;
  payments: Payments;
  /** The same as `payments`, where they are the sandbox's: it takes card numbers itself. */
  sandbox: Sandbox | null;
  mailer: Mailer;
  /** Where people have their webhooks. */
  outside: Outside;
  /** Who is told of tickets and messages; null when nobody is. */
  supportEmail: string | null;
  /** Who answers for the product; null while nobody is named. */
  operator: Operator | null;
  /** What each part of the product is, for its operator. */
  parts: Part[];
  log: Log;
  now(): Date;
};

/** The signed-in state of one request, and how to change it. */
export type Visit = {
  user: User | null;
  /** What the visitor's API token may do; null for a visitor with a session, who may do all that the account may. */
  scopes: TokenScope[] | null;
  /** The stored id of the visitor's session, which opens nothing. */
  sessionId: string | null;
  /** By which passkey the session was begun; null without one. */
  passkeyId: string | null;
  /** Begins a new session for the account and hands it to the visitor. `passkeyId`: by which they came. */
  begin(db: Db, accountId: string, passkeyId?: string | null): Promise<void>;
  /** Ends the visitor's session, if any. */
  end(): Promise<void>;
};

export type Ctx = Ports & {
  requestId: string;
  /** The address by which people reach the product, "https://terzi.example". */
  origin: string;
  /** Whom a limit counts when nobody is signed in. */
  ip: string;
  /** The language in which this visitor is answered. */
  language: Language;
  visit: Visit;
  /** The request's Idempotency-Key: of two requests with the same one, the second only repeats the first's answer. */
  idempotencyKey: string | null;
  /** Aborted when the visitor goes away. */
  signal: AbortSignal;
  /** How many calls of this request have begun, and how much those after the first were answered. */
  answered: { calls: number; bytes: number };
};

/** A context whose visitor is signed in. */
export type UserCtx = Ctx & { user: User };

/** A context whose visitor is an admin. */
export type AdminCtx = UserCtx;

/** Runs `work` in the transaction that is open, or in one of its own. Never call the outside world inside. */
export const inTransaction = <C extends { db: Db }, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> =>
  ctx.db.isTransaction ? work(ctx) : ctx.db.transaction().execute((db) => work({ ...ctx, db }));
