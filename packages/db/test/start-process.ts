import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { RunAs } from "../src/embedded/run-as.ts";

const SCRIPT = fileURLToPath(new URL("./hold-embedded.ts", import.meta.url));
const EMBEDDED = fileURLToPath(new URL("../src/embedded.ts", import.meta.url));

/** A process with an embedded PostgreSQL in `dataDir`, once it is ready. Throws with what it wrote when it fails. */
export async function startProcess(options: {
  dataDir: string;
  module?: string;
  user?: RunAs;
}): Promise<{ url: string; process: ChildProcess; stop: (signal: NodeJS.Signals) => Promise<void> }> {
  const args = [SCRIPT, options.module ?? EMBEDDED, options.dataDir];
  const child = spawn(process.execPath, args, { ...options.user, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "close");
  const errors = text(child.stderr);
  const firstLine = once(createInterface({ input: child.stdout }), "line");
  const url = await Promise.race([firstLine.then(([line]) => String(line)), ended.then(() => null)]);
  if (url === null) throw new Error(await errors);
  return {
    url,
    process: child,
    stop: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}
