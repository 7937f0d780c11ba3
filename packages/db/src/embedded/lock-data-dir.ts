import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CannotStart } from "../cannot-start.ts";

/**
 * The name of a local socket that only one process can listen on. Linux (abstract sockets) and Windows (pipes) drop
 * it with the process, however that ends, so there is no lock file to go stale. Elsewhere it is a file.
 */
function nameSocket(dataDir: string): string {
  const key = createHash("sha256").update(dataDir).digest("hex").slice(0, 24);
  if (process.platform === "linux") return `\0terzi-${key}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\terzi-${key}`;
  return join(tmpdir(), `terzi-${key}.sock`);
}

const listen = (name: string): Promise<Server | null> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on("error", () => {}).end(String(process.pid)));
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(null) : reject(error),
    );
    server.listen(name, () => resolve(server.unref()));
  });

/** The holder's process id; "" when it is too busy to answer, null when nobody holds the lock. */
const askHolder = (name: string): Promise<string | null> =>
  new Promise((resolve) => {
    let answer = "";
    const socket = connect(name);
    socket.setTimeout(1000, () => {
      socket.destroy();
      resolve(answer);
    });
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("end", () => resolve(answer));
    socket.on("error", () => resolve(null));
  });

/**
 * Makes this process the only one that uses `dataDir` (an absolute, real path) until it ends or `release` is called.
 * Throws, naming the other process, when one holds it already.
 */
export async function lockDataDir(dataDir: string): Promise<{ release: () => Promise<void> }> {
  const name = nameSocket(dataDir);
  let server = await listen(name);
  if (!server) {
    const holder = await askHolder(name);
    if (holder === null && name.startsWith("/")) await rm(name, { force: true });
    server = await listen(name);
    if (!server)
      throw new CannotStart(
        `Another Terzi${holder ? ` (process ${holder})` : ""} is using the data folder ${dataDir}. ` +
          "Stop it, or give this one a folder of its own with DATA_DIR.",
      );
  }
  const held = server;
  return { release: () => new Promise((resolve) => held.close(() => resolve())) };
}
