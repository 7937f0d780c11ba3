import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, expect, test, vi } from "vitest";
import { openDb } from "../src/open-db.ts";
import { createTestDb } from "../src/testing.ts";
import { askServer } from "./ask-server.ts";

const { db, url, close } = await createTestDb();
afterAll(close);

async function selectOne(expression: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(db);
  return rows[0]?.value;
}

test.each([
  ["timestamptz '2026-03-01 12:00:00.123456+03'", "2026-03-01T09:00:00.123Z"],
  ["timestamptz '2026-03-01 12:00:00+05:30'", "2026-03-01T06:30:00.000Z"],
  ["date '2026-03-01'", "2026-03-01"],
  ["10822::bigint", 10822],
  ["sum(x) from (values (1::bigint), (2)) as v(x)", 3],
  ["round(2.0 / 3, 2)", 0.67],
  ["9007199254740991::bigint", Number.MAX_SAFE_INTEGER],
  ["null::timestamptz", null],
])("%s is read as %j", async (expression, expected) => {
  // The alias follows the whole expression, so the one with its own FROM is written as a subquery.
  expect(await selectOne(`(select ${expression})`)).toEqual(expected);
});

test("a number that a double can't hold fails its query rather than being rounded", async () => {
  await expect(selectOne("9007199254740993::bigint")).rejects.toThrow("9007199254740993 does not fit");
  expect(await selectOne("1")).toBe(1);
});

test("the pool's readings leave other users of pg in the process alone", async () => {
  const [row] = await askServer(url, "select 1::bigint as count, now() as now");
  expect(row).toEqual({ count: "1", now: expect.any(Date) });
  expect(pg.types.getTypeParser(pg.types.builtins.INT8)("1")).toBe("1");
});

test("columns are camelCase, while the keys inside a document stay as they are", async () => {
  const { rows } = await sql`select '{"snake_key": {"inner_key": 1}}'::jsonb as my_document`.execute(db);
  expect(rows).toEqual([{ myDocument: { snake_key: { inner_key: 1 } } }]);
});

test("a connection that the server closes while it is idle is replaced", async () => {
  const own = openDb({ url, maxConnections: 1 });
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(own);
  await askServer(url, `select pg_terminate_backend(${rows[0]?.pid})`);
  const askPid = () => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(own);
  const after = await vi.waitFor(askPid, 60_000);
  expect(after.rows[0]?.pid).not.toBe(rows[0]?.pid);
  await own.destroy();
});

test("a connection that the server closes inside a transaction fails the transaction, and nothing else", async () => {
  const own = openDb({ url, maxConnections: 1 });
  const cut = own.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await askServer(url, `select pg_terminate_backend(${rows[0]?.pid})`);
    // Let the goodbye arrive while no query waits for an answer.
    await setTimeout(50);
    await sql`select 1`.execute(trx);
  });
  await expect(cut).rejects.toThrow();
  expect((await sql<{ one: number }>`select 1 as one`.execute(own)).rows).toEqual([{ one: 1 }]);
  await own.destroy();
});
