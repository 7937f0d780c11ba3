import { randomBytes } from "node:crypto";
import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "./embedded.ts";
import { migrateToLatest } from "./migrate.ts";
import { openDb } from "./open-db.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server of this run, and the migrated database that each test file's own is copied from. */
    testDatabase: { serverUrl: string; template: string };
  }
}

type Provide = (key: "testDatabase", value: { serverUrl: string; template: string }) => void;

/** A server for the length of the run, in a folder of the system's temporary one, both gone afterwards. */
async function startThrowaway(): Promise<{ url: string; close: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "terzi-test-"));
  const log: string[] = [];
  try {
    const server = await startEmbeddedPostgres({ dataDir, isDurable: false, log: (line) => log.push(line) });
    const close = async () => {
      await server.close();
      // Where the temporary folder is closed to PostgreSQL's user, this is a link to the real place.
      await rm(await realpath(join(dataDir, "postgres")), { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    };
    return { url: server.url, close };
  } catch (cause) {
    await rm(dataDir, { recursive: true, force: true });
    throw new Error(`No PostgreSQL for the tests. It said:\n${log.join("\n")}`, { cause });
  }
}

/** Runs one statement that can't run in a transaction or on the database it is about. */
export async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export const urlOf = (serverUrl: string, database: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
};

/**
 * vitest's global set-up: one server for all test files of a run, TEST_DATABASE_URL's (any database of a server on
 * which its user may create more) or else an embedded one, and on it the template for `createTestDb`.
 * Answers the teardown.
 */
export async function setup(project: { provide: Provide }): Promise<() => Promise<void>> {
  // biome-ignore lint/style/noProcessEnv: a test run has no configuration but its environment
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, close: async () => {} } : await startThrowaway();
  const template = `terzi_template_${randomBytes(6).toString("hex")}`;
  const teardown = async () => {
    await runOnServer(server.url, `drop database if exists ${template} with (force)`).finally(server.close);
  };
  try {
    await runOnServer(server.url, `create database ${template} template template0`);
    const db = openDb({ url: urlOf(server.url, template), maxConnections: 1 });
    await migrateToLatest(db).finally(() => db.destroy());
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide("testDatabase", { serverUrl: server.url, template });
  return teardown;
}
