/**
 * Several servers as one: `node bench/replicas.ts [--seconds 20]`, after `pnpm build`; needs `pgbouncer` and `haproxy` on
 * the path (Debian's will do). Three servers on one PostgreSQL, through PgBouncer by transaction, behind HAProxy. Under
 * load one is killed and another comes: no read may fail, no balance be wrong; limits are counted together, background
 * work is done once, and progress is streamed. The last line is the number of failures.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startEmbeddedPostgres } from "@terzi/db/embedded";
import { openDb } from "@terzi/db/open-db";
import { type Product, startProduct } from "@terzi/journeys/product";
import { buildOrder } from "@terzi/server/test/builders";
import { sql } from "kysely";
import { contentOf, openPerson, type Person } from "./load/world.ts";
import { findPort, startBalancer, startPooler } from "./replicas/front.ts";

const { values } = parseArgs({ options: { seconds: { type: "string", default: "20" } } });
const SECONDS = Number(values.seconds);
const CREDITS = 10_000;
const CV_COST = 10;

const say = (line: string) => void process.stdout.write(`${line}\n`);
for (const program of ["pgbouncer", "haproxy"])
  if (spawnSync(program, ["-v"]).error) {
    say(`${program} isn't on the path: install it, on Debian by "apt-get install ${program}"`);
    process.exit(2);
  }
const folder = mkdtempSync(join(tmpdir(), "terzi-replicas-"));
let failures = 0;
function check(what: string, isRight: boolean, detail: string): void {
  if (!isRight) failures++;
  say(`${isRight ? "✓" : "✗"} ${what.padEnd(34)}${detail}`);
}

const postgres = await startEmbeddedPostgres({ dataDir: join(folder, "database"), log: () => {} });
const pooler = await startPooler(join(folder, "pooler"), postgres.url);
const pooled = new URL(postgres.url);
pooled.host = `127.0.0.1:${pooler.port}`;
pooled.pathname = "/terzi";
const ports = await Promise.all(Array.from({ length: 4 }, findPort));
const running = new Map<number, Product>();

async function start(at: number): Promise<void> {
  const dataDir = join(folder, `server-${at}`);
  const env = {
    PORT: String(ports[at]),
    HOST: "127.0.0.1",
    TRUST_PROXY: "true",
    PUBLIC_URL: "http://terzi.example",
    DATABASE_URL: pooled.href,
    DATABASE_DIRECT_URL: postgres.url,
  };
  running.set(at, await startProduct({ dataDir, env }));
}

const balancer = await startBalancer(join(folder, "balancer"), ports);
const origin = `http://127.0.0.1:${balancer.port}`;
const db = openDb({ url: postgres.url, maxConnections: 8 });

const ask = (person: Person | null, method: string, path: string, body?: object, headers = {}) =>
  fetch(`${origin}${path}`, {
    method,
    headers: { ...person?.headers, ...(body && { "content-type": "application/json" }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });

/** Asks again and again until told to stop; how often it was asked, and what went wrong. */
function readOn(person: Person) {
  const seen = { count: 0, failed: [] as string[], isOver: false };
  const done = (async () => {
    while (!seen.isOver) {
      seen.count++;
      const status = await ask(person, "GET", "/api/career-data")
        .then(async (answer) => {
          await answer.arrayBuffer();
          return answer.ok ? "" : String(answer.status);
        })
        .catch((error: unknown) => String(error));
      if (status) seen.failed.push(status);
      await sleep(30);
    }
  })();
  return { seen, done };
}

/** Saves CVs again and again; how many were acknowledged. */
function saveOn(person: Person) {
  const seen = { acknowledged: 0, unknown: 0, isOver: false };
  const done = (async () => {
    while (!seen.isOver) {
      const isSaved = await ask(person, "POST", "/api/cvs/save", {
        content: contentOf(person),
        jobTitle: "Operations Manager",
      }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.ok;
        },
        () => false,
      );
      if (isSaved) seen.acknowledged++;
      else seen.unknown++;
      await sleep(100);
    }
  })();
  return { seen, done };
}

