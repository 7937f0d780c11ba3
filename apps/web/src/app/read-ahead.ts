import { queryClient } from "./query-client.ts";
import type { reads } from "./reads.ts";
import { userKey } from "./trpc.ts";

/**
 * Requests what a page will show while the pointer is still on its way to the link. Only for people who are signed
 * in: a visitor would be refused, and doesn't need its code. Known data isn't requested again.
 */
export function readAhead(ask: (known: typeof reads) => Promise<unknown>[]): void {
  if (queryClient.getQueryData(userKey))
    void import("./reads.ts").then(({ reads }) => Promise.all(ask(reads)));
}
