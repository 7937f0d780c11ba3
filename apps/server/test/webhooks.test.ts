import type { StripeServer } from "@terzi/testing/stripe-server";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAdmin, signUpConfirmed } from "./builders.ts";
import { type Begun, beginPurchase, confirm, readCredits, startStripeApp } from "./purchases.ts";
import type { TestApp } from "./start-app.ts";
import { openEvents, type Told } from "./stripe-events.ts";
import type { Visitor } from "./visitor.ts";

let app: TestApp;
let stripe: StripeServer;
let events: ReturnType<typeof openEvents>;
beforeAll(async () => {
  ({ app, stripe } = await startStripeApp());
  events = openEvents(app, stripe);
});
afterAll(async () => {
  await app.stop();
  await stripe.close();
});

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
  await signUpConfirmed(app, visitor);
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
    const answer = await events.deliver(events.signed(succeeded(begun)), url);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ received: true });
    expect(await readCredits(buyer)).toBe(60);
    expect(await statusOf(buyer)).toBe("completed");
  });

  it("grants once, however often and by whomever it is told", async () => {
    const { buyer, begun } = await openPaid();
    const event = events.signed(succeeded(begun));
    await Promise.all([
      events.deliver(event),
      events.deliver(event),
      confirm(buyer, begun),
      events.deliver(event),
    ]);
    await events.tell(succeeded(begun));
    app.passTime(5 * 60_000);
    await app.runJobs("reconcilePayments");
    expect(await readCredits(buyer)).toBe(60);
    app.passTime(-5 * 60_000);
  });

  it("is not believed: Stripe is asked, and says that nothing was paid", async () => {
    const buyer = await openBuyer();
    const begun = await beginPurchase(buyer);
    expect((await events.tell(succeeded(begun))).statusCode).toBe(200);
    expect(await readCredits(buyer)).toBe(10);
    expect(await statusOf(buyer)).toBe("pending");
  });

  it("grants nothing when amount, currency or purchase are not ours, and tells the admins", async () => {
    const admin = await openAdmin(app);
    for (const change of [{ amount: 1 }, { currency: "try" }, { metadata: { purchaseId: "another" } }]) {
      const { buyer, begun } = await openPaid();
      Object.assign(stripe.intent(begun.paymentIntentId), change);
      await events.tell(succeeded(begun));
      await confirm(buyer, begun);
      expect(await readCredits(buyer)).toBe(10);
    }
    expect((await admin.get("/api/admin/audit?action=payment.mismatch")).json()).toHaveLength(3);
  });

  it("grants nothing when Stripe knows no such payment, and tells the admins once", async () => {
    const admin = await openAdmin(app);
    const { buyer, begun } = await openPaid();
    stripe.forget(begun.paymentIntentId);
    for (let turn = 0; turn < 2; turn++) expect((await events.tell(succeeded(begun))).statusCode).toBe(200);
    expect((await confirm(buyer, begun)).json()).toEqual({ success: false, creditsAdded: 0 });
    expect(await statusOf(buyer)).toBe("pending");
    const [purchase] = (await buyer.get("/api/purchases")).json();
    const told = await admin.get(`/api/admin/audit?action=payment.mismatch&search=${purchase.id}`);
    expect(told.json()).toMatchObject([
      { actor: null, before: { amountCents: 499, currency: "usd" }, after: null },
    ]);
  });

  it("is over: what is paid is told again without asking Stripe", async () => {
    const { buyer, begun } = await openPaid();
    await confirm(buyer, begun);
    stripe.trouble("rate-limit", 1);
    expect((await confirm(buyer, begun)).json()).toEqual({ success: true, creditsAdded: 50 });
    stripe.calmDown();
  });

  it("is answered 503 while Stripe can't be asked, and works when it is sent again", async () => {
    const { buyer, begun } = await openPaid();
    const event = events.signed(succeeded(begun));
    stripe.trouble("rate-limit", 1);
    const first = await events.deliver(event);
    expect(first.statusCode).toBe(503);
    expect(await readCredits(buyer)).toBe(10);
    expect((await events.deliver(event)).statusCode).toBe(200);
    expect(await readCredits(buyer)).toBe(60);
  });
});

