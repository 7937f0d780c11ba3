import pg from "pg";
import type { Log } from "./log.ts";

type LimitsPoolOptions = {
  url: string;
  maxConnections: number;
  log: Log;
  /** How much of a waiting person's time a hanging database may take. */
  answerTimeoutMs?: number;
};

/**
 * The connections for counting rate limits. They are separate, so that a count never waits behind the work it limits.
 */
export function openLimitsPool({
  url,
  maxConnections,
  log,
  answerTimeoutMs = 10_000,
}: LimitsPoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: answerTimeoutMs,
    query_timeout: answerTimeoutMs,
  });
  pool.on("error", (error) => log.warn({ err: error }, "a connection of the rate limits was lost"));
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}
