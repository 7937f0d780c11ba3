/**
 * SQLSTATE classes and codes of a PostgreSQL that can't serve now, through no fault of the query: the connection was
 * lost (08), the disk, the memory or the connections are used up (53), or it stops, starts or recovers (57P01 to 57P03).
 */
const AWAY_STATES = /^(08\w{3}|53\w{3}|57P0[123])$/;

const AWAY_SYSTEM_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENOTFOUND",
]);

/** pg's messages without a code: the connection broke, or an answer or a connection didn't come in time. */
const AWAY_WORDS =
  /^(Query read timeout|timeout expired|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether a query failed because the database doesn't answer or can't work, so that trying later may help. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = String(Reflect.get(error, "code") ?? "");
  return AWAY_STATES.test(code) || AWAY_SYSTEM_CODES.has(code) || AWAY_WORDS.test(error.message);
}

/** Whether it failed because the database's disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, "code") === "53100";
