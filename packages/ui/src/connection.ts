import type { Readiness } from "@terzi/contracts/system";
import { useSyncExternalStore } from "react";

/** What is wrong beyond this device: a server that doesn't answer, or one that can't reach its database. */
type Trouble = "silent" | "paused";

/** Why nothing can be read or saved now: that, or no network at all. */
export type Outage = "offline" | Trouble;

const ASK_AGAIN_MS = 3_000;
const PATIENCE_MS = 10_000;

const troubles = new Set<Trouble>();
const asking = new Map<Trouble, Promise<boolean>>();
const listeners = new Set<() => void>();

function setTrouble(trouble: Trouble, isThere: boolean): void {
  if (troubles.has(trouble) === isThere) return;
  if (isThere) troubles.add(trouble);
  else troubles.delete(trouble);
  for (const listener of listeners) listener();
}

const ask = (path: string): Promise<Response | null> =>
  fetch(path, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);

async function isOver(trouble: Trouble): Promise<boolean> {
  if (trouble === "silent") return (await ask("/healthz"))?.ok ?? false;
  const readiness: Readiness | null = await (await ask("/readyz"))?.json().catch(() => null);
  return readiness?.parts.database ?? false;
}

async function waitUntilOver(trouble: Trouble): Promise<boolean> {
  while (!(await isOver(trouble))) {
    setTrouble(trouble, true);
    await nextTry();
  }
  const wasThere = troubles.has(trouble);
  setTrouble(trouble, false);
  return wasThere;
}

/** One wait at a time for each problem, whoever notices it. */
function waitOnce(trouble: Trouble, wait: () => Promise<boolean>): Promise<boolean> {
  const waiting = asking.get(trouble) ?? wait().finally(() => asking.delete(trouble));
  asking.set(trouble, waiting);
  return waiting;
}

/**
 * A call got no answer: asks the server whether it is there, again and again until it is. Resolves when it answers,
 * to whether it had been away.
 */
export const noticeSilence = (): Promise<boolean> => waitOnce("silent", () => waitUntilOver("silent"));

/** The server said that it can't reach its database. Resolves, to true, when it can again. */
export const noticePause = (): Promise<boolean> =>
  waitOnce("paused", async () => {
    setTrouble("paused", true);
    await nextTry();
    return waitUntilOver("paused");
  });

/** Until the next try is worth it, or the network is back. */
const nextTry = (): Promise<void> =>
  new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      done();
    };
    const timer = setTimeout(end, ASK_AGAIN_MS);
    window.addEventListener("online", end);
  });

const readOutage = (): Outage | null => {
  if (!navigator.onLine) return "offline";
  return troubles.has("silent") ? "silent" : troubles.has("paused") ? "paused" : null;
};

const NETWORK_EVENTS = ["online", "offline"] as const;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  for (const event of NETWORK_EVENTS) window.addEventListener(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of NETWORK_EVENTS) window.removeEventListener(event, listener);
  };
}

/** What is wrong with the connection at this moment; null while nothing is. */
export const useOutage = (): Outage | null => useSyncExternalStore(subscribe, readOutage, () => null);
