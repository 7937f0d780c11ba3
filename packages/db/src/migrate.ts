import { readdir, readFile } from "node:fs/promises";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { CannotStart } from "./cannot-start.ts";
import type { Db } from "./open-db.ts";
import type { Database } from "./tables.ts";

const FOLDER = new URL("./migrations/", import.meta.url);

/** Each `NNNN-what-it-does.sql` is one migration, run in the order of the numbers, forward only. */
async function readMigrations(): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {};
  for (const file of (await readdir(FOLDER)).sort()) {
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(file))
      throw new Error(`${file} is not named like 0001-first-schema.sql`);
    const text = await readFile(new URL(file, FOLDER), "utf8");
    // Without parameters pg uses the simple protocol, which takes a whole file of statements at once.
    migrations[file.slice(0, -".sql".length)] = { up: async (db) => void (await sql.raw(text).execute(db)) };
  }
  return migrations;
}

const migratorOf = (db: Kysely<Database>): Migrator =>
  new Migrator({ db, provider: { getMigrations: readMigrations } });

/**
 * Brings the database to the newest schema, all or nothing: what is pending runs in one transaction.
 * Processes that start at once take turns by Kysely's advisory lock. Answers the names of what was run.
 * Throws, naming the migration, when one fails; CannotStart when the database was migrated by a newer version.
 */
export async function migrateToLatest(db: Db): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    // Waiting for another process's migration, or a long one of our own, must not meet the pool's time-out.
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      const { error, results = [] } = await migratorOf(connection).migrateToLatest();
      const failed = results.find((result) => result.status === "Error");
      if (failed) throw new Error(`The migration ${failed.migrationName} failed`, { cause: error });
      if (error) throw explainNewer(error);
      return results.filter((result) => result.status === "Success").map((result) => result.migrationName);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

/** Kysely's words for a database that knows a migration which this version hasn't. */
const UNKNOWN = /previously executed migration (\S+) is missing/;

function explainNewer(error: unknown): unknown {
  const name = UNKNOWN.exec(String(error))?.[1];
  if (!name) return error;
  return new CannotStart(
    `The database was migrated by a newer version of Terzi (${name}). Start that one, or restore a backup of before.`,
  );
}

/** Names of the migrations that this version has and the database has not run. Throws when it can't be asked. */
export async function listPendingMigrations(db: Db): Promise<string[]> {
  const migrations = await migratorOf(db).getMigrations();
  return migrations.filter((migration) => !migration.executedAt).map((migration) => migration.name);
}

/**
 * Migrates a database forward to one migration. "passed": later ones have run already; "unknown": this version
 * doesn't have it.
 */
export async function migrateTo(db: Db, name: string): Promise<"reached" | "passed" | "unknown"> {
  const migrator = migratorOf(db);
  const migrations = await migrator.getMigrations();
  const at = migrations.findIndex((migration) => migration.name === name);
  if (at < 0) return "unknown";
  if (migrations.slice(at + 1).some(({ executedAt }) => executedAt)) return "passed";
  const { error } = await migrator.migrateTo(name);
  if (error) throw error;
  return "reached";
}
