import type { StripeServer } from "@terzi/payments/testing/stripe-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAdmin } from "./builders.ts";
import { type Begun, beginPurchase, confirm, readCredits, startStripeApp } from "./purchases.ts";
import type { TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

let app: TestApp;
let stripe: StripeServer;
beforeAll(async () => {
  ({ app, stripe } = await startStripeApp());
});
afterAll(async () => {
  await app.stop();
  await stripe.close();
});

let events = 0;
type Told = { type: string; object: object; id?: string };
const signed = ({ type, object, id = `evt_${++events}` }: Told, at?: Date) =>
  stripe.signEvent({ id, type, object }, at);
const deliver = ({ body, header }: { body: string; header: string }, url = "/webhooks/stripe") =>
  app.app.inject({
    method: "POST",
    url,
    payload: body,
    headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": header },
  });
const tell = (told: Told) => deliver(signed(told));

const succeeded = ({ paymentIntentId }: Begun): Told => ({
  type: "payment_intent.succeeded",
  object: { id: paymentIntentId, object: "payment_intent" },
});
const refunded = ({ paymentIntentId }: Begun): Told => ({
  type: "charge.refunded",
  object: { id: "ch_1", object: "charge", payment_intent: paymentIntentId },
});

async function openBuyer(): Promise<Visitor> {
  const visitor = app.visitor();
  await visitor.signUp();
  return visitor;
}

/** A purchase that Stripe has been paid for, of which we know nothing yet. */
async function openPaid(): Promise<{ buyer: Visitor; begun: Begun }> {
  const buyer = await openBuyer();
  const begun = await beginPurchase(buyer, "Starter");
  stripe.pay(begun.paymentIntentId);
  return { buyer, begun };
}
const statusOf = async (buyer: Visitor) => (await buyer.get("/api/purchases")).json()[0].status;

describe("a webhook that a payment succeeded", () => {
  it.each(["/webhooks/stripe", "/api/webhooks/stripe"])("at %s grants the credits", async (url) => {
    const { buyer, begun } = await openPaid();
    const answer = await deliver(signed(succeeded(begun)), url);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ received: true });
    expect(await readCredits(buyer)).toBe(60);
    expect(await statusOf(buyer)).toBe("completed");
  });

  it("grants once, however often and by whomever it is told", async () => {
    const { buyer, begun } = await openPaid();
    const event = signed(succeeded(begun));
    await Promise.all([deliver(event), deliver(event), confirm(buyer, begun), deliver(event)]);
    await tell(succeeded(begun));
    app.passTime(5 * 60_000);
    await app.runJobs("reconcilePayments");
    expect(await readCredits(buyer)).toBe(60);
    app.passTime(-5 * 60_000);
  });

  it("is not believed: Stripe is asked, and says that nothing was paid", async () => {
    const buyer = await openBuyer();
    const begun = await beginPurchase(buyer);
    expect((await tell(succeeded(begun))).statusCode).toBe(200);
    expect(await readCredits(buyer)).toBe(10);
    expect(await statusOf(buyer)).toBe("pending");
  });

  it("grants nothing when amount, currency or purchase are not ours, and tells the admins", async () => {
    const admin = await openAdmin(app);
    for (const change of [{ amount: 1 }, { currency: "try" }, { metadata: { purchaseId: "another" } }]) {
      const { buyer, begun } = await openPaid();
      Object.assign(stripe.intent(begun.paymentIntentId), change);
      await tell(succeeded(begun));
      await confirm(buyer, begun);
      expect(await readCredits(buyer)).toBe(10);
    }
    expect((await admin.get("/api/admin/audit?action=payment.mismatch")).json()).toHaveLength(3);
  });

  it("is answered 503 while Stripe can't be asked, and works when it is sent again", async () => {
    const { buyer, begun } = await openPaid();
    const event = signed(succeeded(begun));
    stripe.trouble("rate-limit", 1);
    const first = await deliver(event);
    expect(first.statusCode).toBe(503);
    expect(await readCredits(buyer)).toBe(10);
    expect((await deliver(event)).statusCode).toBe(200);
    expect(await readCredits(buyer)).toBe(60);
  });
});

describe("a webhook of a refund", () => {
  it("takes the credits back, once", async () => {
    const { buyer, begun } = await openPaid();
    await confirm(buyer, begun);
    stripe.refund(begun.paymentIntentId);
    await tell(refunded(begun));
    await tell(refunded(begun));
    expect(await readCredits(buyer)).toBe(10);
    expect(await statusOf(buyer)).toBe("refunded");
  });

  it("before the one of the payment leaves nothing, and the late one changes nothing", async () => {
    const { buyer, begun } = await openPaid();
    stripe.refund(begun.paymentIntentId);
    await tell(refunded(begun));
    expect(await statusOf(buyer)).toBe("refunded");
    await tell(succeeded(begun));
    expect((await confirm(buyer, begun)).json()).toEqual({ success: false, creditsAdded: 0 });
    expect(await readCredits(buyer)).toBe(10);
  });

  it("of a part of the amount changes nothing, and tells the admins", async () => {
    const admin = await openAdmin(app);
    const { buyer, begun } = await openPaid();
    await confirm(buyer, begun);
    stripe.refund(begun.paymentIntentId, 100);
    await tell(refunded(begun));
    expect(await readCredits(buyer)).toBe(60);
    expect((await admin.get("/api/admin/audit?action=payment.partly-refunded")).json()).toHaveLength(1);
  });
});

