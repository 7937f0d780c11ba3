import type { ChildProcess } from "node:child_process";
import { mkdir, realpath } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { choosePlace } from "./embedded/choose-place.ts";
import { findBinaries } from "./embedded/find-binaries.ts";
import { findFreePort } from "./embedded/find-free-port.ts";
import { lockDataDir } from "./embedded/lock-data-dir.ts";
import { openCluster } from "./embedded/init-cluster.ts";
import { type RunOptions, runPostgres, stopPostgres } from "./embedded/run-postgres.ts";
import { stopLeftover } from "./embedded/stop-leftover.ts";

/** A running PostgreSQL of our own. `close` stops it and lets the data folder go; it may be called twice. */
export type EmbeddedPostgres = { url: string; close: () => Promise<void> };

export type EmbeddedOptions = {
  dataDir: string;
  /** Receives each line that the server logs, and events in its life. */
  log: (line: string) => void;
  /** false: for tests. Faster, but what was committed may be lost when the machine (not only a process) dies. */
  isDurable?: boolean;
};

const START_PATIENCE_MS = 10_000;

/** Starts it, waiting for sessions that outlived a killed server, and choosing another port when one was just taken. */
async function startPatiently(
  run: Omit<RunOptions, "port">,
): Promise<{ server: ChildProcess; port: number }> {
  const deadline = Date.now() + START_PATIENCE_MS;
  for (;;) {
    const port = await findFreePort();
    try {
      return { server: await runPostgres({ ...run, port }), port };
    } catch (error) {
      // A killed server that nobody has reaped yet still holds its process id, and with it the lock file.
      const isPassing =
        /pre-existing shared memory block|could not bind|could not create any TCP|lock file .* already exists/.test(
          String(error),
        );
      if (!isPassing || Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

/** A full disk may stay full for hours, and nobody would restart us once there is room. */
const LONGEST_PAUSE_MS = 2_000;

/** Keeps a server running: one that ends on its own is started again on the same port, and recovers from its log. */
function keepRunning(first: ChildProcess, run: RunOptions): { close: () => Promise<void> } {
  let server = first;
  let restarting: Promise<void> = Promise.resolve();
  let isClosing = false;
  const restart = async () => {
    for (let pauseMs = 200; !isClosing; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      try {
        await stopLeftover(run.cluster, run.binaries);
        server = await runPostgres(run);
        return watch();
      } catch (error) {
        run.log(`PostgreSQL could not be started again: ${String(error)}`);
        await sleep(pauseMs);
      }
    }
  };
  const watch = () => {
    server.once("exit", (code, signal) => {
      if (isClosing) return;
      run.log(`PostgreSQL ended unexpectedly (${signal ?? code}); starting it again`);
      restarting = restart();
    });
  };
  watch();
  return {
    close: async () => {
      isClosing = true;
      await restarting;
      await stopPostgres(server, run);
    },
  };
}

/**
 * Starts the PostgreSQL that comes with the install on a free port of 127.0.0.1. Its files are in
 * `<dataDir>/postgres` (created on first start), its random password is kept beside the data. Works as an ordinary
 * user and as root; see `choosePlace` for where the files go. Stops a server that a killed process left behind.
 * Throws when another living process uses the same folder.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log, isDurable = true } = options;
  await mkdir(options.dataDir, { recursive: true });
  const dataDir = await realpath(options.dataDir);
  const hold = await lockDataDir(dataDir);
  try {
    const place = await choosePlace(dataDir);
    const binaries = await findBinaries(place.user);
    const cluster = await openCluster({ initdb: binaries.initdb, place, isDurable });
    await stopLeftover(cluster, binaries);
    const { server, port } = await startPatiently({ binaries, cluster, isDurable, log });
    const kept = keepRunning(server, { binaries, cluster, isDurable, log, port });
    const close = () => kept.close().finally(hold.release);
    let closed: Promise<void> | undefined;
    return {
      url: cluster.urlAt(port),
      close: () => {
        closed ??= close();
        return closed;
      },
    };
  } catch (error) {
    await hold.release();
    throw error;
  }
}
