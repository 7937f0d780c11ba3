import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");

export type Product = {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Milliseconds from the command to the line that says that it is ready. */
  readyAfterMs: number;
  /** All that it has said so far, its log included. */
  readOutput(): string;
  /** Stops it as Ctrl-C does, and waits. */
  stop(): Promise<void>;
};

let last: ChildProcess | undefined;

/** Presses Ctrl-C in what was started last, ready or not. */
export const interruptLast = (): void => void last?.kill("SIGINT");

/**
 * Starts the built product as a person would, on a free port. `dataDir`: a data folder of an earlier start;
 * an empty one of its own otherwise, which goes with it.
 */
export async function startProduct({
  env = {},
  dataDir,
}: {
  env?: Record<string, string>;
  dataDir?: string;
} = {}): Promise<Product> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), "terzi-journey-")));
  const begun = performance.now();
  const server = spawn(process.execPath, [join(ROOT, "apps/server/src/main.ts")], {
    cwd: ROOT,
    env: {
      ...process.env,
      // Compiled code that is kept spares each start a second: its threads keep theirs in the same place.
      NODE_COMPILE_CACHE: join(tmpdir(), "node-compile-cache"),
      // As the image and the systemd unit do.
      MALLOC_TRIM_THRESHOLD_: "131072",
      MALLOC_ARENA_MAX: "2",
      NODE_ENV: "",
      LOG_LEVEL: "error",
      PORT: "0",
      DATA_DIR: folder,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  last = server;
  const readOutput = collectOutput(server);
  const url = await readAddress(server, readOutput);
  return {
    url,
    dataDir: folder,
    process: server,
    readyAfterMs: performance.now() - begun,
    readOutput,
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        const ended = new Promise((done) => server.once("exit", done));
        server.kill("SIGINT");
        await ended;
      }
      // The database may still be writing its last word.
      if (!dataDir) await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

function collectOutput(server: ChildProcess): () => string {
  let output = "";
  const take = (chunk: Buffer) => {
    output += chunk;
  };
  server.stdout?.on("data", take);
  server.stderr?.on("data", take);
  return () => output;
}

/** The address in the line that says that the product is ready. */
const readAddress = (server: ChildProcess, readOutput: () => string): Promise<string> =>
  new Promise((found, failed) => {
    const look = () => {
      const address = /ready at (http:\S+)/.exec(readOutput())?.[1];
      if (address) found(address);
    };
    server.stdout?.on("data", look);
    server.once("exit", (code) => failed(new Error(`the product ended with ${code}:\n${readOutput()}`)));
  });
