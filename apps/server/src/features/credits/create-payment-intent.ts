import { createHash, randomUUID } from "node:crypto";
import type { ClientSecret, CreateIntentInput } from "@terzi/contracts/credits";
import { AppError } from "../../app-error.ts";
import type { UserCtx } from "../../ctx.ts";
import { requireConfirmedEmail } from "../auth/send-confirmation.ts";
import { FIRST_CHECK_MS } from "./check-times.ts";
import { findPurchaseIfAny, insertPurchase } from "./purchase-store.ts";
import { findPackage } from "./store.ts";

/**
 * Begins a purchase, which freezes package, credits and price. Nothing is paid or granted yet. Receipts go by mail,
 * so an unconfirmed address can't buy.
 */
export async function createPaymentIntent(
  ctx: UserCtx,
  { packageId }: CreateIntentInput,
): Promise<ClientSecret> {
  const { idempotencyKey } = ctx;
  const purchaseId = idempotencyKey ? purchaseIdOf(ctx.user.id, idempotencyKey) : randomUUID();
  const made = idempotencyKey ? await findPurchaseIfAny(ctx.db, purchaseId) : undefined;
  if (made) return repeatAnswer(ctx, made, packageId);

  await requireConfirmedEmail(ctx);
  const offer = await findPackage(ctx.db, packageId);
  if (!offer.active) throw new AppError("PACKAGE_INACTIVE");
  await ctx.limits.take("paymentIntent", ctx.user.id);
  const credits = offer.credits + offer.bonusCredits;
  const intent = await ctx.payments.createIntent({
    amountCents: offer.price,
    currency: "usd",
    description: `${offer.name}, ${credits} credits`,
    metadata: { purchaseId, accountId: ctx.user.id },
    idempotencyKey: purchaseId,
  });
  await insertPurchase(ctx.db, {
    id: purchaseId,
    accountId: ctx.user.id,
    packageId,
    packageName: offer.name,
    credits,
    amountCents: offer.price,
    provider: ctx.payments.kind,
    intentId: intent.id,
    nextCheckAt: new Date(ctx.now().getTime() + FIRST_CHECK_MS),
  });
  return { clientSecret: intent.clientSecret };
}

async function repeatAnswer(
  ctx: UserCtx,
  made: { packageId: string; intentId: string },
  packageId: string,
): Promise<ClientSecret> {
  const intent = made.packageId === packageId ? await ctx.payments.findIntent(made.intentId) : null;
  if (!intent) throw new AppError("KEY_REUSED");
  return { clientSecret: intent.clientSecret };
}

/** The same key always gives the same purchase: a UUID derived from both. */
function purchaseIdOf(accountId: string, key: string): string {
  const bytes = createHash("sha256").update(`${accountId} ${key}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
