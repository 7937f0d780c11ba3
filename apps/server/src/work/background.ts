import { AppError } from "../app-error.ts";
import type { Log } from "../log.ts";

/** Work that continues after the person who asked for it has left, until it is cancelled or the process stops. */
export type Background = {
  /** Runs `work` under a name by which it can be cancelled. */
  run<T>(name: string, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Cancels what runs under this name in this process, if anything does. */
  cancel(name: string, reason: Error): void;
  /** Waits a while for running work, then ends it. */
  close(): Promise<void>;
};

export function openBackground({ log, graceMs = 10_000 }: { log: Log; graceMs?: number }): Background {
  const running = new Map<string, { leaving: AbortController; done: Promise<unknown> }>();
  return {
    run(name, work) {
      const leaving = new AbortController();
      const result = work(leaving.signal);
      const done = result
        .catch((error: unknown) => log.info({ err: error }, "work in the background ended early"))
        .finally(() => running.delete(name));
      running.set(name, { leaving, done });
      return result;
    },
    cancel: (name, reason) => running.get(name)?.leaving.abort(reason),
    async close() {
      const all = [...running.values()];
      const timer = setTimeout(() => {
        for (const { leaving } of all) leaving.abort(new AppError("BUSY"));
      }, graceMs);
      await Promise.all(all.map(({ done }) => done));
      clearTimeout(timer);
    },
  };
}
