import { foldInvariant } from "@terzi/contracts/text";
import { migrateToLatest } from "@terzi/db/migrate";
import { openDb } from "@terzi/db/open-db";
import { updateRoleToAdmin } from "./features/auth/store.ts";
import { withDatabase } from "./with-database.ts";

const email = process.argv[2];
if (!email) {
  process.stderr.write("Usage: grant-admin someone@example.com\n");
  process.exit(1);
}
const isGranted = await withDatabase(async (url) => {
  const db = openDb({ url, maxConnections: 1 });
  try {
    await migrateToLatest(db);
    return await updateRoleToAdmin(db, foldInvariant(email.trim()));
  } finally {
    await db.destroy();
  }
});
process.stdout.write(
  isGranted ? `${email} is an admin now.\n` : `There is no account for ${email}. Sign up first.\n`,
);
process.exit(isGranted ? 0 : 1);
