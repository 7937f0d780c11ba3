import { CamelCasePlugin, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { TimeoutClient } from "./timeout-client.ts";
import { columnTypes } from "./parse-column-value.ts";
import { PreparingClient } from "./preparing-client.ts";
import type { Database } from "./tables.ts";

/** A pool of connections, or (a `Tx` is one too) the connection of an open transaction. */
export type Db = Kysely<Database>;

const SECOND = 1000;

/**
 * `isPooled`: a pooler in front of the database gives each transaction another connection, so nothing is kept in one,
 * and time limits are the pooler's to set. `answerTimeoutMs`: when to give up on a silent database; longer than a
 * statement may take.
 */
type DbOptions = {
  url: string;
  maxConnections: number;
  isPooled?: boolean;
  answerTimeoutMs?: number;
  /** Hears of each query when it has been answered, or has failed. */
  onQuery?: ((query: QueryTold) => void) | undefined;
};

/** A query without its values. */
export type QueryTold = { sql: string; ms: number; error?: unknown };

/**
 * Opens a pool. Connections are made when they are needed, so this never fails; `db.destroy()` closes it.
 *
 * Rows come in wire form: camelCase names, `timestamptz` as ISO 8601 in UTC with milliseconds, `date` as
 * "2026-11-21", `int8` and `numeric` as numbers (a query whose value does not fit fails), jsonb as it was stored.
 * Times inside `json_agg` and the like are PostgreSQL's own text: select them as columns.
 * A statement is ended after 30 s, a transaction left idle after 60 s, and waiting for a connection after 10 s.
 */
export function openDb({ url, maxConnections, isPooled = false, answerTimeoutMs, onQuery }: DbOptions): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    types: columnTypes,
    application_name: "terzi",
    keepAlive: true,
    connectionTimeoutMillis: Math.min(10 * SECOND, answerTimeoutMs ?? Number.POSITIVE_INFINITY),
    Client: isPooled ? TimeoutClient : PreparingClient,
    ...(answerTimeoutMs !== undefined && { query_timeout: answerTimeoutMs }),
    ...(!isPooled && {
      statement_timeout: 30 * SECOND,
      idle_in_transaction_session_timeout: 60 * SECOND,
    }),
  });
  // An idle connection that the server closes must not end the process: the pool drops it and opens another.
  pool.on("error", () => {});
  // Nor one that is closed between two queries of a transaction: the next query fails by itself.
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...(onQuery && {
      log: (event) => {
        const { query, queryDurationMillis } = event;
        const told = { sql: query.sql, ms: queryDurationMillis };
        onQuery(event.level === "error" ? { ...told, error: event.error } : told);
      },
    }),
  });
}
