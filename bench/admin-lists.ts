/** What an operator waits for on a large product: `node bench/admin-lists.ts [--users 1000000]`; the rest in proportion. */
import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ListUsersInput } from "@terzi/contracts/admin";
import { ListPurchasesInput } from "@terzi/contracts/credits";
import { ListTicketsInput } from "@terzi/contracts/tickets";
import { startEmbeddedPostgres } from "@terzi/db/embedded";
import { migrateToLatest } from "@terzi/db/migrate";
import type { Db } from "@terzi/db/open-db";
import { listAllPurchases, listAllTickets } from "@terzi/server/features/admin/lists-store";
import { readStats, readStatsOverTime } from "@terzi/server/features/admin/read-stats";
import { rollUpStats } from "@terzi/server/features/admin/roll-up-stats";
import { listLedger, listUsers } from "@terzi/server/features/admin/users-store";
import { listPurchases } from "@terzi/server/features/credits/purchase-store";
import { listCvPage } from "@terzi/server/features/cv/store";
import pg from "pg";
import { fillOperatorDb } from "./src/fill-operator-db.ts";
import { listSequentialScans, openWatchedDb } from "./src/watched-db.ts";

const BIG = new Set(["account", "cv", "purchase", "ledger_entry"]);
const CALLS = 40;
const LIMIT = 50;

const { values } = parseArgs({ options: { users: { type: "string", default: "1000000" } } });
const users = Number(values.users);
const sizes = { users, cvs: users * 3, purchases: users / 2 };
const say = (line: string) => void process.stdout.write(`${line}\n`);

type Call = (db: Db, cursors: { user: string; purchase: string; ticket: string }) => Promise<unknown>;
const askUsers =
  (input: object): Call =>
  (db) =>
    listUsers(db, ListUsersInput.parse({ limit: LIMIT, ...input }));
const askPurchases =
  (input: object): Call =>
  (db) =>
    listAllPurchases(db, ListPurchasesInput.parse({ limit: LIMIT, ...input }));
const askTickets =
  (input: object): Call =>
  (db) =>
    listAllTickets(db, ListTicketsInput.parse({ limit: LIMIT, ...input }));
const now = () => new Date();

const CALLS_BY_NAME: Record<string, Call> = {
  "users, newest": askUsers({}),
  "users, newest, from any page on": (db, { user }) =>
    askUsers({ cursor: user })(db, { user, purchase: "", ticket: "" }),
  "users, richest": askUsers({ sort: "credits" }),
  "users, richest, from any page on": (db, { user }) =>
    askUsers({ sort: "credits", cursor: user })(db, { user, purchase: "", ticket: "" }),
  "users, admins": askUsers({ role: "admin" }),
  "users named Işık": askUsers({ search: "işık" }),
  "users, one address": askUsers({ search: "user4711." }),
  "users, everybody's address": askUsers({ search: "example.com" }),
  "users, nobody's name": askUsers({ search: "qqxzzq" }),
  "users, two letters": askUsers({ search: "qz" }),
  "users, the REST list of 1,000": askUsers({ limit: 1_000 }),
  "purchases, newest": askPurchases({}),
  "purchases, from any page on": (db, cursors) => askPurchases({ cursor: cursors.purchase })(db, cursors),
  "purchases, refunded": askPurchases({ status: "refunded" }),
  "purchases of one buyer": askPurchases({ search: "user4711." }),
  "purchases of all named Işık": askPurchases({ search: "işık" }),
  "purchases, one payment": askPurchases({ search: "pi_4711" }),
  "purchases, nobody's": askPurchases({ search: "qqxzzq" }),
  "tickets, open": askTickets({ status: "open" }),
  "tickets, from any page on": (db, cursors) => askTickets({ cursor: cursors.ticket })(db, cursors),
  "tickets, by subject": askTickets({ search: "question 4711" }),
  "tickets of one owner": askTickets({ search: "user4711." }),
  "a user's CVs": (db, { user }) => listCvPage(db, user, { limit: LIMIT }),
  "a user's purchases": (db, { user }) => listPurchases(db, user, { limit: LIMIT }),
  "a user's ledger": (db, { user }) => listLedger(db, user, LIMIT),
  totals: (db) => readStats({ db, now }),
  "365 days": (db) => readStatsOverTime({ db, now }, { days: 365 }),
};

const quantile = (values: number[], part: number): number =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ] ?? 0;

async function pickIds(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from ${table} tablesample system_rows(${CALLS})`,
  );
  return rows.map(({ id }) => id);
}

async function measure(url: string, client: pg.Client): Promise<boolean> {
  await client.query("create extension if not exists tsm_system_rows");
  const ids = {
    user: await pickIds(client, "account"),
    purchase: await pickIds(client, "purchase"),
    ticket: await pickIds(client, "ticket"),
  };
  const { db, asked } = openWatchedDb(url);
  let isClean = true;
  for (const [name, call] of Object.entries(CALLS_BY_NAME)) {
    const times: number[] = [];
    asked.length = 0;
    for (let index = 0; index < CALLS; index++) {
      const cursors = {
        user: ids.user[index % ids.user.length] ?? "",
        purchase: ids.purchase[index % ids.purchase.length] ?? "",
        ticket: ids.ticket[index % ids.ticket.length] ?? "",
      };
      const begun = performance.now();
      await call(db, cursors);
      times.push(performance.now() - begun);
    }
    const scans = new Set<string>();
    for (const query of asked.slice(0, 6))
      for (const table of await listSequentialScans(client, query)) scans.add(table);
    const bad = [...scans].filter((table) => BIG.has(table));
    if (bad.length) isClean = false;
    say(
      `${name.padEnd(36)} p50 ${quantile(times, 0.5).toFixed(1).padStart(8)} ms   p95 ${quantile(times, 0.95).toFixed(1).padStart(8)} ms   ${bad.length ? `SEQUENTIAL SCAN of ${bad.join(", ")}` : "by index"}`,
    );
  }
  await db.destroy();
  return isClean;
}

async function fillAndMeasure(url: string, client: pg.Client): Promise<boolean> {
  const { db } = openWatchedDb(url);
  try {
    await migrateToLatest(db);
    say(`${sizes.users} users, ${sizes.cvs} CVs, ${sizes.purchases} purchases`);
    await fillOperatorDb(client, sizes, say);
    const begun = Date.now();
    await rollUpStats({ db, now });
    say(`finished days kept: ${((Date.now() - begun) / 1000).toFixed(1)} s`);
    await client.query("vacuum analyze daily_stat");
  } finally {
    await db.destroy();
  }
  return measure(url, client);
}

const dataDir = await mkdtemp(join(tmpdir(), "terzi-bench-"));
const server = await startEmbeddedPostgres({ dataDir, isDurable: false, log: () => {} });
const client = new pg.Client({ connectionString: server.url });
try {
  await client.connect();
  process.exitCode = (await fillAndMeasure(server.url, client)) ? 0 : 1;
} finally {
  await client.end();
  await server.close();
  await rm(await realpath(join(dataDir, "postgres")), { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}
