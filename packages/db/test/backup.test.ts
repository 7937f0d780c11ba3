import { PassThrough, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { restoreBackup } from "../src/backup/restore-backup.ts";
import { writeBackup } from "../src/backup/write-backup.ts";
import { type Db, openDb } from "../src/open-db.ts";
import { createTestDb, type TestDb } from "../src/testing.ts";
import { runOnServer } from "../src/testing-setup.ts";

let source: TestDb;
let backup: Buffer;
const opened: Db[] = [];

const ODD = 'a "quoted" \\N \t tab, ünï and 日本\nline';

/** A database without a single table. */
async function openEmpty(): Promise<{ db: Db; url: string }> {
  const name = `terzi_restored_${opened.length}_${process.pid}`;
  await runOnServer(source.url, `drop database if exists ${name} with (force)`);
  await runOnServer(source.url, `create database ${name}`);
  const url = new URL(source.url);
  url.pathname = `/${name}`;
  const db = openDb({ url: url.href, maxConnections: 1 });
  opened.push(db);
  return { db, url: url.href };
}

async function readAll(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%' order by 1`.execute(db);
  const contents: Record<string, string> = {};
  for (const { name } of rows) {
    const table = sql.table(name);
    const { rows: found } = await sql<{ all: string }>`
      select coalesce(string_agg(t::text, chr(10) order by t::text), '') as all from ${table} t`.execute(db);
    contents[name] = found[0]?.all ?? "";
  }
  return contents;
}

beforeAll(async () => {
  source = await createTestDb();
  const { db } = source;
  for (const number of [1, 2, 3]) {
    const email = `person${number}@example.com`;
    const { id } = await db
      .insertInto("account")
      .values({ email, emailKey: email, passwordHash: "none", firstName: ODD })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db.insertInto("ledgerEntry").values({ accountId: id, kind: "signup", amount: 10 }).execute();
    await db
      .insertInto("ledgerEntry")
      .values({ accountId: id, kind: "admin", amount: -number, actorId: id })
      .execute();
    await sql`insert into career_profile (account_id, document, version)
      values (${id}, jsonb_build_object('summary', repeat('wört ', 300000)), 1)`.execute(db);
  }
  const output = new PassThrough();
  const [written] = await Promise.all([buffer(output), writeBackup(source.url, output)]);
  backup = written;
});
afterAll(async () => {
  for (const db of opened) await db.destroy();
  await source.close();
});

it("a restored database holds what the other one held, to the letter", async () => {
  const { db, url } = await openEmpty();
  await restoreBackup(url, Readable.from([backup]));
  const restored = await readAll(db);
  expect(restored).toEqual(await readAll(source.db));
  expect(restored.account).toContain("日本");
  expect(restored.ledger_entry?.split("\n")).toHaveLength(6);
});

it("what guards the ledger guards it afterwards too", async () => {
  const { db, url } = await openEmpty();
  await restoreBackup(url, Readable.from([backup]));
  await expect(sql`update ledger_entry set amount = 1000`.execute(db)).rejects.toThrow();
  await expect(sql`update account set credits = 1000`.execute(db)).rejects.toThrow();
});

it("a file that was cut off, or is something else, fills nothing, and the database can be filled after it", async () => {
  const { db, url } = await openEmpty();
  const tar = gunzipSync(backup);
  const shortTar = gzipSync(tar.subarray(0, tar.length - 4096));
  for (const broken of [
    backup.subarray(0, backup.length - 100),
    shortTar,
    Buffer.from("no backup"),
    gzipSync("no"),
  ])
    await expect(restoreBackup(url, Readable.from([broken]))).rejects.toThrow("no whole backup");
  await restoreBackup(url, Readable.from([backup]));
  expect(await readAll(db)).toEqual(await readAll(source.db));
});

it("is never laid over what is there", async () => {
  const { db, url } = await openEmpty();
  await restoreBackup(url, Readable.from([backup]));
  const before = await readAll(db);
  await expect(restoreBackup(url, Readable.from([backup]))).rejects.toThrow("There is data in this database");
  expect(await readAll(db)).toEqual(before);
});

it("a newer version's backup is refused with what to do", async () => {
  const { url } = await openEmpty();
  const tar = gunzipSync(backup);
  const at = tar.indexOf('"migration":"');
  tar.write("9", at + '"migration":"'.length);
  await expect(restoreBackup(url, Readable.from([gzipSync(tar)]))).rejects.toThrow("Update first");
});
