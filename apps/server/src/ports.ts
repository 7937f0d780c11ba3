import { randomBytes } from "node:crypto";
import { startEmbeddedPostgres } from "@terzi/db/embedded";
import { migrateToLatest } from "@terzi/db/migrate";
import { type Db, openDb } from "@terzi/db/open-db";
import { openPrinter } from "@terzi/documents/printer";
import type { Mailer } from "@terzi/mail/mailer";
import { openOutbox } from "@terzi/mail/outbox";
import { openSmtp } from "@terzi/mail/smtp";
import { runMigrations } from "graphile-worker";
import { openAltcha } from "./captcha/altcha.ts";
import type { Captcha } from "./captcha/captcha.ts";
import { openRecaptcha } from "./captcha/recaptcha.ts";
import type { Config } from "./config.ts";
import type { Ports } from "./ctx.ts";
import { insertSpentCaptcha } from "./features/auth/store.ts";
import { addModelUse } from "./features/system/model-use-store.ts";
import { findOrInsertSecret } from "./features/system/store.ts";
import type { Log } from "./log.ts";
import { openJobLogger } from "./log.ts";
import { openLimitsPool } from "./limits-pool.ts";
import { openMeters } from "./meters.ts";
import { openMatcher, openReader } from "./open-models.ts";
import { openPayments } from "./open-payments.ts";
import { openOutside } from "./outside.ts";
import { describeParts } from "./parts.ts";
import { openRateLimits } from "./rate-limits.ts";
import { explainDatabase, prepareDataDir, requireBrowser } from "./start-failures.ts";
import { tellQueries, traceModel, tracePrinter } from "./traces/trace-parts.ts";
import { openTraces } from "./traces/open-traces.ts";
import { openBackground } from "./work/background.ts";
import { watchEventLoop } from "./work/event-loop.ts";
import { openIdentities } from "./identity/open-identities.ts";
import { giveBackWhenQuiet } from "./work/give-back.ts";
import { openWorkers } from "./work/open-workers.ts";

export type OpenPorts = Ports & {
  /** Of connections that are kept: background work waits on one. */
  databaseUrl: string;
  close(): Promise<void>;
};

/** Opens every outside thing that the settings name, real or embedded; closes what it has opened when one fails. */
export async function openPorts(config: Config, log: Log): Promise<OpenPorts> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne();
  };
  const now = () => new Date();
  await requireBrowser(config);
  await prepareDataDir(config.dataDir);
  try {
    const traces = await openTraces(config, log);
    closers.push(() => traces.close());
    const printer = openPrinter({ ...printerOptions(config), dataDir: config.dataDir, log });
    closers.push(() => printer.close());
    // The browser takes a second to start, so it starts while the database does. /readyz tells if it can't.
    const warming = printer
      .check()
      .catch((error: unknown) => log.warn({ err: error }, "the browser does not start"));
    const meters = openMeters();
    const modelLog = meters.countingModel(traceModel(log, traces), (use) => {
      addModelUse(db, use, now()).catch((error: unknown) =>
        log.warn({ err: error }, "a model's use was not kept"),
      );
    });
    const workers = openWorkers({ log: modelLog, keepWarm: true, traces });
    closers.push(() => workers.close());
    const eventLoop = watchEventLoop();
    closers.push(async () => eventLoop.stop());
    const givingBack = giveBackWhenQuiet();
    closers.push(async () => givingBack.stop());
    const { url, directUrl } = await openDatabase(config, log, closers);
    await migrate(config, directUrl, log);
    const db = openDb({
      url,
      maxConnections: 20,
      isPooled: url !== directUrl,
      answerTimeoutMs: 35_000,
      onQuery: tellQueries(traces),
    });
    closers.push(() => db.destroy());
    const limitsPool = openLimitsPool({ url, maxConnections: 3, log });
    closers.push(() => limitsPool.end());
    const captcha = await openCaptcha(config, db, now);
    const mailer = openMailer(config);
    closers.push(() => mailer.close());
    await warming;
    // Closed first: what is still running needs all the others.
    const background = openBackground({ log });
    closers.push(() => background.close());
    return {
      db,
      databaseUrl: directUrl,
      printer: tracePrinter(printer, traces),
      captcha,
      identities: await openIdentities(config),
      workers,
      meters,
      traces,
      background,
      eventLoop,
      writer: config.writer,
      modelReader: await openReader(config, modelLog),
      modelMatcher: await openMatcher(config, modelLog),
      limits: openRateLimits(limitsPool, traces),
      ...(await openPayments(config, db)),
      mailer,
      outside: openOutside(config.webhooks),
      supportEmail: config.supportEmail,
      operator: config.operator,
      log,
      now,
      close,
      parts: describeParts(config),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function migrate({ database }: Config, url: string, log: Log): Promise<void> {
  const db = openDb({ url, maxConnections: 1 });
  try {
    await migrateToLatest(db);
    await runMigrations({ connectionString: url, logger: openJobLogger(log) });
  } catch (error) {
    throw database.kind === "server" ? explainDatabase(error, url) : error;
  } finally {
    await db.destroy();
  }
}

async function openDatabase(config: Config, log: Log, closers: (() => Promise<void>)[]) {
  if (config.database.kind === "server") {
    const { url, directUrl } = config.database;
    return { url, directUrl: directUrl ?? url };
  }
  const { url, close } = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: (line) => log.info({ part: "postgres" }, line),
  });
  closers.push(close);
  return { url, directUrl: url };
}

async function openCaptcha(config: Config, db: Db, now: () => Date): Promise<Captcha> {
  if (config.captcha.kind === "recaptcha") return openRecaptcha(config.captcha);
  const secret = await findOrInsertSecret(db, "altcha", randomBytes(32).toString("hex"));
  return openAltcha({
    secret,
    now,
    spend: insertSpentCaptcha,
  });
}

const openMailer = ({ mail, mailFrom }: Config): Mailer =>
  mail.kind === "smtp"
    ? openSmtp({ url: mail.url, from: mailFrom })
    : openOutbox({ folder: mail.folder, from: mailFrom });

const printerOptions = ({ browser }: Config) => ({
  ...(browser.kind === "installed" && { executablePath: browser.path }),
  ...(browser.kind === "remote" && { browserWsEndpoint: browser.endpoint }),
});
