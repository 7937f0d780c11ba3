import type { AppRouter } from "@terzi/server/router";
import { createTRPCClient, httpBatchStreamLink } from "@trpc/client";
import { endpoint } from "../../app/trpc.ts";

/** Only for the generation, which streams its answer; other pages don't need its code. */
export const streamingClient = createTRPCClient<AppRouter>({ links: [httpBatchStreamLink(endpoint)] });
