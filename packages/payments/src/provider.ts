/** Where a payment stands. `open`: it can still be paid, also after a declined card. `canceled`: never any more. */
export type IntentStatus = "open" | "processing" | "succeeded" | "canceled";

/** What the provider says of one payment. */
export type Intent = {
  id: string;
  /** Lets a browser pay this intent, and nothing else: the id, "_secret_", and what nobody can guess. */
  clientSecret: string;
  status: IntentStatus;
  /** In the currency's smallest unit. */
  amountCents: number;
  /** ISO 4217 in lower case: "usd". */
  currency: string;
  /** What we gave along when it was made. */
  metadata: Record<string, string>;
  /** How much of the amount went back to the payer. */
  refundedCents: number;
  /** Why the last try to pay failed, in the provider's words for the payer; null when none did. */
  failure: { code: string; message: string } | null;
};

export type NewIntent = {
  amountCents: number;
  currency: string;
  description: string;
  metadata: Record<string, string>;
  /** The same key gives the same intent, however often it is asked for. */
  idempotencyKey: string;
};

/** Something that the provider tells on its own. Only a hint: what holds is what `findIntent` answers. */
export type PaymentEvent = {
  id: string;
  /** The provider's own word for it: "payment_intent.succeeded". */
  type: string;
  /** The payment that it is about; null when it is about none. */
  intentId: string | null;
};

/**
 * Whoever takes the cards. All calls throw PaymentsUnavailable when the provider does not answer, fails or
 * asks us to slow down, and PaymentRefused when it says no.
 */
export type Payments = {
  kind: "stripe" | "sandbox";
  /** What a browser needs to show the card form; null in the sandbox, whose form is our own. */
  publishableKey: string | null;
  createIntent(intent: NewIntent): Promise<Intent>;
  /** Null when the provider knows no such intent. */
  findIntent(id: string): Promise<Intent | null>;
  /** Sends the whole amount back. Again, with this key or another, it changes nothing. */
  refund(options: { intentId: string; idempotencyKey: string }): Promise<void>;
  /** Reads an event from the raw body of a webhook. Throws WebhookRefused unless the provider has just signed it. */
  parseWebhook(rawBody: Uint8Array, signature: string): PaymentEvent;
};

/** The provider does not answer, fails, or asks to slow down: the same call may work later. */
export class PaymentsUnavailable extends Error {
  override name = "PaymentsUnavailable";
}

/** The provider says no; `message` is its own, `code` one of its codes ("card_declined"). */
export class PaymentRefused extends Error {
  override name = "PaymentRefused";
  readonly code: string;
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** A webhook that the provider did not sign, or not just now. */
export class WebhookRefused extends Error {
  override name = "WebhookRefused";
}
