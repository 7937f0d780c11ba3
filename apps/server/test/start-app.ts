import { randomInt } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { QueryTold } from "@terzi/db/open-db";
import { createTestDb } from "@terzi/db/testing";
import { openPrinter } from "@terzi/documents/printer";
import { listOutbox, openOutbox, readOutboxMail } from "@terzi/mail/outbox";
import { type ReadMail, readMail } from "@terzi/mail/read-mail";
import type { FastifyInstance } from "fastify";
import { runMigrations, runOnce } from "graphile-worker";
import { sql } from "kysely";
import { createApp } from "../src/app.ts";
import { openAltcha } from "../src/captcha/altcha.ts";
import { type Config, readConfig } from "../src/config.ts";
import type { Ports } from "../src/ctx.ts";
import { insertSpentCaptcha } from "../src/features/auth/store.ts";
import { openIdentities } from "../src/identity/open-identities.ts";
import { JOBS_PRESET } from "../src/jobs/start-jobs.ts";
import { openTasks } from "../src/jobs/tasks.ts";
import { openLimitsPool } from "../src/limits-pool.ts";
import { openJobLogger, openLogger } from "../src/log.ts";
import { openMeters } from "../src/meters.ts";
import { openPayments } from "../src/open-payments.ts";
import { openOutside } from "../src/outside.ts";
import { describeParts } from "../src/parts.ts";
import { openRateLimits } from "../src/rate-limits.ts";
import { openTraces } from "../src/traces/open-traces.ts";
import { NO_TRACES } from "../src/traces/traces.ts";
import { tellQueries, traceModel, tracePrinter, traceTasks } from "../src/traces/trace-parts.ts";
import { openBackground } from "../src/work/background.ts";
import { watchEventLoop } from "../src/work/event-loop.ts";
import { openWorkers } from "../src/work/open-workers.ts";
import { shareParts } from "./shared-parts.ts";
import { openVisitor, type Visitor } from "./visitor.ts";

export const ORIGIN = "https://terzi.example";
/** Where the visitors of a test find the server: nothing listens, so it is what the settings say. */
export const ORIGIN_HERE = "http://localhost:3000";

export type TestApp = Ports & {
  app: FastifyInstance;
  config: Config;
  databaseUrl: string;
  /** Somebody with a browser of their own, at an address of their own. */
  visitor(): Visitor;
  /** Sets the clock forward. */
  passTime(ms: number): void;
  /** Does the background work that is due, and the given tasks at once. */
  runJobs(...tasks: string[]): Promise<void>;
  /** The mails in the outbox, newest first. */
  readOutbox(): Promise<ReadMail[]>;
  stop(): Promise<void>;
};

type Options = {
  /** More than one only where concurrency is the point: a query that forgot its transaction then hangs and is found. */
  maxConnections?: number;
  env?: Record<string, string>;
  ports?: Partial<Ports>;
  /** Takes the lines of the log, instead of standard output. */
  takeLog?: (line: string) => void;
  /** Hears of each query of the pool. */
  onQuery?: (query: QueryTold) => void;
};

/** The whole server on a database of its own, with the real printer, reached as from outside. */
export async function startApp({
  maxConnections = 1,
  env = {},
  ports = {},
  takeLog,
  onQuery,
}: Options = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), "terzi-test-"));
  const config = readConfig({ LOG_LEVEL: "error", DATA_DIR: dataDir, ...env });
  const logger = openLogger(config.logLevel, takeLog && { write: takeLog });
  const traces = await openTraces(config, logger);
  const { db, url, close } = await createTestDb({ maxConnections, onQuery: onQuery ?? tellQueries(traces) });
  const limitsPool = openLimitsPool({ url, maxConnections: 2, log: logger });
  await runMigrations({ connectionString: url, logger: openJobLogger(logger) });
  const log = ports.log ?? logger;
  // Who watches the traces gets parts that tell them.
  const isTraced = traces !== NO_TRACES;
  const { printer, workers } = isTraced
    ? {
        printer: tracePrinter(openPrinter({ dataDir, log }), traces),
        workers: openWorkers({ log: traceModel(log, traces), traces }),
      }
    : shareParts(log);
  const background = openBackground({ log: logger });
  const eventLoop = watchEventLoop();
  const outbox = join(dataDir, "outbox");
  let passedMs = 0;
  const now = () => new Date(Date.now() + passedMs);
  const own: Ports = {
    db,
    printer,
    workers,
    meters: openMeters(),
    traces,
    background,
    eventLoop,
    writer: config.writer,
    modelReader: null,
    modelMatcher: null,
    captcha: openAltcha({
      secret: "only for this test",
      now,
      spend: insertSpentCaptcha,
      work: { iterations: 1, atLeast: 1, atMost: 3 },
    }),
    identities: await openIdentities(config),
    limits: openRateLimits(limitsPool, traces),
    ...(await openPayments(config, db)),
    mailer: openOutbox({ folder: outbox, from: config.mailFrom }),
    outside: openOutside(config.webhooks),
    supportEmail: config.supportEmail,
    operator: config.operator,
    parts: describeParts(config),
    log: logger,
    now,
    ...ports,
  };
  const app = await createApp(config, { ...own, logger }, { withPages: false });
  return {
    ...own,
    app,
    config,
    visitor: () => openVisitor(app, `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`),
    passTime: (ms) => {
      passedMs += ms;
    },
    databaseUrl: url,
    async runJobs(...tasks) {
      for (const task of tasks) await sql`select graphile_worker.add_job(${task})`.execute(db);
      await runOnce({
        connectionString: url,
        taskList: traceTasks(openTasks(own, ORIGIN), traces),
        noHandleSignals: true,
        logger: openJobLogger(logger),
        preset: JOBS_PRESET,
      });
    },
    async readOutbox() {
      const mails = await Promise.all((await listOutbox(outbox)).map((id) => readOutboxMail(outbox, id)));
      return Promise.all(mails.map((mail) => readMail(mail ?? Buffer.alloc(0))));
    },
    async stop() {
      await app.close();
      eventLoop.stop();
      await background.close();
      if (isTraced) await Promise.all([workers.close(), printer.close()]);
      await traces.close();
      await limitsPool.end();
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
