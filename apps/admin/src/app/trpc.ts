import type { AppRouter } from "@terzi/server/router";
import { shownLanguage } from "@terzi/ui/texts";
import { httpBatchLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";

export const trpc = createTRPCReact<AppRouter>();

export const trpcClient = trpc.createClient({
  links: [httpBatchLink({ url: "/trpc", headers: () => ({ "accept-language": shownLanguage() }) })],
});
