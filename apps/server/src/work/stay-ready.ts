/** Nobody who has been away longer is expected back. */
const AROUND_MS = 5 * 60_000;
/** Shorter than an idle thread lives. */
const EVERY_MS = 20_000;
/** Used so recently, it lives until the next look. */
const FRESH_MS = 8_000;

/**
 * Keeps something warm as long as people are around: it takes memory, and otherwise they would wait for it to start.
 * What is used is warm by itself.
 */
export function stayReady(warm: () => Promise<unknown>) {
  let lastSeen = -Infinity;
  let lastUsed = -Infinity;
  let warming: Promise<unknown> = Promise.resolve();
  // A failure is retried, and reaches whoever asks for it.
  const warmNow = () => {
    warming = warm().catch(() => {});
  };
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
    /** Does work with it once it is warm, where it is just being warmed: to start another would take longer. */
    async use<T>(work: () => Promise<T>): Promise<T> {
      await warming;
      try {
        return await work();
      } finally {
        lastUsed = performance.now();
      }
    },
    stop: () => clearInterval(timer),
  };
}
