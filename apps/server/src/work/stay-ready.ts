/** Nobody who has been away longer is expected back. */
const AROUND_MS = 5 * 60_000;
/** Shorter than an idle thread lives. */
const EVERY_MS = 20_000;

/**
 * Keeps something warm as long as people are around: it takes memory, and otherwise they would wait for it to start.
 */
export function stayReady(warm: () => Promise<unknown>) {
  let lastSeen = -Infinity;
  // A failure is retried, and reaches whoever asks for it.
  const warmNow = () => void warm().catch(() => {});
  const timer = setInterval(() => {
    if (performance.now() - lastSeen < AROUND_MS) warmNow();
  }, EVERY_MS);
  timer.unref();
  return {
    /** Somebody is here. */
    see() {
      const wasAway = performance.now() - lastSeen >= AROUND_MS;
      lastSeen = performance.now();
      if (wasAway) warmNow();
    },
    stop: () => clearInterval(timer),
  };
}
