import type { ConfirmPaymentInput, PaymentConfirmed } from "@terzi/contracts/credits";
import { AppError } from "../../app-error.ts";
import type { UserCtx } from "../../ctx.ts";
import { findOwnPurchase } from "./purchase-store.ts";
import { settlePurchase } from "./settle-purchase.ts";

/** The browser says that it has paid, so the provider is asked. Calling this again gives the same answer. */
export async function confirmPayment(ctx: UserCtx, input: ConfirmPaymentInput): Promise<PaymentConfirmed> {
  const purchase = await findOwnPurchase(ctx.db, ctx.user.id, input.paymentIntentId);
  if (purchase.packageId !== input.packageId) throw new AppError("NOT_FOUND");
  const status = purchase.status === "completed" ? "completed" : await settlePurchase(ctx, purchase);
  if (status !== "completed") return { success: false, creditsAdded: 0 };
  return { success: true, creditsAdded: purchase.credits };
}
