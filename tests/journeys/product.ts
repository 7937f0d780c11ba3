import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");

export type Product = { url: string; dataDir: string; stop(): Promise<void> };

/** Starts the built product as a person would, with an empty data folder of its own, on a free port. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), "terzi-journey-"));
  const server = spawn(process.execPath, [join(ROOT, "apps/server/src/main.ts")], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "", LOG_LEVEL: "error", PORT: "0", DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const url = await readAddress(server);
  return {
    url,
    dataDir,
    async stop() {
      const ended = new Promise((done) => server.once("exit", done));
      server.kill("SIGTERM");
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The address in the line that says that the product is ready. */
const readAddress = (server: ChildProcess): Promise<string> =>
  new Promise((found, failed) => {
    let output = "";
    const take = (chunk: Buffer) => {
      output += chunk;
      const address = /ready at (http:\S+)/.exec(output)?.[1];
      if (address) found(address);
    };
    server.stdout?.on("data", take);
    server.stderr?.on("data", take);
    server.once("exit", (code) => failed(new Error(`the product ended with ${code}:\n${output}`)));
  });
