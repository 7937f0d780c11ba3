import type { RequestResetInput } from "@terzi/contracts/account";
import { foldInvariant } from "@terzi/contracts/text";
import { type Ctx, inTransaction } from "../../ctx.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { hashMailToken, makeMailToken } from "./mail-token.ts";
import { replaceReset } from "./reset-store.ts";
import { findUser, lockEnabledAccountIfAny } from "./store.ts";

const LIFETIME_MINUTES = 60;

/** Mails a link to set a new password. The same answer whether or not there is such an account. */
export async function requestReset(ctx: Ctx, { email }: RequestResetInput): Promise<void> {
  const emailKey = foldInvariant(email);
  await ctx.limits.take("resetByIp", ctx.ip);
  await ctx.limits.take("resetByEmail", emailKey);
  const token = makeMailToken();
  const expiresAt = new Date(ctx.now().getTime() + LIFETIME_MINUTES * 60_000);
  await inTransaction(ctx, async ({ db }) => {
    const accountId = await lockEnabledAccountIfAny(db, emailKey);
    if (!accountId) return;
    const user = await findUser(db, accountId);
    await replaceReset(db, { tokenHash: hashMailToken(token), accountId: user.id, expiresAt });
    const { firstName, language } = user;
    const path = `/reset-password?token=${token}`;
    const content = { template: "password-reset", firstName, path, minutes: LIFETIME_MINUTES } as const;
    await enqueueMail({ db }, { to: user.email, language, content });
  });
}
