import { createHmac } from "node:crypto";
import { WebhookOccurrence } from "@terzi/contracts/webhooks";
import type { Ports } from "../../ctx.ts";
import { type DeliveryKey, findDeliveryIfAny, updateDeliveryTried } from "./store.ts";

/** Sends a queued message; throws when it may work later. Any answer of 200 to 299 counts as taken. */
export async function sendWebhook(
  { db, now, outside }: Pick<Ports, "db" | "now" | "outside">,
  { isLastTry, ...key }: DeliveryKey & { isLastTry: boolean },
): Promise<void> {
  const delivery = await findDeliveryIfAny(db, key);
  if (!delivery || delivery.status === "delivered") return;
  const { url, secret, createdAt } = delivery;
  const occurrence = WebhookOccurrence.parse(delivery.payload);
  const body = JSON.stringify({ id: key.deliveryId, createdAt, ...occurrence });
  const at = now();
  const { isTaken, outcome } = await outside
    .post(url, { body, headers: { "terzi-signature": signatureOf(body, { secret, at }) } })
    .then(
      (status) => ({ isTaken: status >= 200 && status < 300, outcome: String(status) }),
      (error: unknown) => ({
        isTaken: false,
        outcome: error instanceof Error ? error.message : String(error),
      }),
    );
  const failed = isLastTry ? "failed" : "queued";
  await updateDeliveryTried(db, key, {
    status: isTaken ? "delivered" : failed,
    outcome,
    deliveredAt: isTaken ? at : null,
  });
  if (!isTaken) throw new Error(`a webhook was not taken: ${outcome}`);
}

/** Signed as Stripe does, so that code which checks their signatures checks these. */
function signatureOf(body: string, { secret, at }: { secret: string; at: Date }): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}
