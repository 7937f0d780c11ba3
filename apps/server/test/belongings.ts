import type { Db } from "@terzi/db/open-db";
import { sql } from "kysely";

/** Every row that is an account's, by its table: what nobody else's doings may change. */
export async function readBelongings(db: Db, accountId: string): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'account_id' order by table_name`.execute(db);
  const belongings: Record<string, unknown[]> = {};
  for (const [table, column] of [
    ...tables.map(({ name }) => [name, "account_id"] as const),
    ["account", "id"] as const,
  ]) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} as t
      where t.${sql.ref(column)} = ${accountId} order by 1`.execute(db);
    belongings[table] = rows.map(({ row }) => row);
  }
  return belongings;
}
