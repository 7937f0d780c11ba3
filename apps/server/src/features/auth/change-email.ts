import type { ChangeEmailInput, User } from "@terzi/contracts/account";
import { foldInvariant } from "@terzi/contracts/text";
import { inTransaction, type UserCtx } from "../../ctx.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { requirePassword } from "./require-password.ts";
import { deleteResetsOf } from "./reset-store.ts";
import { findUser, lockAccess, updateEmail } from "./store.ts";

/** Moves the account to another address, and tells the old one, whose links to reset the password end. */
export async function changeEmail(ctx: UserCtx, { email, password }: ChangeEmailInput): Promise<User> {
  await requirePassword(ctx, password);
  const { id, email: oldEmail, language, firstName } = ctx.user;
  await inTransaction(ctx, async ({ db }) => {
    await lockAccess(db, id);
    await updateEmail(db, id, email, foldInvariant(email));
    await deleteResetsOf(db, id);
    if (oldEmail === email) return;
    const content = { template: "email-changed", firstName, newEmail: email } as const;
    await enqueueMail({ db }, { to: oldEmail, language, content });
  });
  return findUser(ctx.db, id);
}
