import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, HTTPRequest } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { click, joinBrowser, leaveBrowser, see, type Visitor } from "./browser.ts";
import { confirmAddress } from "./confirm-address.ts";
import { enrol } from "./enrol.ts";
import { type Product, startProduct } from "./product.ts";

/** The few calls of Stripe's API that a purchase needs; it has the money as soon as `isPaid` is set. */
const intents = new Map<string, Record<string, unknown>>();
let isPaid = false;
const stripeApi = createServer(async (request, answer) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  const form = new URLSearchParams(body);
  const asked = /payment_intents\/(\w+)/.exec(request.url ?? "")?.[1];
  const id = asked ?? `pi_${intents.size + 1}`;
  if (!asked)
    intents.set(id, {
      id,
      object: "payment_intent",
      client_secret: `${id}_secret_abc`,
      amount: Number(form.get("amount")),
      currency: form.get("currency"),
      metadata: { purchaseId: form.get("metadata[purchaseId]"), accountId: form.get("metadata[accountId]") },
      latest_charge: null,
      last_payment_error: null,
    });
  const status = isPaid ? "succeeded" : "requires_payment_method";
  answer.setHeader("content-type", "application/json").end(JSON.stringify({ ...intents.get(id), status }));
});

/** Stands in for Stripe's script: it draws a field, and answers as Stripe does. */
const SCRIPT = `window.Stripe = (key) => ({
  elements: () => {
    const element = { on: (name, then) => name === "ready" && setTimeout(then), mount() {}, update() {}, destroy() {}, off() {} };
    return { create: () => element, getElement: () => null, update() {}, submit: async () => ({}) };
  },
  createToken() {}, createPaymentMethod() {}, confirmCardPayment() {}, registerAppInfo() {}, _registerWrapper() {},
  confirmPayment: async () => window.stripeAnswer(key),
});`;

let product: Product;
let browser: Browser;
let visitor: Visitor;
let script: "missing" | "there" = "missing";
beforeAll(async () => {
  await new Promise<void>((listening) => stripeApi.listen(0, "127.0.0.1", listening));
  const { port } = stripeApi.address() as AddressInfo; // a TCP server's address is one
  product = await startProduct({
    env: {
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_PUBLISHABLE_KEY: "pk_test_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
      STRIPE_API_BASE: `http://127.0.0.1:${port}`,
    },
  });
  browser = await joinBrowser();
  visitor = await enrol(browser, product.url, { firstName: "Ada", email: "ada@example.com" });
  await confirmAddress(product.url, "ada@example.com");
  await visitor.page.setRequestInterception(true);
  visitor.page.on("request", (request: HTTPRequest) => {
    if (!request.url().startsWith("https://js.stripe.com/")) return request.continue();
    return script === "there"
      ? request.respond({ contentType: "text/javascript", body: SCRIPT })
      : request.abort();
  });
  await click(visitor.page, "Credits", "link");
  await see(visitor.page, "How Credits Work");
});
afterAll(async () => {
  await leaveBrowser(browser);
  await product.stop();
  stripeApi.close();
});

it("says so when Stripe's card form can't be loaded, and closes the dialog", async () => {
  const { page } = visitor;
  await click(page, "Buy Now", "button");
  await see(page, "Failed to initialize payment. Please try again.");
  await page.waitForFunction(() => !document.querySelector("[role=dialog]"));
});

it("shows what Stripe says of a card, and its own words for other failures", async () => {
  const { page } = visitor;
  script = "there";
  await click(page, "Buy Now", "button");
  await page.evaluate(() => {
    Object.assign(window, {
      stripeAnswer: () => ({ error: { type: "card_error", message: "Your card has expired." } }),
    });
  });
  await click(page, "Pay $4.99", "button");
  await see(page, "Payment Failed");
  await see(page, "Your card has expired.");
  await page.evaluate(() => {
    Object.assign(window, { stripeAnswer: () => ({ error: { type: "api_error", message: "internal 17" } }) });
  });
  await click(page, "Pay $4.99", "button");
  await see(page, "An error occurred during payment processing.");
});

it("adds the credits when Stripe has the money, and not because the browser says so", async () => {
  const { page } = visitor;
  await page.evaluate(() => {
    Object.assign(window, { stripeAnswer: () => ({ paymentIntent: { status: "succeeded" } }) });
  });
  await click(page, "Pay $4.99", "button");
  await see(page, "Your payment is on its way");
  await see(page, "Current balance: 10 credits");
  isPaid = true;
  const packageId = await page.evaluate(
    async () => ((await (await fetch("/api/packages")).json()) as { id: string }[])[0]?.id,
  );
  const id = [...intents.keys()].at(-1);
  await page.goto(
    `${product.url}/credits?package=${packageId}&payment_intent=${id}&redirect_status=succeeded`,
  );
  await see(page, "50 credits were added to your account.");
  await see(page, "Current balance: 60 credits");
  expect(new URL(page.url()).search).toBe("");
});