describe("a webhook of a refund", () => {
  it("takes the credits back, once", async () => {
    const { buyer, begun } = await openPaid();
    await confirm(buyer, begun);
    stripe.refund(begun.paymentIntentId);
    await events.tell(refunded(begun));
    await events.tell(refunded(begun));
    expect(await readCredits(buyer)).toBe(10);
    expect(await statusOf(buyer)).toBe("refunded");
  });

  it("before the one of the payment leaves nothing, and the late one changes nothing", async () => {
    const { buyer, begun } = await openPaid();
    stripe.refund(begun.paymentIntentId);
    await events.tell(refunded(begun));
    expect(await statusOf(buyer)).toBe("refunded");
    await events.tell(succeeded(begun));
    expect((await confirm(buyer, begun)).json()).toEqual({ success: false, creditsAdded: 0 });
    expect(await readCredits(buyer)).toBe(10);
  });

  it("of a part of the amount changes nothing, and tells the admins", async () => {
    const admin = await openAdmin(app);
    const { buyer, begun } = await openPaid();
    await confirm(buyer, begun);
    stripe.refund(begun.paymentIntentId, 100);
    await events.tell(refunded(begun));
    expect(await readCredits(buyer)).toBe(60);
    expect((await admin.get("/api/admin/audit?action=payment.partly-refunded")).json()).toHaveLength(1);
  });
});

it("a payment that failed grants nothing, and one that was canceled is over", async () => {
  const buyer = await openBuyer();
  const begun = await beginPurchase(buyer);
  const object = { id: begun.paymentIntentId, object: "payment_intent" };
  stripe.decline(begun.paymentIntentId, { code: "card_declined", message: "Your card was declined." });
  await events.tell({ type: "payment_intent.payment_failed", object });
  expect(await statusOf(buyer)).toBe("failed");
  stripe.cancel(begun.paymentIntentId);
  await events.tell({ type: "payment_intent.canceled", object });
  expect(await statusOf(buyer)).toBe("failed");
  expect(await readCredits(buyer)).toBe(10);
});

it("a dispute is written down for the admins", async () => {
  const admin = await openAdmin(app);
  const { buyer, begun } = await openPaid();
  await confirm(buyer, begun);
  const object = { id: "dp_1", object: "dispute", payment_intent: begun.paymentIntentId };
  const dispute = events.signed({ type: "charge.dispute.created", object });
  await events.deliver(dispute);
  await events.deliver(dispute);
  const [purchase] = (await buyer.get("/api/purchases")).json();
  expect((await admin.get("/api/admin/audit?action=payment.disputed")).json()).toMatchObject([
    { target: purchase.id, actor: null, after: { type: "charge.dispute.created" } },
  ]);
});

it("a dispute that can't be written down is taken again when it comes again", async () => {
  const admin = await openAdmin(app);
  const { buyer, begun } = await openPaid();
  await confirm(buyer, begun);
  const object = { id: "dp_3", object: "dispute", payment_intent: begun.paymentIntentId };
  const dispute = events.signed({ type: "charge.dispute.created", object });
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused' using errcode = 'XX000'; end $$`.execute(app.db);
  await sql`create trigger refuse before insert on audit_entry execute function refuse()`.execute(app.db);
  expect((await events.deliver(dispute)).statusCode).toBe(500);
  await sql`drop trigger refuse on audit_entry`.execute(app.db);
  expect((await events.deliver(dispute)).statusCode).toBe(200);
  const [purchase] = (await buyer.get("/api/purchases")).json();
  const told = await admin.get(`/api/admin/audit?action=payment.disputed&search=${purchase.id}`);
  expect(told.json()).toHaveLength(1);
});

it("what was told before is taken without asking the provider again", async () => {
  const { begun } = await openPaid();
  const event = events.signed(succeeded(begun));
  await events.deliver(event);
  const before = stripe.calls.length;
  expect((await events.deliver(event)).statusCode).toBe(200);
  expect(stripe.calls).toHaveLength(before);
});

it("what is told twice at the same moment is written down once", async () => {
  const admin = await openAdmin(app);
  const { buyer, begun } = await openPaid();
  await confirm(buyer, begun);
  const object = { id: "dp_2", object: "dispute", payment_intent: begun.paymentIntentId };
  const dispute = events.signed({ type: "charge.dispute.created", object });
  const answers = await Promise.all(Array.from({ length: 4 }, () => events.deliver(dispute)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const [purchase] = (await buyer.get("/api/purchases")).json();
  const told = await admin.get(`/api/admin/audit?action=payment.disputed&search=${purchase.id}`);
  expect(told.json()).toHaveLength(1);
});
