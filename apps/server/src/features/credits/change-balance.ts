import { AppError } from "../../app-error.ts";
import { type Ctx, inTransaction, type UserCtx } from "../../ctx.ts";
import { findCvCost } from "./price.ts";
import { insertLedgerEntry, lockBalance } from "./store.ts";

export const grantSignUpCredits = (ctx: Ctx, accountId: string, amount: number) =>
  insertLedgerEntry(ctx.db, { accountId, kind: "signup", amount });

/** Takes the price of a CV, or throws INSUFFICIENT_CREDITS and takes nothing. */
export const chargeForCv = (ctx: UserCtx, cvId: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const cost = await findCvCost(ctx);
    const balance = await lockBalance(ctx.db, ctx.user.id);
    if (balance < cost) throw new AppError("INSUFFICIENT_CREDITS", { values: { cost } });
    await insertLedgerEntry(ctx.db, { accountId: ctx.user.id, kind: "cv", amount: -cost, cvId });
  });
