import type { StripeServer } from "@terzi/testing/stripe-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signUpConfirmed } from "./builders.ts";
import { type Begun, beginPurchase, readCredits, startStripeApp } from "./purchases.ts";
import type { TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let app: TestApp;
let stripe: StripeServer;
beforeAll(async () => {
  ({ app, stripe } = await startStripeApp());
});
afterAll(async () => {
  await app.stop();
  await stripe.close();
});

async function openPurchase(): Promise<{ buyer: Visitor; begun: Begun }> {
  const buyer = app.visitor();
  await signUpConfirmed(app, buyer);
  return { buyer, begun: await beginPurchase(buyer, "Starter") };
}
const statusOf = async (buyer: Visitor) => (await buyer.get("/api/purchases")).json()[0].status;

describe("purchases of which nobody tells", () => {
  it("wait for one another only until the provider has answered, or has failed to", async () => {
    const [first, second] = [await openPurchase(), await openPurchase()];
    stripe.pay(first.begun.paymentIntentId);
    stripe.pay(second.begun.paymentIntentId);
    app.passTime(3 * MINUTE);
    stripe.trouble("rate-limit", 1);
    await app.runJobs("reconcilePayments");
    expect([await readCredits(first.buyer), await readCredits(second.buyer)]).toEqual([10, 60]);
    app.passTime(3 * MINUTE);
    await app.runJobs("reconcilePayments");
    expect(await readCredits(first.buyer)).toBe(60);
    app.passTime(-6 * MINUTE);
  });
});

describe("how often the provider is asked about an unpaid purchase", () => {
  let opened: Awaited<ReturnType<typeof openPurchase>>;
  let passedMs = 0;
  beforeEach(async () => {
    opened = await openPurchase();
  });
  // A purchase is dated by the database, whose clock knows nothing of ours.
  afterEach(() => {
    app.passTime(-passedMs);
    passedMs = 0;
  });

  /** How often it was asked when this much more time has passed and the job has come by. */
  async function asksAfter(ms: number): Promise<number> {
    const path = `GET /v1/payment_intents/${opened.begun.paymentIntentId}`;
    const before = stripe.calls.filter((call) => call === path).length;
    app.passTime(ms);
    passedMs += ms;
    await app.runJobs("reconcilePayments");
    return stripe.calls.filter((call) => call === path).length - before;
  }

  it("first after two minutes, then each time it is half as old again, and no more after three days", async () => {
    expect(await asksAfter(1 * MINUTE)).toBe(0);
    expect(await asksAfter(2 * MINUTE)).toBe(1);
    expect(await asksAfter(24 * HOUR)).toBe(1);
    expect(await asksAfter(11 * HOUR)).toBe(0);
    expect(await asksAfter(2 * HOUR)).toBe(1);
    expect(await asksAfter(34 * HOUR)).toBe(1);
    expect(await statusOf(opened.buyer)).toBe("pending");
    expect(await asksAfter(36 * HOUR)).toBe(1);
    expect(await statusOf(opened.buyer)).toBe("failed");
    expect(await asksAfter(240 * HOUR)).toBe(0);
  });

  it("never again once it was canceled", async () => {
    stripe.cancel(opened.begun.paymentIntentId);
    expect(await asksAfter(3 * MINUTE)).toBe(1);
    expect(await statusOf(opened.buyer)).toBe("failed");
    expect(await asksAfter(24 * HOUR)).toBe(0);
  });

  it("as seldom while the provider only fails, and given up all the same", async () => {
    stripe.trouble("rate-limit", 1_000);
    expect(await asksAfter(3 * MINUTE)).toBeGreaterThan(0);
    expect(await asksAfter(1 * MINUTE)).toBe(0);
    await asksAfter(48 * HOUR);
    await asksAfter(48 * HOUR);
    stripe.calmDown();
    expect(await statusOf(opened.buyer)).toBe("failed");
    expect(await asksAfter(24 * HOUR)).toBe(0);
  });

  it("never again once it is known to be paid", async () => {
    stripe.pay(opened.begun.paymentIntentId);
    expect(await asksAfter(3 * MINUTE)).toBe(1);
    expect(await statusOf(opened.buyer)).toBe("completed");
    expect(await asksAfter(24 * HOUR)).toBe(0);
  });

  it("again after a declined card, because another one may pay", async () => {
    stripe.decline(opened.begun.paymentIntentId, { code: "card_declined", message: "Declined." });
    expect(await asksAfter(3 * MINUTE)).toBe(1);
    stripe.pay(opened.begun.paymentIntentId);
    expect(await asksAfter(3 * MINUTE)).toBe(1);
    expect(await readCredits(opened.buyer)).toBe(60);
  });
});
