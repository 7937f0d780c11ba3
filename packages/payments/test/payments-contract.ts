import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { NewIntent, Payments } from "../src/provider.ts";

/** A provider under test, and what a person at the card form does. */
export type Bench = {
  payments: Payments;
  pay(intentId: string): Promise<void>;
  /** Tries to pay with a card that the bank declines. */
  tryDeclinedCard(intentId: string): Promise<void>;
  close(): Promise<void>;
};

let keys = 0;
const order = (changes: Partial<NewIntent> = {}): NewIntent => ({
  amountCents: 899,
  currency: "usd",
  description: "Professional, 120 credits",
  metadata: { purchaseId: "0190b1a8-0000-7000-8000-000000000001" },
  idempotencyKey: `key-${keys++}`,
  ...changes,
});

/** What holds for every adapter of the port. */
export function describePayments(name: string, open: () => Promise<Bench>): void {
  describe(`payments by ${name}`, () => {
    let bench: Bench;
    beforeAll(async () => {
      bench = await open();
    });
    afterAll(() => bench.close());
    const make = (changes?: Partial<NewIntent>) => bench.payments.createIntent(order(changes));
    const find = async (id: string) => {
      const intent = await bench.payments.findIntent(id);
      if (!intent) throw new Error(`no intent ${id}`);
      return intent;
    };

    it("a new intent is open, and is found with all that it was made of", async () => {
      const intent = await make();
      expect(intent).toMatchObject({
        status: "open",
        amountCents: 899,
        currency: "usd",
        metadata: { purchaseId: "0190b1a8-0000-7000-8000-000000000001" },
        refundedCents: 0,
        failure: null,
      });
      expect(intent.clientSecret.split("_secret_")[0]).toBe(intent.id);
      expect(await find(intent.id)).toEqual(intent);
    });

    it("the same key gives the same intent, another key another one", async () => {
      const first = await make({ idempotencyKey: "same" });
      expect((await make({ idempotencyKey: "same" })).id).toBe(first.id);
      expect((await make()).id).not.toBe(first.id);
    });

    it("a key that was used for another amount is refused", async () => {
      await make({ idempotencyKey: "amount" });
      await expect(make({ idempotencyKey: "amount", amountCents: 900 })).rejects.toMatchObject({
        name: "PaymentRefused",
        code: "idempotency_error",
      });
    });

    it("knows nothing of an intent that it did not make", async () => {
      expect(await bench.payments.findIntent("pi_0000")).toBeNull();
    });

    it("a declined card leaves the intent open, with the provider's reason", async () => {
      const { id } = await make();
      await bench.tryDeclinedCard(id);
      expect(await find(id)).toMatchObject({
        status: "open",
        failure: { code: "card_declined", message: "Your card was declined." },
      });
    });

    it("after a declined card another one may pay", async () => {
      const { id } = await make();
      await bench.tryDeclinedCard(id);
      await bench.pay(id);
      expect(await find(id)).toMatchObject({ status: "succeeded", failure: null });
    });

    it("a refund sends everything back, however often it is asked for", async () => {
      const { id } = await make();
      await bench.pay(id);
      await bench.payments.refund({ intentId: id, idempotencyKey: `refund-${id}` });
      await bench.payments.refund({ intentId: id, idempotencyKey: `refund-${id}` });
      await bench.payments.refund({ intentId: id, idempotencyKey: `again-${id}` });
      expect(await find(id)).toMatchObject({ status: "succeeded", refundedCents: 899 });
    });

    it("what was never paid can't be refunded", async () => {
      const { id } = await make();
      await expect(
        bench.payments.refund({ intentId: id, idempotencyKey: `refund-${id}` }),
      ).rejects.toMatchObject({ name: "PaymentRefused" });
    });

    it("refuses a webhook that nobody signed", () => {
      const body = Buffer.from(JSON.stringify({ id: "evt_1", type: "payment_intent.succeeded" }));
      expect(() => bench.payments.parseWebhook(body, "t=1,v1=00")).toThrow(
        expect.objectContaining({ name: "WebhookRefused" }),
      );
    });
  });
}
