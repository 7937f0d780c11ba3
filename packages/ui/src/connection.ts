import { useSyncExternalStore } from "react";

/** Why nothing can be read or saved now: no network at all, or a server that doesn't answer. */
export type Outage = "offline" | "silent";

const ASK_AGAIN_MS = 3_000;
const PATIENCE_MS = 10_000;

let isSilent = false;
let asking: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

function setSilent(next: boolean): void {
  if (next === isSilent) return;
  isSilent = next;
  for (const listener of listeners) listener();
}

async function isAnswering(): Promise<boolean> {
  const options: RequestInit = { cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) };
  const answer = await fetch("/healthz", options).catch(() => null);
  return answer?.ok ?? false;
}

async function waitForAnswer(): Promise<boolean> {
  while (!(await isAnswering())) {
    setSilent(true);
    await nextTry();
  }
  const wasSilent = isSilent;
  setSilent(false);
  return wasSilent;
}

/**
 * A call got no answer: the server is asked whether it is there, and again until it is. Resolves when it answers, to
 * whether it had not for a time.
 */
export function noticeSilence(): Promise<boolean> {
  asking ??= waitForAnswer().finally(() => {
    asking = null;
  });
  return asking;
}

/** The time until the next try is worth it, or the moment in which the network is back. */
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
  return isSilent ? "silent" : null;
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
