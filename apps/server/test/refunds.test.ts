import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveCredits, openAdmin, signUpConfirmed } from "./builders.ts";
import { beginPurchase, buy, confirm, readCredits, startStripeApp } from "./purchases.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const openBuyer = async (account = {}): Promise<Visitor> => {
  const visitor = app.visitor();
  await signUpConfirmed(app, visitor, account);
  return visitor;
};
const purchasesOf = async (visitor: Visitor) => (await visitor.get("/api/purchases")).json();

describe("a refund by an admin", () => {
  const refund = async (admin: Visitor, buyer: Visitor) => {
    const [purchase] = await purchasesOf(buyer);
    return admin.post(`/api/admin/purchases/${purchase.id}/refund`);
  };

  it("takes the credits back, tells the buyer, and leaves a trace", async () => {
    const [admin, buyer] = [await openAdmin(app), await openBuyer({ email: "refunded@example.com" })];
    await buy(buyer, "Starter");
    expect((await refund(admin, buyer)).json()).toEqual({ status: "refunded" });
    expect(await readCredits(buyer)).toBe(10);
    expect(await purchasesOf(buyer)).toMatchObject([{ status: "refunded" }]);
    expect((await admin.get("/api/admin/audit?action=purchase.refund&limit=1")).json()).toMatchObject([
      { before: { status: "completed" }, after: { status: "refunded" } },
    ]);
    await app.runJobs();
    expect(await app.readOutbox()).toContainEqual(
      expect.objectContaining({ to: "refunded@example.com", subject: "Your refund: Starter" }),
    );
  });

  it("asked for six times at once is one refund with one trace", async () => {
    const crowd = await startApp({ maxConnections: 8 });
    const admin = await openAdmin(crowd);
    const buyer = crowd.visitor();
    await signUpConfirmed(crowd, buyer);
    await buy(buyer, "Starter");
    const [{ id }] = await purchasesOf(buyer);
    const ask = () => admin.post(`/api/admin/purchases/${id}/refund`);
    const answers = await Promise.all(Array.from({ length: 6 }, ask));
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    expect(await readCredits(buyer)).toBe(10);
    expect((await admin.get("/api/admin/audit?action=purchase.refund")).json()).toMatchObject([
      { before: { status: "completed" }, after: { status: "refunded" } },
    ]);
    await crowd.stop();
  });

  it("takes back what is left, never below 0", async () => {
    const [admin, buyer] = [await openAdmin(app), await openBuyer()];
    await buy(buyer, "Starter");
    await giveCredits(app, buyer, -55);
    await refund(admin, buyer);
    expect(await readCredits(buyer)).toBe(0);
  });

  it("marks the purchase also when nothing is left to take", async () => {
    const [admin, buyer] = [await openAdmin(app), await openBuyer()];
    await buy(buyer, "Starter");
    await giveCredits(app, buyer, -60);
    expect((await refund(admin, buyer)).json()).toEqual({ status: "refunded" });
    expect(await readCredits(buyer)).toBe(0);
  });

  it("is refused for what was not paid, or was refunded", async () => {
    const [admin, buyer] = [await openAdmin(app), await openBuyer()];
    await beginPurchase(buyer);
    expect((await refund(admin, buyer)).json()).toMatchObject({ code: "NOT_REFUNDABLE" });
    const other = await openBuyer();
    await buy(other, "Starter");
    await refund(admin, other);
    expect((await refund(admin, other)).statusCode).toBe(409);
    expect(await readCredits(other)).toBe(10);
  });
});

describe("refunds through Stripe", () => {
  it("are one for each purchase, also of the same admin and the same buyer", async () => {
    const { app, stripe } = await startStripeApp();
    const admin = await openAdmin(app);
    const [one, other] = [app.visitor(), app.visitor()];
    for (const buyer of [one, other]) await signUpConfirmed(app, buyer);
    for (const buyer of [one, one, other]) {
      const begun = await beginPurchase(buyer, "Starter");
      stripe.pay(begun.paymentIntentId);
      await confirm(buyer, begun);
    }
    for (const buyer of [one, other])
      for (const { id } of await purchasesOf(buyer)) {
        const answer = await admin.post(`/api/admin/purchases/${id}/refund`);
        expect(answer.json()).toEqual({ status: "refunded" });
      }
    for (const buyer of [one, other]) expect(await readCredits(buyer)).toBe(10);
    expect((await admin.get("/api/admin/audit?action=purchase.refund")).json()).toHaveLength(3);
    await app.stop();
    await stripe.close();
  });
});
