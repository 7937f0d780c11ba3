import { foldInvariant } from "@terzi/contracts/text";
import { startEmbeddedPostgres } from "@terzi/db/embedded";
import { migrateToLatest } from "@terzi/db/migrate";
import { openDb } from "@terzi/db/open-db";
import { readOwnConfig } from "./config.ts";
import { updateRoleToAdmin } from "./features/auth/store.ts";
import { openLogger } from "./log.ts";

/** `grant-admin someone@example.com`: makes an existing account an admin, while Terzi runs or not. */
async function grantAdmin(email: string): Promise<boolean> {
  const config = readOwnConfig();
  const embedded =
    config.database.kind === "embedded"
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, log: openLogger("warn"), joinRunning: true })
      : null;
  const db = openDb({
    url: config.database.kind === "server" ? config.database.url : (embedded?.url ?? ""),
    maxConnections: 1,
  });
  try {
    await migrateToLatest(db);
    return await updateRoleToAdmin(db, foldInvariant(email));
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
const isGranted = await grantAdmin(email.trim());
process.stdout.write(
  isGranted ? `${email} is an admin now.\n` : `There is no account for ${email}. Sign up first.\n`,
);
process.exit(isGranted ? 0 : 1);
