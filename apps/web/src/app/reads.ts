import { createTRPCQueryUtils } from "@trpc/react-query";
import { queryClient } from "./query-client.ts";
import { trpcClient } from "./trpc.ts";

/** The product's reads, for code outside components. */
export const reads = createTRPCQueryUtils({ queryClient, client: trpcClient });
