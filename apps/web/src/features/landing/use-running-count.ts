import { CV_COUNT_START } from "@terzi/contracts/limits";
import { useEffect } from "react";
import { trpc } from "../../app/trpc.ts";
import { keepCounting } from "./keep-counting.ts";

/** The number of CVs made, which goes up while the page is open. */
export function useRunningCount(): number {
  const cache = trpc.useUtils();
  const counted = trpc.system.cvCount.useQuery();

  useEffect(
    () =>
      keepCounting({
        increment: () => cache.client.system.incrementCvCount.mutate(),
        show: (next) =>
          cache.system.cvCount.setData(undefined, (shown) => ({
            count: next(shown?.count ?? CV_COUNT_START),
          })),
        random: Math.random,
      }),
    [cache],
  );

  return counted.data?.count ?? CV_COUNT_START;
}