it("a payment that failed grants nothing, and one that was canceled is over", async () => {
  const buyer = await openBuyer();
  const begun = await beginPurchase(buyer);
  const object = { id: begun.paymentIntentId, object: "payment_intent" };
  stripe.decline(begun.paymentIntentId, { code: "card_declined", message: "Your card was declined." });
  await tell({ type: "payment_intent.payment_failed", object });
  expect(await statusOf(buyer)).toBe("failed");
  stripe.cancel(begun.paymentIntentId);
  await tell({ type: "payment_intent.canceled", object });
  expect(await statusOf(buyer)).toBe("failed");
  expect(await readCredits(buyer)).toBe(10);
});

it("a dispute is written down for the admins", async () => {
  const admin = await openAdmin(app);
  const { buyer, begun } = await openPaid();
  await confirm(buyer, begun);
  const object = { id: "dp_1", object: "dispute", payment_intent: begun.paymentIntentId };
  const dispute = signed({ type: "charge.dispute.created", object });
  await deliver(dispute);
  await deliver(dispute);
  const [purchase] = (await buyer.get("/api/purchases")).json();
  expect((await admin.get("/api/admin/audit?action=payment.disputed")).json()).toMatchObject([
    { target: purchase.id, actor: null, after: { type: "charge.dispute.created" } },
  ]);
});

describe("a webhook that means nothing to us", () => {
  it.each([
    ["of an unknown type", { type: "galaxy.collided", object: { id: "x", object: "galaxy" } }],
    ["about no payment", { type: "customer.created", object: { id: "cus_1", object: "customer" } }],
    [
      "about a payment that is not ours",
      { type: "payment_intent.succeeded", object: { id: "pi_foreign", object: "payment_intent" } },
    ],
  ])("%s is taken and forgotten", async (_name, told) => {
    const before = stripe.calls.length;
    expect((await tell(told)).statusCode).toBe(200);
    expect(stripe.calls).toHaveLength(before);
  });
});

describe("a webhook is refused", () => {
  const event: Told = { type: "customer.created", object: { id: "cus_1", object: "customer" } };
  const refusal = { statusCode: 400, code: "WEBHOOK_REFUSED" };
  const deliverRaw = async (told: { body: string; header: string }) => {
    const answer = await deliver(told);
    return { statusCode: answer.statusCode, code: answer.json().code };
  };

  it("without a signature, with a wrong one, and when a byte was changed", async () => {
    const { body, header } = signed(event);
    expect(await deliverRaw({ body, header: "" })).toEqual(refusal);
    expect(await deliverRaw({ body, header: header.replace(/v1=.{4}/, "v1=0000") })).toEqual(refusal);
    expect(await deliverRaw({ body: body.replace("cus_1", "cus_2"), header })).toEqual(refusal);
    expect(await deliverRaw({ body: "", header })).toEqual(refusal);
  });

  it("when its signature is older than five minutes", async () => {
    expect(await deliverRaw(signed(event, new Date(Date.now() - 301_000)))).toEqual(refusal);
  });

  it("and leaves nothing behind", async () => {
    const { body } = signed({ ...event, id: "evt_forged" });
    await deliverRaw({ body, header: "t=1,v1=00" });
    const kept = await app.db
      .selectFrom("webhookEvent")
      .select("id")
      .where("id", "=", "evt_forged")
      .execute();
    expect(kept).toEqual([]);
  });
});

it("a webhook may be 1 MB large, but not many", async () => {
  const padded = (bytes: number) =>
    signed({
      type: "invoice.created",
      object: { id: "in_1", object: "invoice", padding: "x".repeat(bytes) },
    });
  expect((await deliver(padded(1024 * 1024))).statusCode).toBe(200);
  const tooLarge = await deliver(padded(3 * 1024 * 1024));
  expect(tooLarge.statusCode).toBe(413);
  expect((await deliver({ body: "x".repeat(1024 * 1024), header: "t=1,v1=00" })).statusCode).toBe(400);
});

it("the card form is Stripe's own, and the page may load it", async () => {
  const answer = await app.visitor().get("/api/payment-form");
  expect(answer.json()).toEqual({ provider: "stripe", publishableKey: "pk_test_local" });
  const policy = String(answer.headers["content-security-policy"]);
  expect(policy).toMatch(/script-src 'self' https:\/\/js\.stripe\.com(;|$)/);
  expect(policy).toMatch(/frame-src 'self' https:\/\/js\.stripe\.com/);
  expect(
    (
      await app
        .visitor()
        .post("/sandbox/payment_intents/pi_1/confirm", { clientSecret: "a", cardNumber: "1" })
    ).statusCode,
  ).toBe(404);
});

it("while Stripe does not answer, buying says so in our own words", async () => {
  const buyer = await openBuyer();
  stripe.trouble("rate-limit", 1);
  const { id: packageId } = (await buyer.get("/api/packages")).json()[0];
  const answer = await buyer.post("/api/create-payment-intent", { packageId });
  expect(answer.statusCode).toBe(503);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(answer.json().message).toBe("A service that we need does not answer. Please try again in a moment.");
});
