import { createQueryClient, EVERY_READ } from "@terzi/ui/query-client";
import { userKey } from "./trpc.ts";

/** Lists, totals and the audit trail show the same things: a change touches them all. */
export const queryClient = createQueryClient({ userKey, touches: [EVERY_READ] });
