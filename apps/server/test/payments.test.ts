import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUpConfirmed } from "./builders.ts";
import { beginPurchase, buy, CARD, confirm, findPackage, payInSandbox, readCredits } from "./purchases.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const openBuyer = async (account = {}): Promise<Visitor> => {
  const visitor = app.visitor();
  await signUpConfirmed(app, visitor, account);
  return visitor;
};
const purchasesOf = async (visitor: Visitor) => (await visitor.get("/api/purchases")).json();

describe("buying credits", () => {
  it("adds the package's credits and bonus once the card has paid, with a receipt by mail", async () => {
    const buyer = await openBuyer({ email: "ipek@example.com", firstName: "İpek", language: "tr" });
    const begun = await beginPurchase(buyer);
    expect((await payInSandbox(buyer, begun)).json()).toEqual({
      id: begun.paymentIntentId,
      status: "succeeded",
    });
    expect((await confirm(buyer, begun)).json()).toEqual({ success: true, creditsAdded: 120 });
    expect(await readCredits(buyer)).toBe(130);
    expect(await purchasesOf(buyer)).toMatchObject([
      { package: { name: "Professional" }, credits: 120, amount: 899, status: "completed", refundedAt: null },
    ]);
    await app.runJobs();
    const [receipt] = await app.readOutbox();
    expect(receipt).toMatchObject({ to: "ipek@example.com", subject: "Makbuzunuz: Professional" });
    expect(receipt?.text).toContain("Merhaba İpek");
    expect(receipt?.text).toContain("$8,99");
  });

  it("gives the same answer however often it is confirmed, and grants once", async () => {
    const buyer = await openBuyer();
    const begun = await buy(buyer, "Starter");
    for (let again = 0; again < 3; again++)
      expect((await confirm(buyer, begun)).json()).toEqual({ success: true, creditsAdded: 50 });
    expect(await readCredits(buyer)).toBe(60);
  });

  it("grants nothing for what was not paid", async () => {
    const buyer = await openBuyer();
    const begun = await beginPurchase(buyer);
    expect((await confirm(buyer, begun)).json()).toEqual({ success: false, creditsAdded: 0 });
    expect(await readCredits(buyer)).toBe(10);
  });

  it.each([
    [CARD.declined, "CARD_DECLINED", "Your card was declined."],
    [CARD.poor, "CARD_WITHOUT_FUNDS", "Your card has insufficient funds."],
    ["1234", "CARD_UNKNOWN", "Your card number is incorrect. The sandbox takes test cards only."],
  ])(
    "the card %s fails with the provider's message, and another one may still pay",
    async (card, code, message) => {
      const buyer = await openBuyer();
      const begun = await beginPurchase(buyer, "Starter");
      const refused = await payInSandbox(buyer, begun, card);
      expect(refused.statusCode).toBe(402);
      expect(refused.json()).toMatchObject({ code, message });
      expect((await confirm(buyer, begun)).json()).toEqual({ success: false, creditsAdded: 0 });
      expect(await purchasesOf(buyer)).toMatchObject([{ status: "failed" }]);
      await payInSandbox(buyer, begun);
      expect((await confirm(buyer, begun)).json()).toEqual({ success: true, creditsAdded: 50 });
      expect(await purchasesOf(buyer)).toMatchObject([{ status: "completed" }]);
    },
  );

  it("freezes price and credits when the purchase begins", async () => {
    const buyer = await openBuyer();
    const begun = await beginPurchase(buyer, "Career");
    const edit = (change: { credits: number; priceCents: number }) =>
      app.db.updateTable("creditPackage").set(change).where("name", "=", "Career").execute();
    await edit({ credits: 1, priceCents: 1 });
    await payInSandbox(buyer, begun);
    expect((await confirm(buyer, begun)).json()).toEqual({ success: true, creditsAdded: 325 });
    expect(await purchasesOf(buyer)).toMatchObject([{ amount: 1999 }]);
    await edit({ credits: 250, priceCents: 1999 });
  });

  it("is refused for a package that is not on sale, or is none", async () => {
    const buyer = await openBuyer();
    const { id: packageId } = await findPackage(buyer, "Starter");
    await app.db.updateTable("creditPackage").set({ active: false }).where("id", "=", packageId).execute();
    expect((await buyer.post("/api/create-payment-intent", { packageId })).json()).toMatchObject({
      code: "PACKAGE_INACTIVE",
    });
    await app.db.updateTable("creditPackage").set({ active: true }).where("id", "=", packageId).execute();
    const none = { packageId: "0190b1a8-0000-7000-8000-000000000000" };
    expect((await buyer.post("/api/create-payment-intent", none)).statusCode).toBe(404);
  });

  it("with an Idempotency-Key begins one purchase, however often it is asked for", async () => {
    const buyer = await openBuyer();
    const { id: packageId } = await findPackage(buyer, "Starter");
    const begin = (id = packageId, key = "order-7") =>
      buyer.post("/api/create-payment-intent", { packageId: id }, { "idempotency-key": key });
    const first = await begin();
    expect((await begin()).json()).toEqual(first.json());
    expect((await begin(packageId, "order-8")).json()).not.toEqual(first.json());
    expect(await purchasesOf(buyer)).toHaveLength(2);
    const other = await findPackage(buyer, "Career");
    expect((await begin(other.id)).json()).toMatchObject({ code: "KEY_REUSED" });
    expect((await begin(packageId, "no\tkey")).statusCode).toBe(400);
  });

  it("keeps two buyers apart who send the same Idempotency-Key", async () => {
    const buyers = [await openBuyer(), await openBuyer()];
    const secrets = new Set<string>();
    for (const buyer of buyers) {
      const { id: packageId } = await findPackage(buyer, "Starter");
      const answer = await buyer.post(
        "/api/create-payment-intent",
        { packageId },
        { "idempotency-key": "order-1" },
      );
      expect(answer.statusCode).toBe(200);
      secrets.add(answer.json().clientSecret);
      expect(await purchasesOf(buyer)).toHaveLength(1);
    }
    expect(secrets.size).toBe(2);
  });

  it("somebody else's payment does not exist, and its secret is needed to pay it", async () => {
    const buyer = await openBuyer();
    const begun = await beginPurchase(buyer);
    const other = await openBuyer();
    expect((await confirm(other, begun)).statusCode).toBe(404);
    expect((await payInSandbox(other, { ...begun, clientSecret: "guessed" })).statusCode).toBe(404);
    expect(
      (await confirm(buyer, { ...begun, packageId: (await findPackage(buyer, "Starter")).id })).statusCode,
    ).toBe(404);
  });

  it("needs nothing of the sandbox's card form but a number", async () => {
    const buyer = await openBuyer();
    const { paymentIntentId, clientSecret } = await beginPurchase(buyer);
    const path = `/sandbox/payment_intents/${paymentIntentId}/confirm`;
    expect((await buyer.post(path, { clientSecret })).json().issues).toMatchObject([{ path: "cardNumber" }]);
    expect((await buyer.get("/api/payment-form")).json()).toEqual({ provider: "sandbox" });
  });
});

