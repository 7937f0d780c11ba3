import { setTimeout as sleep } from "node:timers/promises";

const TRIES = 50;
const PAUSE_MS = 100;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ETXTBSY";

/**
 * Starts a program, again for up to five seconds while the system refuses because somebody has its file open for
 * writing: a virus scanner, a backup, or a process that inherited the descriptor and has yet to become another program.
 */
export async function startWhenFree<T>(start: () => Promise<T>): Promise<T> {
  for (let tries = 1; tries < TRIES; tries++)
    try {
      return await start();
    } catch (error) {
      if (!isBusy(error)) throw error;
      await sleep(PAUSE_MS);
    }
  return start();
}
