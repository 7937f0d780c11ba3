import type { AppRouter } from "@terzi/server/router";
import { shownLanguage } from "@terzi/ui/texts";
import { createTRPCClient, httpBatchLink, httpBatchStreamLink, splitLink } from "@trpc/client";
import { createTRPCReact, getQueryKey } from "@trpc/react-query";

const link = { url: "/trpc", headers: () => ({ "accept-language": shownLanguage() }) };

/** Only a generation answers bit by bit; all other calls of one moment travel together. */
const links = [
  splitLink({
    condition: (op) => op.path === "cv.generate",
    true: httpBatchStreamLink(link),
    false: httpBatchLink({ ...link, maxURLLength: 4_000 }),
  }),
];

export const trpc = createTRPCReact<AppRouter>();
export const trpcClient = trpc.createClient({ links });
/** The plain client, for what is no query of a component: the streamed generation. */
export const api = createTRPCClient<AppRouter>({ links });

export const userKey = getQueryKey(trpc.auth.user, undefined, "query");
