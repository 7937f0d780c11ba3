import { AppError } from "../../app-error.ts";
import type { UserCtx } from "../../ctx.ts";
import { isPasswordOf } from "./password.ts";
import { findPasswordHash } from "./store.ts";

/** What only the account's owner may do asks for the password, so that an unlocked screen is not enough. */
export async function requirePassword(ctx: UserCtx, password: string): Promise<void> {
  if (!ctx.user.hasPassword) throw new AppError("NO_PASSWORD");
  await ctx.limits.take("passwordByAccount", ctx.user.id);
  const hash = await findPasswordHash(ctx.db, ctx.user.id);
  if (!(await isPasswordOf(hash, password))) throw new AppError("WRONG_PASSWORD");
}
