const FASTEST_MS = 30_000;
const SLOWEST_MS = 80_000;

type Counting = {
  /** Has the server count one more; its new count. */
  increment: () => Promise<{ count: number }>;
  /** Takes the count that follows the shown one. */
  show: (next: (shown: number) => number) => void;
  /** From 0 up to 1, as `Math.random` gives it. */
  random: () => number;
};

/**
 * Counts one more after each pause of 30 to 80 s, until the returned function is called. When the server can't count,
 * the shown count increases by itself. No answer of the server ends the counting, not even the count already shown.
 */
export function keepCounting({ increment, show, random }: Counting): () => void {
  let isStopped = false;
  let timer = setTimeout(countOn, pauseMs(random));

  async function countOn() {
    const next = await increment().then(
      ({ count }) =>
        () =>
          count,
      () => (shown: number) => shown + 1,
    );
    if (isStopped) return;
    show(next);
    timer = setTimeout(countOn, pauseMs(random));
  }

  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

const pauseMs = (random: () => number): number => FASTEST_MS + random() * (SLOWEST_MS - FASTEST_MS);
