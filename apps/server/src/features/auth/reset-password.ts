import type { ResetPasswordInput, User } from "@terzi/contracts/account";
import { AppError } from "../../app-error.ts";
import { type Ctx, inTransaction } from "../../ctx.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { settleTokens } from "../tokens/settle-tokens.ts";
import { deleteIdentitiesOf } from "./identity-store.ts";
import { hashMailToken } from "./mail-token.ts";
import { deletePasskeysOf } from "./passkey-store.ts";
import { notePasskeyWish } from "./passkey-wish.ts";
import { hashPassword } from "./password.ts";
import { findResetAccountIfAny, takeReset } from "./reset-store.ts";
import { deleteSessionsOf } from "./session-store.ts";
import { findUser, lockAccess, updateEmailConfirmed, updatePassword } from "./store.ts";

/**
 * Sets a new password through a mailed link, and signs in. Every session, token, passkey and connected account ends,
 * because somebody else may have added it. The link works once.
 */
export async function resetPassword(ctx: Ctx, { token, password }: ResetPasswordInput): Promise<User> {
  await ctx.limits.take("resetByIp", ctx.ip);
  const passwordHash = await hashPassword(password);
  const user = await inTransaction(ctx, async ({ db }) => {
    const tokenHash = hashMailToken(token);
    const accountId = await findResetAccountIfAny(db, tokenHash);
    if (!accountId) throw new AppError("RESET_EXPIRED");
    // Anything that changes the ways in locks the account first: of a change and a link at once, one sees the other.
    await lockAccess(db, accountId);
    if (!(await takeReset(db, tokenHash, ctx.now()))) throw new AppError("RESET_EXPIRED");
    const before = await findUser(db, accountId);
    await updatePassword(db, accountId, passwordHash);
    // The link came by mail: whoever has it reads that mailbox.
    await updateEmailConfirmed(db, accountId, ctx.now());
    await deleteSessionsOf(db, accountId);
    // Without a password, nobody can have used it to add a way in of their own.
    const identityCount = before.hasPassword ? await deleteIdentitiesOf(db, accountId) : 0;
    const passkeyCount = await deletePasskeysOf(db, accountId);
    const user = await findUser(db, accountId);
    const tokens = await settleTokens({ db }, accountId, "ended");
    const content = {
      template: "password-changed",
      firstName: user.firstName,
      tokens,
      passkeyCount,
      identityCount,
    } as const;
    await enqueueMail({ db }, { to: user.email, language: user.language, content });
    return user;
  });
  await ctx.visit.begin(ctx.db, user.id);
  return notePasskeyWish(ctx.db, user, null);
}
