import Stripe from "stripe";
import { type Intent, type Payments, WebhookRefused } from "./provider.ts";
import { readEvent } from "./stripe-event.ts";
import { translateStripeError } from "./stripe-failure.ts";

/** How old a signature may be: a recorded webhook can't be played again later. */
const TOLERANCE_SECONDS = 300;

export type StripeOptions = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Another endpoint than Stripe's own, for a proxy: "http://localhost:12111". */
  apiBase?: string;
  /** How long one try may take; there are three. */
  timeoutMs?: number;
};

const STATUS: Record<string, Intent["status"]> = {
  succeeded: "succeeded",
  canceled: "canceled",
  processing: "processing",
};

const toIntent = (intent: Stripe.PaymentIntent): Intent => {
  const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  const failure = intent.last_payment_error;
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? "",
    status: STATUS[intent.status] ?? "open",
    amountCents: intent.amount,
    currency: intent.currency,
    metadata: intent.metadata,
    refundedCents: charge?.amount_refunded ?? 0,
    failure: failure ? { code: failure.code ?? failure.type, message: failure.message ?? "" } : null,
  };
};

const endpoint = (apiBase: string) => {
  const url = new URL(apiBase);
  const protocol: "http" | "https" = url.protocol === "http:" ? "http" : "https";
  return { protocol, host: url.hostname, port: url.port || (protocol === "http" ? 80 : 443) };
};

/** Payments by Stripe. Its library tries again by itself, with the same idempotency key, when it is safe to. */
export function openStripe(options: StripeOptions): Payments {
  const stripe = new Stripe(options.secretKey, {
    timeout: options.timeoutMs ?? 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(options.apiBase && endpoint(options.apiBase)),
  });
  const ask = async <T>(call: Promise<T>): Promise<T> => call.catch(translateStripeError);
  return {
    kind: "stripe",
    publishableKey: options.publishableKey,
    async createIntent({ amountCents, currency, description, metadata, idempotencyKey }) {
      const created = stripe.paymentIntents.create(
        {
          amount: amountCents,
          currency,
          description,
          metadata,
          automatic_payment_methods: { enabled: true },
        },
        { idempotencyKey },
      );
      return toIntent(await ask(created));
    },
    async findIntent(id) {
      const found = stripe.paymentIntents
        .retrieve(id, { expand: ["latest_charge"] })
        .catch((error: unknown) => {
          if (error instanceof Stripe.errors.StripeError && error.code === "resource_missing") return null;
          throw error;
        });
      const intent = await ask(found);
      return intent && toIntent(intent);
    },
    async refund({ intentId, idempotencyKey }) {
      const refunded = stripe.refunds
        .create({ payment_intent: intentId }, { idempotencyKey })
        .catch((error: unknown) => {
          if (error instanceof Stripe.errors.StripeError && error.code === "charge_already_refunded") return;
          throw error;
        });
      await ask(refunded);
    },
    parseWebhook(rawBody, signature) {
      try {
        return readEvent(
          stripe.webhooks.constructEvent(rawBody, signature, options.webhookSecret, TOLERANCE_SECONDS),
        );
      } catch (cause) {
        throw new WebhookRefused("The webhook's signature does not hold", { cause });
      }
    },
  };
}
