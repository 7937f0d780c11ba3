import { readFileSync } from "node:fs";

const STARTER = /^(npm|npx|pnpm)\b|\/(npm|npx|pnpm)[^/\0]*\0/;
const SHELL = /^(\S*\/)?(sh|bash|dash)\0-c\0/;
const CHECK_MS = 500;

/** Of a process on Linux: its parent, and its command line with NUL between the words. */
function readProcess(pid: number): { parent: number; command: string } {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const [, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, "utf8") };
}

/**
 * npx, pnpm and the shells between them and this process: who started us and forwards no signal when killed.
 * A shell above the topmost of them is not one: `sh -c "npx … &"` ends at once, and the product shall go on.
 */
function listStarters(): number[] {
  if (process.platform !== "linux") return [process.ppid];
  const starters: number[] = [];
  const shells: number[] = [];
  try {
    for (let pid = process.ppid; pid > 1; ) {
      const { parent, command } = readProcess(pid);
      if (SHELL.test(command)) shells.push(pid);
      else if (STARTER.test(command)) starters.push(...shells.splice(0), pid);
      else break;
      pid = parent;
    }
  } catch {
    // A process that ended while we looked: the list ends there, which is the answer.
  }
  return starters;
}

/**
 * Stops this process, as SIGTERM would, when what started it is gone: `kill -9` on npx or pnpm reaches nobody
 * else, and the server would go on holding its port. Does nothing when not started by pnpm (a container).
 */
export function stopWhenOrphaned(): void {
  if (!process.env.npm_lifecycle_event) return;
  const starters = listStarters().join();
  const timer = setInterval(() => {
    if (listStarters().join() === starters) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, CHECK_MS);
  timer.unref();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => {
      // Who is stopping already must not get a second signal: that one means "at once".
      clearInterval(timer);
      // Before the server listens for signals, they end the process as they always do.
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    });
}
