import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { type Intent, PaymentRefused, type Payments, WebhookRefused } from "./provider.ts";
import { readCard } from "./sandbox-card.ts";

/** One intent of the sandbox, as its store keeps it. */
export type SandboxIntent = Intent & { idempotencyKey: string };

/** Where the sandbox keeps its intents: the server's database. */
export type SandboxStore = {
  /** Keeps the intent, or answers the one that this idempotency key has made before. */
  insert(intent: SandboxIntent): Promise<SandboxIntent>;
  find(id: string): Promise<SandboxIntent | null>;
  /** Changes an intent that is still in one of `from`; null when it is not (another call came first). */
  update(
    id: string,
    from: Intent["status"][],
    change: Partial<Pick<Intent, "status" | "failure" | "refundedCents">>,
  ): Promise<SandboxIntent | null>;
};

export type Sandbox = Payments & {
  /**
   * What the card form does: pays with a card number. Answers null for an unknown intent or a wrong secret.
   * Throws PaymentRefused with the provider's usual message when the card is declined.
   */
  confirm(options: { intentId: string; clientSecret: string; cardNumber: string }): Promise<Intent | null>;
};

const isSame = (one: string, other: string): boolean => {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
};

/** Payments without money: cards by number, intents in our own store, the same states as the real provider. */
export function openSandbox(store: SandboxStore): Sandbox {
  const findIntent = async (id: string): Promise<Intent | null> => {
    const kept = await store.find(id);
    return kept && toIntent(kept);
  };
  return {
    kind: "sandbox",
    publishableKey: null,
    findIntent,
    async createIntent({ amountCents, currency, metadata, idempotencyKey }) {
      const id = `pi_sandbox_${randomBytes(12).toString("hex")}`;
      const kept = await store.insert({
        id,
        clientSecret: `${id}_secret_${randomBytes(16).toString("hex")}`,
        status: "open",
        amountCents,
        currency,
        metadata,
        refundedCents: 0,
        failure: null,
        idempotencyKey,
      });
      if (kept.amountCents !== amountCents || kept.currency !== currency)
        throw new PaymentRefused("idempotency_error", "This key was used for another payment.");
      return toIntent(kept);
    },
    async confirm({ intentId, clientSecret, cardNumber }) {
      const intent = await findIntent(intentId);
      if (!intent || !isSame(intent.clientSecret, clientSecret)) return null;
      if (intent.status !== "open") return intent;
      const failure = readCard(cardNumber);
      const change = failure ? { failure } : { status: "succeeded" as const, failure: null };
      const changed = await store.update(intentId, ["open"], change);
      // Another call has paid it meanwhile: then it is paid, whatever this card says.
      if (!changed) return findIntent(intentId);
      if (failure) throw new PaymentRefused(failure.code, failure.message);
      return toIntent(changed);
    },
    async refund({ intentId }) {
      const intent = await findIntent(intentId);
      if (!intent) throw new PaymentRefused("resource_missing", "No such payment.");
      if (intent.status !== "succeeded")
        throw new PaymentRefused("charge_not_paid", "This payment has not been paid.");
      await store.update(intentId, ["succeeded"], { refundedCents: intent.amountCents });
    },
    parseWebhook() {
      throw new WebhookRefused("The sandbox sends no webhooks");
    },
  };
}

const toIntent = ({ idempotencyKey: _, ...intent }: SandboxIntent): Intent => intent;
