import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";

/** Runs one statement on a connection of its own and answers its rows. */
export async function askServer(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 20_000,
  });
  // A server that is killed under the connection is the point of some tests.
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** The process id of the server itself, the parent of its sessions. */
export async function readServerPid(dataDir: string): Promise<number> {
  const content = await readFile(join(dataDir, "postgres", "cluster", "postmaster.pid"), "utf8");
  return Number(content.split("\n", 1)[0]);
}

export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
