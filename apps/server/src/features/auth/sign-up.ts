import type { SignUpInput, User } from "@terzi/contracts/account";
import { SIGNUP_CREDITS } from "@terzi/contracts/limits";
import { foldInvariant } from "@terzi/contracts/text";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import { type Ctx, inTransaction } from "../../ctx.ts";
import { grantSignUpCredits } from "../credits/change-balance.ts";
import { hashPassword } from "./password.ts";
import { findUser, insertAccount } from "./store.ts";

export async function signUp(ctx: Ctx, input: z.output<typeof SignUpInput>): Promise<User> {
  await ctx.limits.take("signUpByIp", ctx.ip);
  if (!(await ctx.captcha.accept(input.recaptchaToken))) throw new AppError("CAPTCHA_FAILED");
  const { email, password, firstName, lastName, language } = input;
  const passwordHash = await hashPassword(password);
  const accountId = await inTransaction(ctx, async (ctx) => {
    const emailKey = foldInvariant(email);
    const id = await insertAccount(ctx.db, { email, emailKey, passwordHash, firstName, lastName, language });
    if (!id) throw new AppError("EMAIL_TAKEN");
    await grantSignUpCredits(ctx, id, SIGNUP_CREDITS);
    return id;
  });
  await ctx.visit.begin(accountId);
  return findUser(ctx.db, accountId);
}
