import { setTimeout as wait } from "node:timers/promises";
import { AnswerUnusable, type Failure, readFailure } from "./failure.ts";

const TRIES = 3;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;

/** When a writer's requests may continue: one that was told to wait makes the others wait, too. */
export type Pause = { until: number };

export type RetryOptions = {
  signal: AbortSignal;
  /** When the whole writing must be done, by performance.now(). */
  deadline: number;
  /** How long one try may take, so that a hanging one leaves time for another. */
  tryMs: number;
  pause: Pause;
  onFailure(failure: Failure): void;
};

/** Half to twice the last wait, with a quarter left to chance, so that requests don't return at once. */
const backoffMs = (tries: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1)) * (1 - Math.random() / 4);

/**
 * Runs `attempt` until it succeeds, fails for good, or time runs out. Waits between tries as the endpoint asks, or
 * twice as long each time. Throws the last error, or the signal's reason.
 */
export async function retry<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  { signal, deadline, tryMs, pause, onFailure }: RetryOptions,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    await waitUntil(pause.until, signal);
    const left = Math.ceil(Math.min(tryMs, deadline - performance.now()));
    if (left <= 0) throw new AnswerUnusable("no time was left");
    try {
      return await attempt(AbortSignal.any([signal, AbortSignal.timeout(left)]));
    } catch (error) {
      signal.throwIfAborted();
      const failure = readFailure(error);
      onFailure(failure);
      if (failure.kind !== "again" || tries === TRIES) throw error;
      const resumeAt = performance.now() + (failure.retryAfterMs ?? backoffMs(tries));
      if (resumeAt >= deadline) throw error;
      if (failure.retryAfterMs !== null) pause.until = Math.max(pause.until, resumeAt);
      await waitUntil(resumeAt, signal);
    }
  }
}

async function waitUntil(time: number, signal: AbortSignal): Promise<void> {
  const ms = time - performance.now();
  if (ms > 0) await wait(ms, undefined, { signal }).catch(() => undefined);
  signal.throwIfAborted();
}