try {
  // At once, on an empty database: one of them migrates.
  await Promise.all([0, 1, 2].map(start));
  check("three servers start at once", running.size === 3, `${running.size} ready on one database`);
  const people = await Promise.all(Array.from({ length: 16 }, () => openPerson(db, ["read", "write"])));
  for (const { id } of people)
    await db
      .insertInto("ledgerEntry")
      .values({ accountId: id, kind: "admin", amount: CREDITS - 10, actorId: id })
      .execute();
  const [first] = people;
  if (!first) throw new Error("nobody is there");
  await sleep(2_000);

  const wrong = await Promise.all(
    Array.from({ length: 30 }, () =>
      ask(null, "POST", "/api/auth/login", { email: "nobody@example.com", password: "wrong password" }),
    ),
  );
  const refused = wrong.filter(({ status }) => status === 429).length;
  check(
    "limits are counted together",
    refused === 20,
    `${30 - refused} of 30 sign-ins were looked at, 10 may be (${[...new Set(wrong.map(({ status }) => status))].join(", ")})`,
  );

  const tickets = await Promise.all(
    people.map((person, n) =>
      ask(person, "POST", "/api/tickets", {
        subject: `Ticket ${n}`,
        description: "My CV has no page numbers.",
      }),
    ),
  );
  const opened = tickets.filter(({ ok }) => ok).length;
  const readMails = () =>
    [0, 1, 2].reduce((sum, at) => {
      try {
        return (
          sum +
          readdirSync(join(folder, `server-${at}`, "outbox")).filter((name) => name.endsWith(".eml")).length
        );
      } catch {
        return sum;
      }
    }, 0);
  for (let tries = 0; tries < 100 && readMails() < opened; tries++) await sleep(200);
  await sleep(2_000);
  check(
    "background work is done once",
    opened === 16 && readMails() === opened,
    `${readMails()} mails of ${opened} tickets`,
  );

  const stream = await ask(
    first,
    "POST",
    "/trpc/cv.generate?batch=1",
    { 0: buildOrder() },
    { "trpc-accept": "application/jsonl" },
  );
  await stream.body?.cancel();
  const { status } = await ask(first, "POST", "/api/cvs/generate", buildOrder());
  check("a CV is generated", status === 200, `answered ${status}`);

  const readers = people.map(readOn);
  const savers = people.map(saveOn);
  await sleep((SECONDS * 1000) / 3);
  running.get(1)?.process.kill("SIGKILL");
  say("  one of three is killed");
  await sleep((SECONDS * 1000) / 3);
  await start(3);
  say("  another one comes");
  await sleep((SECONDS * 1000) / 3);
  for (const { seen } of [...readers, ...savers]) seen.isOver = true;
  await Promise.all([...readers, ...savers].map(({ done }) => done));

  const reads = readers.reduce((sum, { seen }) => sum + seen.count, 0);
  const failed = readers.flatMap(({ seen }) => seen.failed);
  check(
    "no read fails",
    failed.length === 0,
    `${failed.length} of ${reads}${failed.length ? `: ${[...new Set(failed)].join(", ")}` : ""}`,
  );
  const { rows } = await sql<{ id: string; credits: number; total: number; cvs: number }>`
    select account.id, account.credits,
      (select sum(amount) from ledger_entry where account_id = account.id)::int as total,
      (select count(*) from cv where account_id = account.id)::int as cvs
    from account`.execute(db);
  const off = rows.filter(
    ({ credits, total, cvs }) => credits !== total || credits !== CREDITS - CV_COST * cvs,
  );
  const saved = rows.reduce((sum, { cvs }) => sum + cvs, 0);
  const acknowledged = savers.reduce((sum, { seen }) => sum + seen.acknowledged, 0);
  const unknown = savers.reduce((sum, { seen }) => sum + seen.unknown, 0);
  check("no balance is wrong", off.length === 0, `${off.length} of ${rows.length}`);
  check(
    "what was acknowledged is there",
    saved >= acknowledged && saved <= acknowledged + unknown,
    `${saved} CVs saved and paid, ${acknowledged} acknowledged, ${unknown} broken off`,
  );
} finally {
  for (const product of running.values()) await product.stop();
  await db.destroy();
  balancer.process.kill();
  pooler.process.kill();
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
}
say(`${failures} failures`);
process.exitCode = failures ? 1 : 0;
