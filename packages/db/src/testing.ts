import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { inject } from "vitest";
import { type Db, openDb } from "./open-db.ts";
import { runOnServer, urlOf } from "./testing-setup.ts";

/**
 * A closed pool's connections take a moment to go, and one that the drop cuts off throws in a process that has
 * already forgotten it. After two seconds it is cut off all the same.
 */
async function waitUntilLeft(serverUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    for (let tries = 0; tries < 100; tries++) {
      const { rowCount } = await client.query("select from pg_stat_activity where datname = $1", [name]);
      if (rowCount === 0) return;
      await sleep(20);
    }
  } finally {
    await client.end();
  }
}

/** A database of a test file's own. `close` closes the pool and drops the database, whoever else is connected. */
export type TestDb = { url: string; db: Db; close: () => Promise<void> };

type TestDbOptions = Partial<Pick<Parameters<typeof openDb>[0], "maxConnections" | "onQuery">>;

/**
 * Copies the migrated template into a fresh database (about 50 ms). Needs `@terzi/db/testing-setup` as a
 * `globalSetup` of the vitest configuration.
 *
 * The pool has one connection unless concurrency is the point of the test: a query that forgot its transaction then
 * waits for it in vain and is found.
 */
export async function createTestDb({ maxConnections = 1, onQuery }: TestDbOptions = {}): Promise<TestDb> {
  const { serverUrl, template } = inject("testDatabase");
  const name = `terzi_test_${randomBytes(6).toString("hex")}`;
  await runOnServer(serverUrl, `create database ${name} template ${template}`);
  const url = urlOf(serverUrl, name);
  const db = openDb({ url, maxConnections, onQuery });
  return {
    url,
    db,
    close: async () => {
      await db.destroy();
      await waitUntilLeft(serverUrl, name);
      await runOnServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}
