import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { CannotStart } from "../cannot-start.ts";
import type { Binaries } from "./find-binaries.ts";
import type { Cluster } from "./init-cluster.ts";
import { replaceFile } from "./run-as.ts";

const run = promisify(execFile);

/** The command line of a process; "" when there is none, or when it is only a zombie. */
async function readCommandLine(pid: number): Promise<string> {
  try {
    if (process.platform === "linux")
      return (await readFile(`/proc/${pid}/cmdline`, "utf8")).replaceAll("\0", " ");
    if (process.platform !== "win32")
      return (await run("ps", ["-ww", "-o", "command=", "-p", String(pid)])).stdout;
    const query = `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`;
    return (await run("powershell", ["-NoProfile", "-Command", query])).stdout;
  } catch {
    return "";
  }
}

async function isServerOf(cluster: Cluster, pid: number): Promise<boolean> {
  const command = await readCommandLine(pid);
  return /postgres(\.exe)?["\s]/.test(command) && command.includes(cluster.folder);
}

async function waitUntilGone(cluster: Cluster, pid: number, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (await isServerOf(cluster, pid)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

/** A server that stops by itself just now is as good as one that got the signal. */
function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

async function stopServer(cluster: Cluster, pid: number, binaries: Binaries): Promise<void> {
  if (process.platform === "win32") {
    await run(binaries.pgCtl, ["stop", "-m", "fast", "-D", cluster.folder]);
    return;
  }
  // First an orderly stop, then an immediate one, from which the next start recovers by the log.
  for (const [signal, patienceMs] of [
    ["SIGINT", 10_000],
    ["SIGQUIT", 5_000],
  ] as const) {
    sendSignal(pid, signal);
    if (await waitUntilGone(cluster, pid, patienceMs)) return;
  }
  throw new CannotStart(`A PostgreSQL of an earlier start (process ${pid}) does not stop`);
}

/**
 * Clears the way after a Terzi that was killed: stops the server it left behind, if it still runs.
 * Call it only while holding the data folder.
 */
export async function stopLeftover(cluster: Cluster, binaries: Binaries): Promise<void> {
  const pidFile = join(cluster.folder, "postmaster.pid");
  const content = await readFile(pidFile, "utf8").catch(() => "");
  const pid = Number(content.split("\n", 1)[0]);
  if (!content || !Number.isSafeInteger(pid) || pid <= 0) return;
  if (await isServerOf(cluster, pid)) return stopServer(cluster, pid, binaries);
  // The process id may be another process's by now, and PostgreSQL would then refuse to start (it ignores its
  // parent's). The rest of the file stays: from it PostgreSQL sees sessions that outlived their server.
  await replaceFile(pidFile, content.replace(/^\d+/, String(process.pid)), cluster.user);
}
