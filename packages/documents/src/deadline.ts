import { setTimeout as sleep } from "node:timers/promises";

/** Waits for `work`, at most `ms`; then rejects with what `onTimeout` makes. `signal` ends the wait early. */
export async function withDeadline<T>(
  work: Promise<T>,
  options: { ms: number; onTimeout: () => Error; signal?: AbortSignal | undefined },
): Promise<T> {
  const done = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, done.signal]) : done.signal;
  const late = sleep(options.ms, undefined, { signal }).then(
    () => {
      throw options.onTimeout();
    },
    () => {
      options.signal?.throwIfAborted();
      return work;
    },
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    done.abort();
    late.catch(() => {});
  }
}
