import type { AuditAction } from "@terzi/contracts/operations";
import type { PaymentEvent } from "@terzi/payments/provider";
import { inTransaction } from "../../ctx.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { findPurchaseOfIntentIfAny, type StoredPurchase } from "./purchase-store.ts";
import { type SettleCtx, settlePurchase } from "./settle-purchase.ts";
import { insertWebhookEvent, updateWebhookProcessed } from "./webhook-store.ts";

/**
 * Takes an event that the provider signed. It is only a hint to look: the provider's answer is what counts, so
 * duplicates, reordering and unknown types do no harm. Throws when the provider can't be asked; it then sends again.
 */
export async function takePaymentEvent(ctx: SettleCtx, event: PaymentEvent): Promise<void> {
  const isOpen = await insertWebhookEvent(ctx.db, event);
  if (!isOpen) return;
  const purchase = event.intentId ? await findPurchaseOfIntentIfAny(ctx.db, event.intentId) : undefined;
  const status = purchase && (await settlePurchase(ctx, purchase));
  await inTransaction(ctx, async (ctx) => {
    const isFirst = await updateWebhookProcessed(ctx.db, event.id, ctx.now());
    if (!isFirst || !purchase) return;
    const action = whatToTell(event.type, status ?? purchase.status);
    if (action) await tellAdmins(ctx, purchase, { action, type: event.type });
  });
}

/** What an admin must look at: disputes and partial refunds, for which no rule can say what to take back. */
function whatToTell(type: string, status: StoredPurchase["status"]): AuditAction | null {
  if (type.startsWith("charge.dispute.")) return "payment.disputed";
  return type === "charge.refunded" && status === "completed" ? "payment.partly-refunded" : null;
}

const tellAdmins = (
  ctx: SettleCtx,
  purchase: StoredPurchase,
  { action, type }: { action: AuditAction; type: string },
): Promise<void> =>
  recordAudit(ctx, { actorId: null, action, target: purchase.id, before: null, after: { type } });
