import { createTRPCQueryUtils } from "@trpc/react-query";
import { queryClient } from "./query-client.ts";
import { trpcClient } from "./trpc.ts";

/** The reads of the product, for code that is no component. */
export const reads = createTRPCQueryUtils({ queryClient, client: trpcClient });
