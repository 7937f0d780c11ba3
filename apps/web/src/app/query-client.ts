import { MutationCache, QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import { showToast } from "@terzi/ui/toast";
import { failureOf, failureText } from "./failures.ts";
import { userKey } from "./trpc.ts";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: {
      /** The toast of a failure; its text is the server's, where it has one. */
      failure?: { title: string; text: string };
      /** The reads that a success makes out of date. */
      touches?: QueryKey[];
    };
  }
}

/** Whoever's session has ended is a visitor again; the layout then leads to the log-in. */
function noticeSignedOut(error: unknown): void {
  if (failureOf(error)?.code === "NOT_SIGNED_IN") queryClient.setQueryData(userKey, null);
}

/** Reads are kept and never stale: what changes them says so. Failures are shown in this one place. */
export const queryClient: QueryClient = new QueryClient({
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
  queryCache: new QueryCache({ onError: noticeSignedOut }),
  mutationCache: new MutationCache({
    onError(error, _input, _context, mutation) {
      noticeSignedOut(error);
      const failure = mutation.meta?.failure;
      if (failure) showToast({ tone: "error", title: failure.title, text: failureText(error, failure.text) });
    },
    onSuccess: (_answer, _input, _context, mutation) =>
      Promise.all(
        // Also what no page shows at the moment: opening a page reads nothing anew.
        (mutation.meta?.touches ?? []).map((queryKey) =>
          queryClient.invalidateQueries({ queryKey, refetchType: "all" }),
        ),
      ),
  }),
});
