import type { ChangePasswordInput } from "@terzi/contracts/account";
import type { z } from "zod";
import { inTransaction, type UserCtx } from "../../ctx.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { settleTokens } from "../tokens/settle-tokens.ts";
import { hashPassword } from "./password.ts";
import { requirePassword } from "./require-password.ts";
import { deleteResetsOf } from "./reset-store.ts";
import { deleteSessionsOf } from "./session-store.ts";
import { lockAccess, updatePassword } from "./store.ts";

/**
 * Sets a new password, ends every session and every reset link, and begins a session for the person who did it. API
 * tokens end as well, unless the person keeps them.
 */
export async function changePassword(
  ctx: UserCtx,
  { currentPassword, newPassword, endTokens }: z.output<typeof ChangePasswordInput>,
): Promise<void> {
  await requirePassword(ctx, currentPassword);
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(ctx, async ({ db }) => {
    const { id, email, language, firstName } = ctx.user;
    await lockAccess(db, id);
    await updatePassword(db, id, passwordHash);
    await deleteSessionsOf(db, id);
    await deleteResetsOf(db, id);
    const tokens = await settleTokens({ db }, id, endTokens ? "ended" : "kept");
    const content = { template: "password-changed", firstName, tokens } as const;
    await enqueueMail({ db }, { to: email, language, content });
  });
  await ctx.visit.begin(ctx.db, ctx.user.id, ctx.visit.passkeyId);
}
