import { PasswordInput } from "@terzi/contracts/account";
import { router, sessionProcedure } from "../../trpc.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export-account.ts";

export const privacyRouter = router({
  deleteAccount: sessionProcedure
    .input(PasswordInput)
    .mutation(({ ctx, input }) => deleteAccount(ctx, input)),
});

/** What travels as a file, and so over REST alone. */
export const privacyFilesRouter = router({
  exportAccount: sessionProcedure.query(({ ctx }) => exportAccount(ctx)),
});
