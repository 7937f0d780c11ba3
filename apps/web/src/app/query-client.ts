import type { ErrorCode } from "@terzi/contracts/errors";
import { noticeSilence } from "@terzi/ui/connection";
import { createQueryClient, noticeRefusal } from "@terzi/ui/query-client";
import { userKey } from "./trpc.ts";

export const queryClient = createQueryClient({ userKey });

/**
 * For calls that don't go through the query client: leads whoever is signed in no more to the log-in, and looks whether
 * the server is there when there was no answer.
 */
export const noticeLostAccess = (code: ErrorCode | undefined): void => {
  noticeRefusal(queryClient, userKey, code);
  if (!code) void noticeSilence();
};
