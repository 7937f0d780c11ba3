import { CV_COUNT_START } from "@terzi/contracts/limits";
import { useEffect, useState } from "react";
import { trpc } from "../../app/trpc.ts";

const FASTEST_MS = 30_000;
const SLOWEST_MS = 80_000;

/**
 * The number of CVs made, which goes up at random every 30 to 80 seconds.
 * When the server can't count, the page counts on by itself.
 */
export function useRunningCount(): number {
  const counted = trpc.system.cvCount.useQuery();
  const increment = trpc.system.incrementCvCount.useMutation();
  const [shown, setShown] = useState<number | null>(null);
  const count = shown ?? counted.data?.count ?? CV_COUNT_START;
  const { mutate } = increment;

  useEffect(() => {
    const pause = FASTEST_MS + Math.random() * (SLOWEST_MS - FASTEST_MS);
    const timer = setTimeout(
      () =>
        mutate(undefined, {
          onSuccess: (answer) => setShown(answer.count),
          onError: () => setShown(count + 1),
        }),
      pause,
    );
    return () => clearTimeout(timer);
  }, [count, mutate]);

  return count;
}
