import { MutationCache, type Query, QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import type { ErrorCode } from "@terzi/contracts/errors";
import { failureOf, failureText } from "@terzi/ui/failures";
import { TRPCClientError } from "@trpc/client";
import { noticePause, noticeSilence } from "./connection.ts";
import { showToast } from "./toast.ts";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: {
      /** A failure's toast. Its text is the server's message, where there is one, unless it `isFixed`. */
      failure?: { title: string; text: string; isFixed?: true };
      /** The reads that a success makes outdated, by the beginning of their keys. */
      touches?: QueryKey[];
    };
  }
}

/** The key that every read's key begins with. */
export const EVERY_READ: QueryKey = [];

/**
 * Rereads what a change affected: at once where it is on the page, otherwise when a page needs it. A read that nobody
 * looks at is dropped rather than fetched, so that no page ever shows what was true before the change.
 */
export function renewReads(client: QueryClient, queryKey: QueryKey): Promise<void> {
  client.removeQueries({ queryKey, type: "inactive" });
  return client.invalidateQueries({ queryKey });
}

/**
 * Somebody whose session ended is a visitor again; somebody who lost a right is looked up. The layout then redirects
 * them. Reads and changes of the client do this by themselves.
 */
export function noticeRefusal(client: QueryClient, userKey: QueryKey, code: ErrorCode | undefined): void {
  if (code === "NOT_SIGNED_IN") client.setQueryData(userKey, null);
  if (code === "FORBIDDEN" || code === "ACCOUNT_DISABLED" || code === "PASSKEY_WANTED")
    void client.invalidateQueries({ queryKey: userKey });
}

/**
 * The cache of an app's reads, and the one place that shows failed changes. Reads are kept, never grow stale by age,
 * and are neither retried nor repeated by focus, reconnection or another page that shows them.
 * `userKey`: the read that says who is signed in. `touches`: what a change touches that doesn't say.
 */
export function createQueryClient({
  userKey,
  touches = [],
}: {
  userKey: QueryKey;
  touches?: QueryKey[];
}): QueryClient {
  const noticeFailure = (error: unknown): void => {
    const failure = failureOf(error);
    noticeRefusal(client, userKey, failure?.code);
    if (!failure && error instanceof TRPCClientError) void noticeSilence().then(readAgain);
    if (failure?.code === "DATABASE_UNAVAILABLE") void noticePause().then(readAgain);
  };
  /** What could not be read on this page, once there is a connection again. */
  const readAgain = (wasSilent: boolean): void => {
    const hasFailed = (query: Query): boolean => query.state.status === "error";
    if (wasSilent) void client.refetchQueries({ type: "active", predicate: hasFailed });
  };
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
    queryCache: new QueryCache({ onError: noticeFailure }),
    mutationCache: new MutationCache({
      onError(error, _input, _context, { meta }) {
        noticeFailure(error);
        if (!meta?.failure) return;
        const { title, text, isFixed } = meta.failure;
        showToast({ tone: "error", title, text: isFixed ? text : failureText(error, text) });
      },
      onSuccess: (_answer, _input, _context, { meta }) =>
        Promise.all((meta?.touches ?? touches).map((queryKey) => renewReads(client, queryKey))),
    }),
  });
  return client;
}
