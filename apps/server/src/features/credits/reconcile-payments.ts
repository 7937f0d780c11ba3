import { inTransaction } from "../../ctx.ts";
import { nextCheckTime } from "./check-times.ts";
import { listDuePurchases, lockPurchase, type PurchaseKey, updatePurchase } from "./purchase-store.ts";
import { type SettleCtx, settlePurchase } from "./settle-purchase.ts";

/** Asks the provider about purchases that neither the browser nor a webhook reported, because the tab was closed. */
export async function reconcilePayments(ctx: SettleCtx): Promise<void> {
  for (const purchase of await listDuePurchases(ctx.db, ctx.payments.kind, ctx.now())) {
    try {
      await settlePurchase(ctx, purchase);
    } catch (error) {
      // A purchase that can't be asked about must not hold up the others; its turn comes again.
      ctx.log.warn({ err: error, purchaseId: purchase.id }, "a purchase could not be reconciled");
    }
    await planNextCheck(ctx, purchase);
  }
}

const planNextCheck = (ctx: SettleCtx, purchase: PurchaseKey): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const { status, nextCheckAt, createdAt } = await lockPurchase(ctx.db, purchase);
    if (nextCheckAt === null) return;
    const next = nextCheckTime(createdAt, ctx.now());
    const isGivenUp = next === null && status === "pending";
    await updatePurchase(ctx.db, purchase, { nextCheckAt: next, ...(isGivenUp && { status: "failed" }) });
  });
