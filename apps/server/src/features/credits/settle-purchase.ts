import type { PurchaseStatus } from "@terzi/contracts/credits";
import type { Intent } from "@terzi/payments/provider";
import { inTransaction, type Ports } from "../../ctx.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { findUser } from "../auth/store.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { grantPurchasedCredits, takeBackCredits } from "./change-balance.ts";
import { lockPurchase, type PurchaseKey, type StoredPurchase, updatePurchase } from "./purchase-store.ts";

export type SettleCtx = Pick<Ports, "db" | "payments" | "log" | "now">;

/**
 * Brings a purchase to the state in which the provider says its payment is. Whoever calls it (the browser's
 * confirmation, a webhook, the reconciliation), and however often: credits are granted once, and taken back once.
 */
export async function settlePurchase(ctx: SettleCtx, purchase: StoredPurchase): Promise<PurchaseStatus> {
  // Made while another provider was configured, which this one knows nothing about.
  if (purchase.provider !== ctx.payments.kind) return purchase.status;
  const intent = await ctx.payments.findIntent(purchase.intentId);
  return applyPayment(ctx, purchase, intent);
}

/** What `settlePurchase` does with the provider's answer; joins an open transaction. */
export const applyPayment = (
  ctx: SettleCtx,
  key: PurchaseKey,
  intent: Intent | null,
): Promise<PurchaseStatus> =>
  inTransaction(ctx, async (ctx) => {
    const purchase = await lockPurchase(ctx.db, key);
    if (!intent || !isOf(intent, purchase)) return noteMismatch(ctx, purchase, intent);
    const isUnpaid = purchase.status === "pending" || purchase.status === "failed";
    if (isUnpaid && intent.status !== "succeeded") return noteUnpaid(ctx, purchase, intent);
    if (isUnpaid) await complete(ctx, purchase);
    const isPaidBack = intent.refundedCents >= purchase.amountCents;
    if (purchase.status === "refunded" || !isPaidBack)
      return purchase.status === "refunded" ? "refunded" : "completed";
    await takeBack(ctx, purchase);
    return "refunded";
  });

/** The provider is believed only about our own payment: this purchase, this amount, this currency. */
const isOf = (intent: Intent, purchase: StoredPurchase): boolean =>
  intent.metadata.purchaseId === purchase.id &&
  intent.amountCents === purchase.amountCents &&
  intent.currency === purchase.currency;

async function complete(ctx: SettleCtx, purchase: StoredPurchase): Promise<void> {
  const at = ctx.now();
  await updatePurchase(ctx.db, purchase, { status: "completed", completedAt: at, nextCheckAt: null });
  await grantPurchasedCredits(ctx, purchase);
  await mailBuyer(ctx, purchase, "receipt", at);
}

async function takeBack(ctx: SettleCtx, purchase: StoredPurchase): Promise<void> {
  const at = ctx.now();
  await updatePurchase(ctx.db, purchase, { status: "refunded", refundedAt: at, nextCheckAt: null });
  await takeBackCredits(ctx, purchase);
  await mailBuyer(ctx, purchase, "refund", at);
}

async function mailBuyer(
  ctx: SettleCtx,
  purchase: StoredPurchase,
  template: "receipt" | "refund",
  at: Date,
): Promise<void> {
  const { email, firstName, language } = await findUser(ctx.db, purchase.accountId);
  const { packageName, credits, amountCents, id: purchaseId } = purchase;
  await enqueueMail(ctx, {
    to: email,
    language,
    content: { template, firstName, packageName, credits, amountCents, at: at.toISOString(), purchaseId },
  });
}

async function noteUnpaid(ctx: SettleCtx, purchase: StoredPurchase, intent: Intent): Promise<PurchaseStatus> {
  if (intent.status === "canceled") {
    await updatePurchase(ctx.db, purchase, { status: "failed", nextCheckAt: null });
    return "failed";
  }
  if (!intent.failure) return purchase.status;
  // Another card may still pay it, so it stays under watch.
  await updatePurchase(ctx.db, purchase, { status: "failed" });
  return "failed";
}

async function noteMismatch(
  ctx: SettleCtx,
  purchase: StoredPurchase,
  intent: Intent | null,
): Promise<PurchaseStatus> {
  if (purchase.nextCheckAt === null) return purchase.status;
  ctx.log.error({ purchaseId: purchase.id }, "the provider's payment is not this purchase's");
  await updatePurchase(ctx.db, purchase, { nextCheckAt: null });
  await recordAudit(ctx, {
    actorId: null,
    action: "payment.mismatch",
    target: purchase.id,
    before: { amountCents: purchase.amountCents, currency: purchase.currency },
    after: intent && { amountCents: intent.amountCents, currency: intent.currency },
  });
  return purchase.status;
}
