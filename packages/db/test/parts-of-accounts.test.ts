import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { migrateTo, migrateToLatest } from "../src/migrate.ts";
import { type Db, openDb } from "../src/open-db.ts";
import { runOnServer, urlOf } from "../src/testing-setup.ts";

const { serverUrl } = inject("testDatabase");
const name = `terzi_parts_${randomBytes(6).toString("hex")}`;
let db: Db;
beforeAll(async () => {
  await runOnServer(serverUrl, `create database ${name} template template0`);
  db = openDb({ url: urlOf(serverUrl, name), maxConnections: 1 });
});
afterAll(async () => {
  await db.destroy();
  await runOnServer(serverUrl, `drop database ${name} with (force)`);
});

/** What the version before this one writes when somebody edits a CV, prints it, asks for help, applies, subscribes. */
const writeParts = (number: number) =>
  sql`
    with of as (select id from account where email = 'ada@example.com'),
      cv as (select id from cv where account_id = (select id from of)),
      version as (insert into cv_version (cv_id, number, job_title, company, template, content, downloads, created_at)
        select id, ${number}::int, 'Cook', '', 'modern', '{}', 0, now() from cv),
      file as (insert into document (cv_id, version_number, format, content_hash, bytes)
        select id, ${number}::int, 'pdf', 'hash', '' from cv),
      reply as (insert into ticket_reply (ticket_id, is_admin_reply, message) select id, true, 'Soon.' from ticket),
      event as (insert into application_event (application_id, status) select id, 'applied' from application)
    insert into webhook_delivery (endpoint_id, event, payload) select id, 'ping', '{}' from webhook_endpoint`.execute(
    db,
  );

const PARTS = ["cv_version", "document", "ticket_reply", "application_event", "webhook_delivery"];

const countParts = async () => {
  const counts = await Promise.all(
    PARTS.map(async (table) => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
        where account_id = (select id from account where email = 'ada@example.com')`.execute(db);
      return [table, rows[0]?.count] as const;
    }),
  );
  return Object.fromEntries(counts);
};

test("parts of what belongs to a person get its account, written before the migration or by a version that still runs", async () => {
  expect(await migrateTo(db, "0026-token-areas")).toBe("reached");
  await sql`
    with of as (insert into account (email, email_key, password_hash, first_name, last_name)
        values ('ada@example.com', 'ada@example.com', '', 'Ada', '') returning id),
      cv as (insert into cv (account_id, job_title, language, tone, length, generation_mode, template, match_score,
          gap_analysis, content)
        select id, 'Cook', 'en', 'formal', 'long', 'strict', 'modern', 50, '{}', '{}' from of),
      ticket as (insert into ticket (account_id, subject, description)
        select id, 'A question', 'A long question' from of),
      application as (insert into application (account_id, job_title) select id, 'Cook' from of)
    insert into webhook_endpoint (account_id, url, events, secret)
      select id, 'https://example.com', '{ping}', 'secret' from of`.execute(db);
  await writeParts(1);
  await migrateToLatest(db);
  await writeParts(2);
  expect(await countParts()).toEqual(Object.fromEntries(PARTS.map((table) => [table, 2])));
});

test("a part can't belong to somebody else than the whole", async () => {
  await sql`insert into account (email, email_key, password_hash, first_name, last_name)
    values ('can@example.com', 'can@example.com', '', 'Can', '')`.execute(db);
  const strange = sql`insert into document (account_id, cv_id, version_number, format, content_hash, bytes)
    select account.id, cv.id, 3, 'pdf', 'hash', '' from account, cv where email = 'can@example.com'`;
  await expect(strange.execute(db)).rejects.toThrow("violates foreign key constraint");
});

test("what belongs to a person goes with the account, parts and all", async () => {
  await sql`delete from account where email = 'ada@example.com'`.execute(db);
  for (const table of PARTS)
    expect((await sql`select from ${sql.table(table)}`.execute(db)).rows, table).toEqual([]);
});
