import { readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";

/** The address of the embedded database of a product that runs on `dataDir`. */
export async function databaseUrl(dataDir: string): Promise<string> {
  const folder = await realpath(join(dataDir, "postgres"));
  const password = (await readFile(join(folder, "password"), "utf8")).trim();
  const port = Number((await readFile(join(folder, "cluster", "postmaster.pid"), "utf8")).split("\n")[3]);
  return `postgres://terzi:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
}

/** A connection to it, which the caller must end. */
export async function openDatabase(dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: await databaseUrl(dataDir) });
  await client.connect();
  return client;
}
