import { createQueryClient } from "@terzi/ui/query-client";
import { userKey } from "./trpc.ts";

export const queryClient = createQueryClient({ userKey });
