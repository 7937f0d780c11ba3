import type { Db } from "@terzi/db/open-db";
import { AppError } from "../../app-error.ts";
import { type AdminCtx, type Ctx, inTransaction, type UserCtx } from "../../ctx.ts";
import { findApplicationCost, findCvCost, findInterviewCost, findTwinCost } from "./price.ts";
import { insertLedgerEntry, lockBalance } from "./store.ts";

export const grantSignUpCredits = (ctx: Ctx, accountId: string, amount: number) =>
  insertLedgerEntry(ctx.db, { accountId, kind: "signup", amount });

type Charge =
  | { kind: "cv" | "interview" | "twin"; cvId: string }
  | { kind: "letter"; letterId: string }
  | { kind: "gap" | "share" };

/** Charges for a CV, or throws INSUFFICIENT_CREDITS and takes nothing. */
export const chargeForCv = async (ctx: UserCtx, cvId: string): Promise<void> =>
  charge(ctx, { kind: "cv", cvId }, await findCvCost(ctx));

/** Charges for a CV's interview pack, once and for all. */
export const chargeForInterview = (ctx: UserCtx, cvId: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    // Of two at once, the second sees what the first paid.
    await lockBalance(ctx.db, ctx.user.id);
    await charge(ctx, { kind: "interview", cvId }, await findInterviewCost(ctx, cvId));
  });

/** Charges for a CV's twin, once and for all. Locks the balance, whatever the price. */
export const chargeForTwin = (ctx: UserCtx, cvId: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockBalance(ctx.db, ctx.user.id);
    await charge(ctx, { kind: "twin", cvId }, await findTwinCost(ctx, cvId));
  });

/** Charges `cost` for one thing, or throws INSUFFICIENT_CREDITS and takes nothing. What is free leaves no entry. */
export const charge = (ctx: UserCtx, what: Charge, cost: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    if (cost === 0) return;
    const balance = await lockBalance(ctx.db, ctx.user.id);
    if (balance < cost) throw new AppError("INSUFFICIENT_CREDITS", { values: { cost } });
    await insertLedgerEntry(ctx.db, { accountId: ctx.user.id, amount: -cost, ...what });
  });

/** Charges for some applications, or throws and takes nothing. Locks the balance, whatever the price. */
export const chargeForApplications = (ctx: UserCtx, count: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const cost = count * (await findApplicationCost(ctx));
    const balance = await lockBalance(ctx.db, ctx.user.id);
    if (balance < cost) throw new AppError("CREDITS_MISSING", { values: { cost, balance } });
    if (cost > 0)
      await insertLedgerEntry(ctx.db, { accountId: ctx.user.id, kind: "application", amount: -cost });
  });

type Bought = { id: string; accountId: string; credits: number };

/** Adds what was bought. The database refuses a second grant for the same purchase. */
export const grantPurchasedCredits = (ctx: { db: Db }, { id, accountId, credits }: Bought) =>
  insertLedgerEntry(ctx.db, { accountId, kind: "purchase", amount: credits, purchaseId: id });

/** Takes back what remains of a refunded purchase's credits; the balance never goes below 0. */
export async function takeBackCredits(ctx: { db: Db }, { id, accountId, credits }: Bought): Promise<void> {
  const left = Math.min(credits, await lockBalance(ctx.db, accountId));
  if (left > 0) await insertLedgerEntry(ctx.db, { accountId, kind: "refund", amount: -left, purchaseId: id });
}

/** Sets a balance to `credits` through an entry in the admin's name. Answers the previous balance. */
export const correctBalance = (
  ctx: AdminCtx,
  { userId, credits }: { userId: string; credits: number },
): Promise<number> =>
  inTransaction(ctx, async (ctx) => {
    const before = await lockBalance(ctx.db, userId);
    const amount = credits - before;
    if (amount !== 0)
      await insertLedgerEntry(ctx.db, { accountId: userId, kind: "admin", amount, actorId: ctx.user.id });
    return before;
  });
