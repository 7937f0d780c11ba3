import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { createTestDb } from "../src/testing.ts";
import { describedTables } from "./described-tables.ts";

const { db, close } = await createTestDb();
afterAll(close);

const KINDS: Record<string, string> = {
  uuid: "text",
  text: "text",
  varchar: "text",
  timestamptz: "text",
  int4: "number",
  int8: "number",
  numeric: "number",
  bool: "boolean",
  bytea: "bytes",
  jsonb: "json",
  _text: "json",
  date: "text",
};

const toCamel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

test("the row types name the tables and columns of the migrated database, their kinds and whether they may be null", async () => {
  const { rows } = await sql<{ tableName: string; columnName: string; udtName: string; isNullable: string }>`
    select table_name, column_name, udt_name, is_nullable from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely_%'`.execute(db);
  const describe = (row: (typeof rows)[number]): [string, string] => [
    toCamel(row.columnName),
    (KINDS[row.udtName] ?? row.udtName) + (row.isNullable === "YES" ? "?" : ""),
  ];
  const byTable = Object.entries(Object.groupBy(rows, (row) => toCamel(row.tableName)));
  const migrated = byTable.map(([table, columns = []]) => [table, Object.fromEntries(columns.map(describe))]);
  expect(describedTables).toEqual(Object.fromEntries(migrated));
});
