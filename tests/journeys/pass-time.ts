import { readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";

/**
 * Lets the two minutes pass after which the product asks the provider about a purchase that nobody told of, and the
 * minute's tick that starts the work: the clock is all that a journey reaches into the database for.
 */
export async function passPurchaseTime(dataDir: string): Promise<void> {
  const folder = await realpath(join(dataDir, "postgres"));
  const password = (await readFile(join(folder, "password"), "utf8")).trim();
  const port = Number((await readFile(join(folder, "cluster", "postmaster.pid"), "utf8")).split("\n")[3]);
  const client = new pg.Client({ host: "127.0.0.1", port, user: "terzi", password, database: "postgres" });
  await client.connect();
  try {
    await client.query("update purchase set next_check_at = now() where next_check_at is not null");
    await client.query("select graphile_worker.add_job('reconcilePayments')");
  } finally {
    await client.end();
  }
}
