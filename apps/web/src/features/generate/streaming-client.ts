import type { AppRouter } from "@terzi/server/router";
import { createTRPCClient, httpBatchStreamLink } from "@trpc/client";
import { endpoint } from "../../app/trpc.ts";

/** For the generation alone, which answers bit by bit; the other pages do without its code. */
export const streamingClient = createTRPCClient<AppRouter>({ links: [httpBatchStreamLink(endpoint)] });
