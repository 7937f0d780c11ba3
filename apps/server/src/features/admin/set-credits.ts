import type { AdminUser, SetCreditsInput } from "@terzi/contracts/admin";
import { type AdminCtx, inTransaction } from "../../ctx.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { correctBalance } from "../credits/change-balance.ts";
import { findAdminUser } from "./users-store.ts";

/** Brings a user's balance to a number, through the ledger. */
export const setCredits = (ctx: AdminCtx, { userId, credits }: SetCreditsInput): Promise<AdminUser> =>
  inTransaction(ctx, async (ctx) => {
    const before = await correctBalance(ctx, { userId, credits });
    if (before !== credits) {
      const entry = { actorId: ctx.user.id, action: "user.credits", target: userId } as const;
      await recordAudit(ctx, { ...entry, before: { credits: before }, after: { credits } });
    }
    return findAdminUser(ctx.db, userId);
  });
