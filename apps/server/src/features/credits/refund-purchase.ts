import type { RefundInput } from "@terzi/contracts/admin";
import type { PurchaseStatus } from "@terzi/contracts/credits";
import { AppError } from "../../app-error.ts";
import { type AdminCtx, inTransaction } from "../../ctx.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { findPurchaseIfAny, lockPurchase } from "./purchase-store.ts";
import { applyPayment } from "./settle-purchase.ts";

/**
 * Refunds a purchase and takes back what remains of its credits. Asked twice, even at once, the money goes back once.
 * Who did it is audited.
 */
export async function refundPurchase(
  ctx: AdminCtx,
  { purchaseId }: RefundInput,
): Promise<{ status: PurchaseStatus }> {
  const purchase = await findPurchaseIfAny(ctx.db, purchaseId);
  if (!purchase) throw new AppError("NOT_FOUND");
  if (purchase.status !== "completed" || purchase.provider !== ctx.payments.kind)
    throw new AppError("NOT_REFUNDABLE");
  await ctx.payments.refund({ intentId: purchase.intentId, idempotencyKey: `refund-${purchaseId}` });
  const intent = await ctx.payments.findIntent(purchase.intentId);
  return inTransaction(ctx, async (ctx) => {
    const before = await lockPurchase(ctx.db, purchase);
    const status = await applyPayment(ctx, purchase, intent);
    if (status === before.status) return { status };
    await recordAudit(ctx, {
      actorId: ctx.user.id,
      action: "purchase.refund",
      target: purchaseId,
      before: { status: before.status },
      after: { status },
    });
    return { status };
  });
}
