import { readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import { clusterUrl } from "./embedded/init-cluster.ts";
import { openDb } from "./open-db.ts";

/**
 * The address of the embedded PostgreSQL that another process runs for `dataDir`; null when none answers.
 * For tools that want to reach the data whether Terzi runs or not.
 */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
  try {
    const folder = await realpath(join(dataDir, "postgres"));
    const pidFile = await readFile(join(folder, "cluster", "postmaster.pid"), "utf8");
    const password = (await readFile(join(folder, "password"), "utf8")).trim();
    // The fourth line of postmaster.pid is the port.
    const url = clusterUrl(password, Number(pidFile.split("\n")[3]));
    const db = openDb({ url, maxConnections: 1 });
    await db
      .selectNoFrom((row) => row.lit(1).as("one"))
      .execute()
      .finally(() => db.destroy());
    return url;
  } catch {
    return null;
  }
}
