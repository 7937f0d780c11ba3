/** What one key has taken in its window, which began with the first. */
type Count = { taken: number; endsAt: number };

/**
 * Counts in this process what each key takes within `seconds`, at every request: no promise, no timer, and a clock that
 * nobody sets.
 */
export function openOwnCounts({ points, seconds }: { points: number; seconds: number }) {
  const windowMs = seconds * 1_000;
  const counts = new Map<string, Count>();
  let sweepAt = performance.now() + windowMs;
  const sweep = (now: number): void => {
    sweepAt = now + windowMs;
    for (const [key, { endsAt }] of counts) if (endsAt <= now) counts.delete(key);
  };
  return {
    /** Takes one point; how many milliseconds until there are points again, 0 when it was given. */
    take(key: string): number {
      const now = performance.now();
      if (now >= sweepAt) sweep(now);
      const count = counts.get(key);
      if (!count || count.endsAt <= now) {
        counts.set(key, { taken: 1, endsAt: now + windowMs });
        return 0;
      }
      count.taken += 1;
      return count.taken > points ? count.endsAt - now : 0;
    },
    /** Gives one point back. */
    giveBack(key: string): void {
      const count = counts.get(key);
      if (count) count.taken -= 1;
    },
    /** How many keys it remembers. */
    size: () => counts.size,
  };
}
