import { queryClient } from "./query-client.ts";
import type { reads } from "./reads.ts";
import { userKey } from "./trpc.ts";

/**
 * Asks for what a page will show while the pointer is still on the way to its link. Only for who is signed in: a visitor
 * would be refused, and does without its code. What is known already isn't asked for again.
 */
export function readAhead(ask: (known: typeof reads) => Promise<unknown>[]): void {
  if (queryClient.getQueryData(userKey))
    void import("./reads.ts").then(({ reads }) => Promise.all(ask(reads)));
}
