import { Worker } from "node:worker_threads";

export type Health = { healthMs: number; memoryMb: number };

type HealthWatch = {
  /** The longest wait for /healthz and the most memory since it was last read. */
  read(): Health;
  stop(): Promise<unknown>;
};

/** Asks /healthz all the time, in a thread of its own: what the attacker is busy with does not count. */
export function watchHealth(url: string, pid: number): HealthWatch {
  const shared = new Int32Array(new SharedArrayBuffer(8));
  const worker = new Worker(new URL("./health-thread.ts", import.meta.url), {
    workerData: { shared, url, pid },
  });
  return {
    read: () => ({ healthMs: Atomics.exchange(shared, 0, 0), memoryMb: Atomics.exchange(shared, 1, 0) }),
    stop: () => worker.terminate(),
  };
}
