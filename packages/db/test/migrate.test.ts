import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { listPendingMigrations, migrateToLatest } from "../src/migrate.ts";
import { type Db, openDb } from "../src/open-db.ts";
import { runOnServer, urlOf } from "../src/testing-setup.ts";

const files = await readdir(new URL("../src/migrations/", import.meta.url));
const all = files.map((file) => file.replace(/\.sql$/, "")).sort();

const { serverUrl } = inject("testDatabase");
let name = "";
let db: Db;
beforeEach(async () => {
  name = `terzi_empty_${randomBytes(6).toString("hex")}`;
  await runOnServer(serverUrl, `create database ${name} template template0`);
  db = openDb({ url: urlOf(serverUrl, name), maxConnections: 1 });
});
afterEach(async () => {
  await db.destroy();
  await runOnServer(serverUrl, `drop database ${name} with (force)`);
});

test("an empty database gets every migration in order, and then has none pending", async () => {
  expect(await listPendingMigrations(db)).toEqual(all);
  expect(await migrateToLatest(db)).toEqual(all);
  expect(await listPendingMigrations(db)).toEqual([]);
});

test("migrating again does nothing", async () => {
  await migrateToLatest(db);
  const packages = await db.selectFrom("creditPackage").selectAll().execute();
  expect(await migrateToLatest(db)).toEqual([]);
  expect(await db.selectFrom("creditPackage").selectAll().execute()).toEqual(packages);
});

test("of processes that migrate at once, one does the work and the others wait for it", async () => {
  const script = fileURLToPath(new URL("./migrate-once.ts", import.meta.url));
  const runs = await Promise.all(
    [1, 2, 3].map(() => promisify(execFile)(process.execPath, [script, urlOf(serverUrl, name)])),
  );
  const done = runs.map((run): unknown => JSON.parse(run.stdout));
  expect(done).toContainEqual(all);
  expect(done.filter((ran) => Array.isArray(ran) && ran.length > 0)).toHaveLength(1);
  expect(await listPendingMigrations(db)).toEqual([]);
});

test("a migration that fails leaves nothing behind, and is named", async () => {
  await sql`create table cv (in_the_way int)`.execute(db);
  await expect(migrateToLatest(db)).rejects.toThrow("The migration 0001-first-schema failed");
  const { rows } = await sql`select from information_schema.tables where table_name = 'account'`.execute(db);
  expect(rows).toEqual([]);
  expect(await listPendingMigrations(db)).toEqual(all);
});

test("a database that a newer version migrated is refused", async () => {
  await migrateToLatest(db);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030-01-01T00:00:00.000Z')`.execute(
    db,
  );
  await expect(migrateToLatest(db)).rejects.toThrow(/newer version of Terzi .9999-from-the-future/);
});

test("after migrating, the connection has its time-out again", async () => {
  await migrateToLatest(db);
  const { rows } = await sql<{ statementTimeout: string }>`show statement_timeout`.execute(db);
  expect(rows).toEqual([{ statementTimeout: "30s" }]);
});
