import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import type { Binaries } from "./find-binaries.ts";
import type { Cluster } from "./init-cluster.ts";
import { spawnOptions } from "./run-as.ts";

const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "100",
  shared_buffers: "64MB",
  wal_level: "minimal",
  max_wal_senders: "0",
  jit: "off",
  // After a crash it ends, and is started anew from outside. Where it starts over by itself and that fails at once (a full
  // disk), the server of PostgreSQL 18 can miss the failure, and then waits for a recovery that nobody does any more.
  restart_after_crash: "off",
  timezone: "UTC",
  lc_messages: "C",
  // What a failed statement contained may be personal: the app reports errors, PostgreSQL only its own state.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_checkpoints: "off",
  log_line_prefix: "",
};

/** For data that lives as long as a test run: a crash of the machine may lose it. */
const VOLATILE_SETTINGS = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

export type RunOptions = {
  binaries: Binaries;
  cluster: Cluster;
  port: number;
  isDurable: boolean;
  log: (line: string) => void;
};

/** Stops the server when this process is killed: the pipe that the shell reads from closes with us, however we end. */
function tieToOurLife(server: ChildProcess, run: RunOptions): void {
  if (process.platform === "win32" || !server.pid) return;
  const guard = spawn("/bin/sh", ["-c", 'read -r _; kill -INT "$1"', "sh", String(server.pid)], {
    ...spawnOptions(run.cluster.user, run.cluster.folder),
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  // Everything but this works without it; the next start then stops the leftover server.
  guard.on("error", (error) => run.log(`PostgreSQL will outlive a killed process: ${error.message}`));
  guard.unref();
  server.once("exit", () => guard.kill("SIGKILL"));
}

const START_PATIENCE_MS = 120_000;

/** Starts the server and answers when it takes connections. Throws with its last words when it ends before. */
export function runPostgres(options: RunOptions): Promise<ChildProcess> {
  const { binaries, cluster, port, log } = options;
  const settings = { ...SETTINGS, ...(options.isDurable ? {} : VOLATILE_SETTINGS), port: String(port) };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(binaries.postgres, ["-D", cluster.folder, ...args], {
    ...spawnOptions(cluster.user, cluster.folder),
    stdio: ["ignore", "ignore", "pipe"],
    // A session of its own: Ctrl-C in the terminal is meant for us, and we stop it after the last request.
    detached: process.platform !== "win32",
    windowsHide: true,
  });
  tieToOurLife(server, options);
  const words: string[] = [];
  // Generous, because a server that was killed first recovers from its log.
  const impatience = setTimeout(() => server.kill("SIGQUIT"), START_PATIENCE_MS);
  return new Promise<ChildProcess>((resolve, reject) => {
    createInterface({ input: server.stderr }).on("line", (line) => {
      log(line);
      if (words.push(line) > 10) words.shift();
      if (line.includes("ready to accept connections")) resolve(server);
    });
    server.once("error", (cause) => reject(new Error("PostgreSQL could not be started", { cause })));
    server.once("close", () => reject(new Error(`PostgreSQL ended as it started: ${words.join(" · ")}`)));
  }).finally(() => clearTimeout(impatience));
}

const STOP_PATIENCE_MS = 20_000;

/** Ends the sessions, writes everything out and waits until the server is gone. */
export async function stopPostgres(server: ChildProcess, run: RunOptions): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  // Windows has no SIGINT to send: pg_ctl speaks to the server over a pipe there.
  if (process.platform === "win32")
    await promisify(execFile)(run.binaries.pgCtl, ["stop", "-m", "fast", "-D", run.cluster.folder]);
  else server.kill("SIGINT");
  const impatience = setTimeout(() => server.kill("SIGQUIT"), STOP_PATIENCE_MS);
  await ended;
  clearTimeout(impatience);
}
