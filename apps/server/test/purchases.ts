import { STRIPE_TEST_KEYS, type StripeServer, startStripeServer } from "@terzi/testing/stripe-server";
import { startApp, type TestApp } from "./start-app.ts";
import type { Answer, Visitor } from "./visitor.ts";

export const CARD = {
  pays: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  poor: "4000 0000 0000 9995",
};

export type Begun = { clientSecret: string; paymentIntentId: string; packageId: string };

/** The package on sale with this name. */
export async function findPackage(visitor: Visitor, name: string): Promise<{ id: string; price: number }> {
  const packages = (await visitor.get("/api/packages")).json<{ id: string; name: string; price: number }[]>();
  const found = packages.find((each) => each.name === name);
  if (!found) throw new Error(`no package ${name} is on sale`);
  return found;
}

/** Begins to buy a package, as the payment dialog does when it opens. */
export async function beginPurchase(visitor: Visitor, name = "Professional"): Promise<Begun> {
  const { id: packageId } = await findPackage(visitor, name);
  const answer = await visitor.post("/api/create-payment-intent", { packageId });
  if (answer.statusCode !== 200) throw new Error(`no intent: ${answer.body}`);
  const { clientSecret } = answer.json<{ clientSecret: string }>();
  return { clientSecret, packageId, paymentIntentId: clientSecret.split("_secret_")[0] ?? "" };
}

export const payInSandbox = (visitor: Visitor, begun: Begun, cardNumber = CARD.pays): Promise<Answer> =>
  visitor.post(`/sandbox/payment_intents/${begun.paymentIntentId}/confirm`, {
    clientSecret: begun.clientSecret,
    cardNumber,
  });

export const confirm = (visitor: Visitor, { paymentIntentId, packageId }: Begun): Promise<Answer> =>
  visitor.post("/api/confirm-payment", { paymentIntentId, packageId });

/** Buys a package in the sandbox, from the dialog's opening to the credits. */
export async function buy(visitor: Visitor, name?: string): Promise<Begun> {
  const begun = await beginPurchase(visitor, name);
  await payInSandbox(visitor, begun);
  const answer = await confirm(visitor, begun);
  if (!answer.json().success) throw new Error(`not bought: ${answer.body}`);
  return begun;
}

export const readCredits = async (visitor: Visitor): Promise<number> =>
  (await visitor.get("/api/auth/user")).json().credits;

/** The server with Stripe's adapter, and a server that speaks for Stripe. */
export async function startStripeApp({
  maxConnections = 1,
} = {}): Promise<{ app: TestApp; stripe: StripeServer }> {
  const stripe = await startStripeServer();
  const app = await startApp({
    maxConnections,
    env: {
      LOG_LEVEL: "fatal",
      STRIPE_SECRET_KEY: STRIPE_TEST_KEYS.secretKey,
      STRIPE_PUBLISHABLE_KEY: STRIPE_TEST_KEYS.publishableKey,
      STRIPE_WEBHOOK_SECRET: STRIPE_TEST_KEYS.webhookSecret,
      STRIPE_API_BASE: stripe.url,
    },
  });
  return { app, stripe };
}
