import type { ChangeEmailInput, User } from "@terzi/contracts/account";
import { foldInvariant } from "@terzi/contracts/text";
import { inTransaction, type UserCtx } from "../../ctx.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { deleteConfirmationsOf } from "./confirmation-store.ts";
import { requirePassword } from "./require-password.ts";
import { deleteResetsOf } from "./reset-store.ts";
import { sendConfirmation } from "./send-confirmation.ts";
import { findUser, lockAccess, updateEmail, updateEmailConfirmed } from "./store.ts";

/**
 * Moves the account to another address, which has yet to be confirmed, and tells the old one. Links mailed to the old
 * address stop working: those that reset the password and those that confirm the address.
 */
export async function changeEmail(ctx: UserCtx, { email, password }: ChangeEmailInput): Promise<User> {
  await requirePassword(ctx, password);
  const { id, email: oldEmail, language, firstName } = ctx.user;
  return inTransaction(ctx, async (ctx) => {
    const { db } = ctx;
    await lockAccess(db, id);
    await updateEmail(db, id, email, foldInvariant(email));
    await deleteResetsOf(db, id);
    if (oldEmail === email) return findUser(db, id);
    const content = { template: "email-changed", firstName, newEmail: email } as const;
    await enqueueMail({ db }, { to: oldEmail, language, content });
    await deleteConfirmationsOf(db, id);
    await updateEmailConfirmed(db, id, null);
    const user = await findUser(db, id);
    await sendConfirmation(ctx, user);
    return user;
  });
}
