import { withDeadline } from "./deadline.ts";

/** Runs `work` when it is its turn. `signal` gives the turn up, as long as it hasn't come. */
export type PrintQueue = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Lets at most `atOnce` pieces of work run; the others wait in order, at most `waitMs`, then fail. */
export function openPrintQueue(options: {
  atOnce: number;
  waitMs: number;
  onTimeout: () => Error;
}): PrintQueue {
  let running = 0;
  const waiting: (() => void)[] = [];

  /** Hands the place to the next one in line. */
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running--;
  };

  async function waitForTurn(signal: AbortSignal | undefined): Promise<void> {
    if (running < options.atOnce) {
      running++;
      return;
    }
    const turn = Promise.withResolvers<void>();
    waiting.push(turn.resolve);
    try {
      await withDeadline(turn.promise, { ms: options.waitMs, onTimeout: options.onTimeout, signal });
    } catch (error) {
      const place = waiting.indexOf(turn.resolve);
      // Not in line any more: the turn came in the very moment of giving up, and goes on to the next.
      if (place < 0) leave();
      else waiting.splice(place, 1);
      throw error;
    }
  }

  return async (work, signal) => {
    signal?.throwIfAborted();
    await waitForTurn(signal);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
