import type { ChangePasswordInput } from "@terzi/contracts/account";
import { inTransaction, type UserCtx } from "../../ctx.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { hashPassword } from "./password.ts";
import { requirePassword } from "./require-password.ts";
import { deleteSessionsOf } from "./session-store.ts";
import { updatePassword } from "./store.ts";

/** Sets a new password, ends every session of the account, and begins one for whoever did it. */
export async function changePassword(
  ctx: UserCtx,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<void> {
  await requirePassword(ctx, currentPassword);
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(ctx, async ({ db }) => {
    const { id, email, language, firstName } = ctx.user;
    await updatePassword(db, id, passwordHash);
    await deleteSessionsOf(db, id);
    await enqueueMail({ db }, { to: email, language, content: { template: "password-changed", firstName } });
  });
  await ctx.visit.begin(ctx.user.id);
}
