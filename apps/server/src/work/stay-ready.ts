/** Nobody who has been away longer is expected back. */
const AROUND_MS = 5 * 60_000;
/** Shorter than an idle thread lives. */
const EVERY_MS = 20_000;
/** Used so recently, it lives until the next look. */
const FRESH_MS = 8_000;

/**
 * Keeps something warm as long as people are around: it takes memory, and otherwise they would wait for it to start.
 * What is used is warm by itself: to warm it would only stand in the way of the next job.
 */
export function stayReady(warm: () => Promise<unknown>) {
  let lastSeen = -Infinity;
  let lastUsed = -Infinity;
  // A failure is retried, and reaches whoever asks for it.
  const warmNow = () => void warm().catch(() => {});
  const timer = setInterval(() => {
    const now = performance.now();
    if (now - lastSeen < AROUND_MS && now - lastUsed > FRESH_MS) warmNow();
  }, EVERY_MS);
  timer.unref();
  return {
    /** Somebody is here. */
    see() {
      const wasAway = performance.now() - lastSeen >= AROUND_MS;
      lastSeen = performance.now();
      if (wasAway) warmNow();
    },
    /** Something was done with it. */
    use() {
      lastUsed = performance.now();
    },
    stop: () => clearInterval(timer),
  };
}
