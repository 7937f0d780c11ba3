import { randomBytes } from "node:crypto";
import type { PasswordInput } from "@terzi/contracts/account";
import { inTransaction, type UserCtx } from "../../ctx.ts";
import { hashPassword } from "../auth/password.ts";
import { requireAnotherAdmin } from "../auth/require-another-admin.ts";
import { requirePassword } from "../auth/require-password.ts";
import { deletePerson, insertLeftoversJob } from "./store.ts";

/** Long after any request that was running has ended. */
const LEFTOVERS_AFTER_MS = 10 * 60_000;

/**
 * Deletes a person's account for good: profile, CVs, applications, tickets, sessions, tokens, mails. Ledger and
 * purchases stay, without the person, because money must add up. The last admin can't leave.
 */
export async function deleteAccount(ctx: UserCtx, { password }: PasswordInput): Promise<void> {
  await requirePassword(ctx, password);
  const passwordHash = await hashPassword(randomBytes(32).toString("hex"));
  await inTransaction(ctx, async (ctx) => {
    if (ctx.user.role === "admin") await requireAnotherAdmin(ctx, ctx.user.id);
    await deletePerson(ctx.db, ctx.user, { passwordHash, now: ctx.now() });
    // What this person's other requests are writing right now isn't visible here.
    await insertLeftoversJob(ctx.db, ctx.user.id, new Date(ctx.now().getTime() + LEFTOVERS_AFTER_MS));
  });
  await ctx.visit.end();
}
