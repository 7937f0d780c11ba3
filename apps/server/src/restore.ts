import { createReadStream, existsSync } from "node:fs";
import { restoreBackup } from "@terzi/db/backup/restore-backup";
import { openDb } from "@terzi/db/open-db";
import { runMigrations } from "graphile-worker";
import { insertMailJob, listQueuedMails } from "./features/mail/store.ts";
import { withDatabase } from "./with-database.ts";

const path = process.argv[2];
if (!path || !existsSync(path)) {
  process.stderr.write("Usage: restore terzi-2026-11-23.tar.gz, into an empty database\n");
  process.exit(1);
}
await withDatabase(async (url) => {
  await restoreBackup(url, createReadStream(path));
  await runMigrations({ connectionString: url });
  const db = openDb({ url, maxConnections: 1 });
  try {
    // A backup holds no background work; what it was about is done again where it wasn't done.
    for (const { id } of await listQueuedMails(db)) await insertMailJob(db, id);
  } finally {
    await db.destroy();
  }
});
process.stdout.write(`${path} is restored.\n`);
