import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { showToast } from "@terzi/ui/toast";
import { failureOf, failureText } from "./failures.ts";
import { userKey } from "./trpc.ts";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: {
      /** The toast of a failure. `isSaidByServer`: its text is the server's message, where it has one. */
      failure?: { title: string; text: string; isSaidByServer?: boolean };
    };
  }
}

/** Who is no admin any more, or not signed in, is led away by the layout once it knows. */
function noticeLostAccess(error: unknown): void {
  const code = failureOf(error)?.code;
  if (code === "NOT_SIGNED_IN") queryClient.setQueryData(userKey, null);
  if (code === "FORBIDDEN" || code === "ACCOUNT_DISABLED")
    void queryClient.invalidateQueries({ queryKey: userKey });
}

/**
 * Reads are kept and never grow stale by age. A change makes all of them stale, since lists, totals and the audit
 * trail show the same things: what is on the page is read again at once, the rest when it is opened.
 */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnMount: true,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      networkMode: "always",
    },
    mutations: { retry: false, networkMode: "always" },
  },
  queryCache: new QueryCache({ onError: noticeLostAccess }),
  mutationCache: new MutationCache({
    onError(error, _input, _context, mutation) {
      noticeLostAccess(error);
      const failure = mutation.meta?.failure;
      if (!failure) return;
      const text = failure.isSaidByServer ? failureText(error, failure.text) : failure.text;
      showToast({ tone: "error", title: failure.title, text });
    },
    onSuccess: () => queryClient.invalidateQueries(),
  }),
});
