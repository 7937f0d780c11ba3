import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");

/** The built product on a free port, with an empty data folder that goes when it stops. */
export async function startProduct(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "terzi-bench-"));
  const server = spawn(process.execPath, [join(ROOT, "apps/server/src/main.ts")], {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: "error", PORT: "0", DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((done) => server.once("exit", () => done()));
  const stop = async () => {
    server.kill("SIGINT");
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  const url = await new Promise<string>((found, failed) => {
    let output = "";
    server.stdout.on("data", (chunk: Buffer) => {
      output += chunk;
      const address = /ready at (http:\S+)/.exec(output)?.[1];
      if (address) found(address);
    });
    server.once("exit", (code) => failed(new Error(`the product ended with ${code}:\n${output}`)));
  });
  return { url, stop };
}
