import type { ConfirmEmailInput, EmailConfirmed } from "@terzi/contracts/account";
import { AppError } from "../../app-error.ts";
import { type Ctx, inTransaction } from "../../ctx.ts";
import { deleteConfirmationsOf, findConfirmationAccountIfAny } from "./confirmation-store.ts";
import { hashMailToken } from "./mail-token.ts";
import { findUser, lockAccess, updateEmailConfirmed } from "./store.ts";

/** Accepts a mailed link as proof that the address is its reader's. It grants nothing, so nobody need be signed in. */
export async function confirmEmail(ctx: Ctx, { token }: ConfirmEmailInput): Promise<EmailConfirmed> {
  await ctx.limits.take("confirmationByIp", ctx.ip);
  const tokenHash = hashMailToken(token);
  const find = ({ db }: Ctx) => findConfirmationAccountIfAny(db, tokenHash, ctx.now());
  return inTransaction(ctx, async (ctx) => {
    const accountId = await find(ctx);
    if (!accountId) throw new AppError("CONFIRMATION_EXPIRED");
    // Lock first, then look again, so that of a change of address and a link at once, one sees the other.
    await lockAccess(ctx.db, accountId);
    if (!(await find(ctx))) throw new AppError("CONFIRMATION_EXPIRED");
    await updateEmailConfirmed(ctx.db, accountId, ctx.now());
    await deleteConfirmationsOf(ctx.db, accountId);
    return { email: (await findUser(ctx.db, accountId)).email };
  });
}