describe("a payment of which nobody tells", () => {
  it("is found by the reconciliation: the tab was closed", async () => {
    const buyer = await openBuyer();
    await payInSandbox(buyer, await beginPurchase(buyer, "Starter"));
    await app.runJobs("reconcilePayments");
    expect(await readCredits(buyer)).toBe(10);
    app.passTime(3 * MINUTE);
    await app.runJobs("reconcilePayments");
    expect(await readCredits(buyer)).toBe(60);
    await app.runJobs("reconcilePayments");
    expect(await readCredits(buyer)).toBe(60);
  });

  it("is asked about ever more rarely, and given up after three days", async () => {
    const buyer = await openBuyer();
    const begun = await beginPurchase(buyer, "Starter");
    app.passTime(DAY);
    await app.runJobs("reconcilePayments");
    expect(await purchasesOf(buyer)).toMatchObject([{ status: "pending" }]);
    app.passTime(3 * DAY);
    await app.runJobs("reconcilePayments");
    expect(await purchasesOf(buyer)).toMatchObject([{ status: "failed" }]);
    // Should it be paid after all, the buyer gets what was paid for.
    await payInSandbox(buyer, begun);
    expect((await confirm(buyer, begun)).json()).toEqual({ success: true, creditsAdded: 50 });
  });
});
