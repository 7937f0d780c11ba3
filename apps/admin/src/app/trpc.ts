import { BATCH_MAX } from "@terzi/contracts/limits";
import type { AppRouter } from "@terzi/server/router";
import { shownLanguage } from "@terzi/ui/texts";
import { httpBatchLink } from "@trpc/client";
import { createTRPCReact, getQueryKey } from "@trpc/react-query";

export const trpc = createTRPCReact<AppRouter>();

/** All calls of one moment travel together. */
export const trpcClient = trpc.createClient({
  links: [
    httpBatchLink({
      url: "/trpc",
      headers: () => ({ "accept-language": shownLanguage() }),
      maxURLLength: 4_000,
      maxItems: BATCH_MAX,
    }),
  ],
});

export const userKey = getQueryKey(trpc.auth.user, undefined, "query");
