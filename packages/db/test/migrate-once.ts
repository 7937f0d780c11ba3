// Run as a process of its own: migrates the database given, writes the names of what it ran.
import { migrateToLatest } from "../src/migrate.ts";
import { openDb } from "../src/open-db.ts";

const db = openDb({ url: process.argv[2] ?? "", maxConnections: 1 });
process.stdout.write(JSON.stringify(await migrateToLatest(db)));
await db.destroy();
