import { readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";

/** A connection to the database of the product that keeps its files in `dataDir`; end it. */
export async function openDatabase(dataDir: string): Promise<pg.Client> {
  const folder = await realpath(join(dataDir, "postgres"));
  const password = (await readFile(join(folder, "password"), "utf8")).trim();
  const port = Number((await readFile(join(folder, "cluster", "postmaster.pid"), "utf8")).split("\n")[3]);
  const client = new pg.Client({ host: "127.0.0.1", port, user: "terzi", password, database: "postgres" });
  await client.connect();
  return client;
}
