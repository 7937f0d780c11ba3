export type LatestWins = {
  /** Stores `value`; earlier values that aren't on their way yet are skipped. */
  push(value: string): void;
  /** Whether the last pushed value is still unstored. */
  isBusy(): boolean;
};

/**
 * Stores values that come faster than they can be stored, so that the last one wins: one is on its way at a time, and
 * the next is always the newest. Answers can't overtake each other, since there are never two. `onSettled` hears how
 * the last value fared; the failure of a skipped one matters to nobody.
 */
export function createLatestWins({
  store,
  onSettled,
}: {
  store: (value: string) => Promise<unknown>;
  onSettled: (error: unknown) => void;
}): LatestWins {
  let next: { value: string } | null = null;
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    let error: unknown = null;
    while (next) {
      const { value } = next;
      next = null;
      error = null;
      try {
        await store(value);
      } catch (failure) {
        error = failure;
      }
    }
    isRunning = false;
    onSettled(error);
  }

  return {
    push(value) {
      next = { value };
      if (!isRunning) void run();
    },
    isBusy: () => isRunning,
  };
}
