import type { StripeServer } from "@terzi/testing/stripe-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUpConfirmed } from "./builders.ts";
import { startStripeApp } from "./purchases.ts";
import type { TestApp } from "./start-app.ts";
import { openEvents, type Told } from "./stripe-events.ts";

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
    expect((await events.tell(told)).statusCode).toBe(200);
    expect(stripe.calls).toHaveLength(before);
  });
});

describe("a webhook is refused", () => {
  const event: Told = { type: "customer.created", object: { id: "cus_1", object: "customer" } };
  const refusal = { statusCode: 400, code: "WEBHOOK_REFUSED" };
  const deliverRaw = async (told: { body: string; header: string }) => {
    const answer = await events.deliver(told);
    return { statusCode: answer.statusCode, code: answer.json().code };
  };

  it("without a signature, with a wrong one, and when a byte was changed", async () => {
    const { body, header } = events.signed(event);
    expect(await deliverRaw({ body, header: "" })).toEqual(refusal);
    expect(await deliverRaw({ body, header: header.replace(/v1=.{4}/, "v1=0000") })).toEqual(refusal);
    expect(await deliverRaw({ body: body.replace("cus_1", "cus_2"), header })).toEqual(refusal);
    expect(await deliverRaw({ body: "", header })).toEqual(refusal);
  });

  it("when its signature is older than five minutes", async () => {
    expect(await deliverRaw(events.signed(event, new Date(Date.now() - 301_000)))).toEqual(refusal);
  });

  it("and leaves nothing behind", async () => {
    const { body } = events.signed({ ...event, id: "evt_forged" });
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
    events.signed({
      type: "invoice.created",
      object: { id: "in_1", object: "invoice", padding: "x".repeat(bytes) },
    });
  expect((await events.deliver(padded(1024 * 1024))).statusCode).toBe(200);
  const tooLarge = await events.deliver(padded(3 * 1024 * 1024));
  expect(tooLarge.statusCode).toBe(413);
  expect((await events.deliver({ body: "x".repeat(1024 * 1024), header: "t=1,v1=00" })).statusCode).toBe(400);
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
  const buyer = app.visitor();
  await signUpConfirmed(app, buyer);
  stripe.trouble("rate-limit", 1);
  const { id: packageId } = (await buyer.get("/api/packages")).json()[0];
  const answer = await buyer.post("/api/create-payment-intent", { packageId });
  expect(answer.statusCode).toBe(503);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(answer.json().message).toBe("A service that we need does not answer. Please try again in a moment.");
});
