import type { ErrorCode } from "@terzi/contracts/errors";
import { noticeSilence } from "@terzi/ui/connection";
import { createQueryClient, noticeRefusal } from "@terzi/ui/query-client";
import { userKey } from "./trpc.ts";

export const queryClient = createQueryClient({ userKey });

/**
 * For calls outside the query client: leads people whose session ended to the log-in, and checks the server when
 * there was no answer.
 */
export const noticeLostAccess = (code: ErrorCode | undefined): void => {
  noticeRefusal(queryClient, userKey, code);
  if (!code) void noticeSilence();
};
