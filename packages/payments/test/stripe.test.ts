import { STRIPE_TEST_KEYS, type StripeServer, startStripeServer } from "@terzi/testing/stripe-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openStripe } from "../src/stripe.ts";
import { describePayments } from "./payments-contract.ts";

describePayments("Stripe, over the wire", async () => {
  const server = await startStripeServer();
  return {
    payments: openStripe({ ...STRIPE_TEST_KEYS, apiBase: server.url }),
    pay: async (id) => server.pay(id),
    tryDeclinedCard: async (id) =>
      server.decline(id, { code: "card_declined", message: "Your card was declined." }),
    close: () => server.close(),
  };
});

let server: StripeServer;
beforeAll(async () => {
  server = await startStripeServer();
});
afterAll(() => server.close());
beforeEach(() => void server.calls.splice(0));

const open = (timeoutMs = 60_000) => openStripe({ ...STRIPE_TEST_KEYS, apiBase: server.url, timeoutMs });
let keys = 0;
const order = () => ({
  amountCents: 499,
  currency: "usd",
  description: "Starter",
  metadata: {},
  idempotencyKey: `wire-${keys++}`,
});

describe("when Stripe is in trouble", () => {
  it("a failed answer is asked for again with the same key, and makes one intent", async () => {
    server.trouble("server-error", 1);
    const intent = await open().createIntent(order());
    expect(server.calls).toEqual(["POST /v1/payment_intents", "POST /v1/payment_intents"]);
    expect(server.intent(intent.id).amount).toBe(499);
  });

  it("a line that is cut after the work was done makes one intent too", async () => {
    const idempotencyKey = "cut";
    server.trouble("cut", 1);
    const intent = await open().createIntent({ ...order(), idempotencyKey });
    expect((await open().createIntent({ ...order(), idempotencyKey })).id).toBe(intent.id);
  });

  it.each(["server-error", "cut"] as const)("three times %s is unavailable", async (kind) => {
    server.trouble(kind, 3);
    await expect(open().findIntent("pi_0")).rejects.toMatchObject({ name: "PaymentsUnavailable" });
    expect(server.calls).toHaveLength(3);
  });

  it("too many requests is unavailable, and is not made worse", async () => {
    server.trouble("rate-limit", 1);
    await expect(open().createIntent(order())).rejects.toMatchObject({ name: "PaymentsUnavailable" });
    expect(server.calls).toHaveLength(1);
  });

  it("an answer that never comes is unavailable in time", async () => {
    server.trouble("silence", 3);
    const begun = Date.now();
    await expect(open(100).findIntent("pi_0")).rejects.toMatchObject({ name: "PaymentsUnavailable" });
    expect(Date.now() - begun).toBeLessThan(60_000);
  });

  it("no answer at all is unavailable", async () => {
    const payments = openStripe({ ...STRIPE_TEST_KEYS, apiBase: "http://127.0.0.1:9" });
    await expect(payments.findIntent("pi_0")).rejects.toMatchObject({ name: "PaymentsUnavailable" });
  });

  it("a wrong key of ours is our own fault, not the payer's", async () => {
    const payments = openStripe({ ...STRIPE_TEST_KEYS, secretKey: "sk_test_wrong", apiBase: server.url });
    await expect(payments.createIntent(order())).rejects.toMatchObject({ type: "StripeAuthenticationError" });
  });
});

it("an amount that Stripe does not take is refused with its code", async () => {
  await expect(open().createIntent({ ...order(), amountCents: 10 })).rejects.toMatchObject({
    name: "PaymentRefused",
    code: "amount_too_small",
  });
});

describe("a webhook", () => {
  const parse = (body: string, header: string) => open().parseWebhook(Buffer.from(body), header);
  const refused = expect.objectContaining({ name: "WebhookRefused" });

  it.each([
    ["payment_intent.succeeded", { id: "pi_1", object: "payment_intent" }, "pi_1"],
    ["charge.refunded", { id: "ch_1", object: "charge", payment_intent: "pi_2" }, "pi_2"],
    ["charge.refunded", { id: "ch_1", object: "charge", payment_intent: { id: "pi_3" } }, "pi_3"],
    ["charge.dispute.created", { id: "dp_1", object: "dispute", payment_intent: "pi_4" }, "pi_4"],
    ["charge.succeeded", { id: "ch_1", object: "charge", payment_intent: null }, null],
    ["customer.created", { id: "cus_1", object: "customer" }, null],
    ["balance.available", { object: "balance" }, null],
  ])("%s about %j tells the intent %s", (type, object, intentId) => {
    const { body, header } = server.signEvent({ id: "evt_1", type, object });
    expect(parse(body, header)).toEqual({ id: "evt_1", type, intentId });
  });

  it("is refused when a byte of it was changed", () => {
    const object = { id: "pi_1", object: "payment_intent", amount: 100 };
    const { body, header } = server.signEvent({ id: "evt_1", type: "payment_intent.succeeded", object });
    expect(() => parse(body.replace("100", "900"), header)).toThrow(refused);
    expect(() => parse(body, "")).toThrow(refused);
    expect(() => parse(body, header.replace(/v1=../, "v1=00"))).toThrow(refused);
  });

  it("is refused when its signature is older than five minutes", () => {
    const event = { id: "evt_1", type: "customer.created", object: { id: "cus_1", object: "customer" } };
    const old = server.signEvent(event, new Date(Date.now() - 301_000));
    expect(() => parse(old.body, old.header)).toThrow(refused);
    const fresh = server.signEvent(event, new Date(Date.now() - 290_000));
    expect(parse(fresh.body, fresh.header).id).toBe("evt_1");
  });

  it("is refused when it is no event", () => {
    const { header } = server.signEvent({ id: "evt_1", type: "x", object: {} });
    expect(() => parse("not JSON", header)).toThrow(refused);
    const nameless = server.signEvent({ id: "", type: "x", object: {} });
    expect(() => parse(nameless.body, nameless.header)).toThrow(refused);
  });
});
