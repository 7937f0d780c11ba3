import type { SignUpInput, User } from "@terzi/contracts/account";
import { SIGNUP_CREDITS } from "@terzi/contracts/limits";
import { foldInvariant } from "@terzi/contracts/text";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import { type Ctx, inTransaction } from "../../ctx.ts";
import { grantSignUpCredits } from "../credits/change-balance.ts";
import { hashPassword } from "./password.ts";
import { sendConfirmation } from "./send-confirmation.ts";
import { findUser, insertAccount } from "./store.ts";

/**
 * Opens an account with its credits and a session, or nothing: what fails through our fault can be retried unchanged.
 */
export async function signUp(ctx: Ctx, input: z.output<typeof SignUpInput>): Promise<User> {
  await ctx.limits.take("signUpByIp", ctx.ip);
  const solved = await ctx.captcha.verify(input.recaptchaToken);
  if (!solved) throw new AppError("CAPTCHA_FAILED");
  const { email, password, firstName, lastName, language } = input;
  const passwordHash = await hashPassword(password);
  const outcome = await inTransaction(ctx, async (ctx) => {
    if (!(await solved.spend(ctx.db))) return "CAPTCHA_FAILED";
    const emailKey = foldInvariant(email);
    const id = await insertAccount(ctx.db, { email, emailKey, passwordHash, firstName, lastName, language });
    // Not thrown, because the solution must be used up all the same; otherwise one would do to try many addresses.
    if (!id) return "EMAIL_TAKEN";
    await grantSignUpCredits(ctx, id, SIGNUP_CREDITS);
    await ctx.visit.begin(ctx.db, id);
    const user = await findUser(ctx.db, id);
    await sendConfirmation(ctx, user);
    return user;
  });
  if (typeof outcome === "string") throw new AppError(outcome);
  return outcome;
}
