import { createHmac, timingSafeEqual } from "node:crypto";
import type { webhooks } from "./api.gen.ts";

/** What a webhook is told. */
export type WebhookMessage = webhooks[keyof webhooks]["post"]["requestBody"]["content"]["application/json"];

/** Older than this, a message may be one that somebody caught and sends again. */
const TOLERANCE_SECONDS = 300;

/**
 * The message in a webhook's request, once its signature is checked.
 *
 * @param body the request's body to the letter, not parsed and written again.
 * @param signature its header `terzi-signature`: "t=…,v1=…".
 * @param secret the webhook's own: "whsec_…".
 * @throws Error when the message was not signed with the secret, or five minutes ago and more.
 */
export function readWebhook({
  body,
  signature,
  secret,
  now = new Date(),
}: {
  body: string;
  signature: string;
  secret: string;
  now?: Date;
}): WebhookMessage {
  const [, seconds = "", given = ""] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  const own = createHmac("sha256", secret).update(`${seconds}.${body}`).digest();
  if (!given || !timingSafeEqual(own, Buffer.from(given, "hex")))
    throw new Error("Not signed by this webhook's secret");
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS)
    throw new Error("Signed too long ago");
  // Safe: Terzi signed it.
  return JSON.parse(body) as WebhookMessage;
}
