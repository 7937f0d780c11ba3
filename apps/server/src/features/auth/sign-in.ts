import type { SignInInput, User } from "@terzi/contracts/account";
import { foldInvariant } from "@terzi/contracts/text";
import { AppError } from "../../app-error.ts";
import type { Ctx } from "../../ctx.ts";
import { notePasskeyWish } from "./passkey-wish.ts";
import { isPasswordOf } from "./password.ts";
import { findCredentialsIfAny, findUser } from "./store.ts";

/** The same answer and the same work for "no such account" and "wrong password". */
export async function signIn(ctx: Ctx, { email, password }: SignInInput): Promise<User> {
  const emailKey = foldInvariant(email.trim());
  await ctx.limits.take("signInByIp", ctx.ip);
  await ctx.limits.take("signInByEmail", `${ctx.ip}:${emailKey}`);
  const account = await findCredentialsIfAny(ctx.db, emailKey);
  if (!(await isPasswordOf(account?.passwordHash, password)) || !account)
    throw new AppError("WRONG_CREDENTIALS");
  if (account.disabledAt) throw new AppError("ACCOUNT_DISABLED");
  await ctx.visit.begin(ctx.db, account.id);
  return notePasskeyWish(ctx.db, await findUser(ctx.db, account.id), null);
}
