import type { User } from "@terzi/contracts/account";
import { CONFIRMATION_HOURS } from "@terzi/contracts/limits";
import { AppError } from "../../app-error.ts";
import { inTransaction, type Ports, type UserCtx } from "../../ctx.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { hasOpenConfirmation, insertConfirmation } from "./confirmation-store.ts";
import { hashMailToken, makeMailToken } from "./mail-token.ts";
import { findUser, lockAccess } from "./store.ts";

/** Mails a link that proves the address belongs to the account. Call it in the transaction that set the address. */
export async function sendConfirmation({ db, now }: Pick<Ports, "db" | "now">, user: User): Promise<void> {
  const token = makeMailToken();
  const expiresAt = new Date(now().getTime() + CONFIRMATION_HOURS * 3_600_000);
  await insertConfirmation(db, { tokenHash: hashMailToken(token), accountId: user.id, expiresAt });
  const { email, language, firstName } = user;
  const path = `/confirm-email?token=${token}`;
  const content = { template: "email-confirmation", firstName, path, hours: CONFIRMATION_HOURS } as const;
  await enqueueMail({ db }, { to: email, language, content });
}

/** The same again, for somebody who can't find the first mail. A confirmed address needs none. */
export const requestConfirmation = async (ctx: UserCtx): Promise<void> => {
  if (ctx.user.emailConfirmedAt) return;
  await ctx.limits.take("confirmationByAccount", ctx.user.id);
  await inTransaction(ctx, async (ctx) => {
    // Locked, so that the link doesn't go to an address that is being left right now.
    await lockAccess(ctx.db, ctx.user.id);
    await sendConfirmation(ctx, await findUser(ctx.db, ctx.user.id));
  });
};

/** Spending money requires a confirmed address. Where no link is out, as for old accounts, one is sent now. */
export async function requireConfirmedEmail(ctx: UserCtx): Promise<void> {
  const { id, email, emailConfirmedAt } = ctx.user;
  if (emailConfirmedAt) return;
  if (!(await hasOpenConfirmation(ctx.db, id, ctx.now()))) await requestConfirmation(ctx);
  throw new AppError("EMAIL_UNCONFIRMED", { values: { email } });
}
