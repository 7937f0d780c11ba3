import { CreateTokenInput, TokenId } from "@terzi/contracts/tokens";
import { router, sessionProcedure } from "../../trpc.ts";
import { createToken } from "./create-token.ts";
import { deleteToken, listTokens } from "./store.ts";

export const tokensRouter = router({
  list: sessionProcedure.query(({ ctx }) => listTokens(ctx.db, ctx.user.id)),
  create: sessionProcedure.input(CreateTokenInput).mutation(({ ctx, input }) => createToken(ctx, input)),
  revoke: sessionProcedure.input(TokenId).mutation(async ({ ctx, input }) => {
    await deleteToken(ctx.db, ctx.user.id, input.id);
    return { success: true };
  }),
});
