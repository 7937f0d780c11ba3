import type { Worker } from "node:worker_threads";

/** How many times its limit a job may take where the machine has other things to do, or where it only waits. */
const PATIENCE = 4;
const SHORTEST_MS = 50;

/**
 * Calls `end` once a thread has computed for `ms` from now on. The processor's time counts: on a machine that is busy
 * with other things a short job may take long. However little it computes, it is ended at four times the limit.
 */
export function limitTime(thread: Worker | undefined, ms: number, end: () => void): { stop(): void } {
  const begun = performance.now();
  const before = readComputedMs(thread);
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const waitFor = (rest: number) => {
    if (!isOver) timer = setTimeout(() => void look(), Math.max(SHORTEST_MS, rest));
  };
  const look = async () => {
    const passed = performance.now() - begun;
    const [atFirst, now] = [await before, await readComputedMs(thread)];
    const computed = atFirst === null || now === null ? passed : now - atFirst;
    if (isOver) return;
    if (computed < ms && passed < ms * PATIENCE) waitFor(Math.min(ms - computed, ms * PATIENCE - passed));
    else end();
  };
  waitFor(ms);
  return {
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

/** Null of a thread that has ended. */
const readComputedMs = async (thread: Worker | undefined): Promise<number | null> => {
  const usage = await thread?.cpuUsage().catch(() => null);
  return usage ? (usage.user + usage.system) / 1_000 : null;
};
