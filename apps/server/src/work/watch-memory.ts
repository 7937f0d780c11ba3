import type { Worker } from "node:worker_threads";

const CHECK_MS = 100;

/**
 * Ends a thread that holds more than it may. Unpacked files are outside the heap that `resourceLimits` bounds, so
 * they are counted here while something runs.
 */
export function watchMemory(pool: { readonly threads: Worker[] }, memoryMb: number) {
  let running = 0;
  let timer: NodeJS.Timeout | undefined;
  const check = async (thread: Worker) => {
    const heap = await thread.getHeapStatistics().catch(() => null);
    if (heap && heap.used_heap_size + heap.external_memory > memoryMb * 1024 * 1024) await thread.terminate();
  };
  return {
    /** Watches until the returned function is called. */
    start() {
      if (running++ === 0)
        timer = setInterval(() => pool.threads.forEach((thread) => void check(thread)), CHECK_MS);
      return () => {
        if (--running === 0) clearInterval(timer);
      };
    },
  };
}
