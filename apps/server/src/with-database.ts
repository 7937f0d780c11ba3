import { CannotStart } from "@terzi/db/cannot-start";
import { startEmbeddedPostgres } from "@terzi/db/embedded";
import { findRunningPostgres } from "@terzi/db/find-running-postgres";
import { readOwnConfig } from "./config.ts";
import { ConfigError } from "./read-setting.ts";
import { explainDatabase } from "./start-failures.ts";

/**
 * For the operator's commands: runs `work` on the product's database, whether Terzi runs or not. What an operator can
 * fix is told in a sentence, and ends the process.
 */
export async function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const config = readOwnConfig();
  const { database, dataDir } = config;
  try {
    const given =
      database.kind === "server" ? (database.directUrl ?? database.url) : await findRunningPostgres(dataDir);
    const embedded = given ? null : await startEmbeddedPostgres({ dataDir, log: () => {} });
    try {
      return await work(given ?? embedded?.url ?? "");
    } finally {
      await embedded?.close();
    }
  } catch (error) {
    const failure = database.kind === "server" ? explainDatabase(error, database.url) : error;
    if (!(failure instanceof ConfigError || failure instanceof CannotStart)) throw failure;
    process.stderr.write(`${failure.message}\n`);
    process.exit(1);
  }
}
