import { foldInvariant } from "@terzi/contracts/text";
import { CannotStart } from "@terzi/db/cannot-start";
import { startEmbeddedPostgres } from "@terzi/db/embedded";
import { findRunningPostgres } from "@terzi/db/find-running-postgres";
import { migrateToLatest } from "@terzi/db/migrate";
import { type Db, openDb } from "@terzi/db/open-db";
import { readOwnConfig } from "./config.ts";
import { updateRoleToAdmin } from "./features/auth/store.ts";
import { ConfigError } from "./read-setting.ts";
import { explainDatabase } from "./start-failures.ts";

/** Runs `work` on the product's database, whether Terzi runs or not. */
async function withDb<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const config = readOwnConfig();
  const given =
    config.database.kind === "server" ? config.database.url : await findRunningPostgres(config.dataDir);
  const embedded = given ? null : await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => {} });
  const db = openDb({ url: given ?? embedded?.url ?? "", maxConnections: 1 });
  try {
    await migrateToLatest(db);
    return await work(db);
  } finally {
    await db.destroy();
    await embedded?.close();
  }
}

const email = process.argv[2];
if (!email) {
  process.stderr.write("Usage: grant-admin someone@example.com\n");
  process.exit(1);
}
const isGranted = await withDb((db) => updateRoleToAdmin(db, foldInvariant(email.trim()))).catch(
  (error: unknown) => {
    const { database } = readOwnConfig();
    const failure = database.kind === "server" ? explainDatabase(error, database.url) : error;
    if (!(failure instanceof ConfigError || failure instanceof CannotStart)) throw failure;
    process.stderr.write(`${failure.message}\n`);
    process.exit(1);
  },
);
process.stdout.write(
  isGranted ? `${email} is an admin now.\n` : `There is no account for ${email}. Sign up first.\n`,
);
process.exit(isGranted ? 0 : 1);
