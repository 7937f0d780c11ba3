import type { Db } from "@terzi/db/open-db";
import { columnTypes } from "@terzi/db/parse-column-value";
import type { Database } from "@terzi/db/tables";
import { CamelCasePlugin, Kysely, PostgresDialect } from "kysely";
import pg from "pg";

export type Watched = { sql: string; parameters: readonly unknown[] };

/** A database as the server opens it, that also notes what is asked of it. */
export function openWatchedDb(url: string): { db: Db; asked: Watched[] } {
  const asked: Watched[] = [];
  const pool = new pg.Pool({ connectionString: url, max: 2, types: columnTypes });
  // The server stops first when a measurement fails; that failure is the one to read.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query }) => void asked.push({ sql: query.sql, parameters: query.parameters }),
  });
  return { db, asked };
}

/** The tables that a query reads from end to end, by PostgreSQL's own plan. */
export async function listSequentialScans(
  client: pg.Client,
  { sql, parameters }: Watched,
): Promise<string[]> {
  const { rows } = await client.query<{ "QUERY PLAN": unknown }>(`explain (format json) ${sql}`, [
    ...parameters,
  ]);
  const plan = JSON.stringify(rows[0]?.["QUERY PLAN"]);
  return [...plan.matchAll(/"Node Type":"Seq Scan"[^{}]*?"Relation Name":"(\w+)"/g)].map(
    (match) => match[1] ?? "",
  );
}
