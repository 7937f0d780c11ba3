import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idOf, openAdmin, signUpConfirmed } from "./builders.ts";
import { type Begun, beginPurchase, buy, confirm, payInSandbox, readCredits } from "./purchases.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

const DAY = 24 * 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const openBuyer = async (): Promise<Visitor> => {
  const visitor = app.visitor();
  await signUpConfirmed(app, visitor);
  return visitor;
};
const statusOf = async (buyer: Visitor) => (await buyer.get("/api/purchases")).json()[0].status;

/** As after a switch of the provider: the purchase was begun with the one that is no longer set, or is set again. */
const setProvider = async (buyer: Visitor, provider: "stripe" | "sandbox") =>
  app.db
    .updateTable("purchase")
    .set({ provider })
    .where("accountId", "=", await idOf(buyer))
    .execute();

describe("a purchase that was begun with another provider", () => {
  let buyer: Visitor;
  let begun: Begun;
  beforeAll(async () => {
    buyer = await openBuyer();
    begun = await beginPurchase(buyer, "Starter");
    await payInSandbox(buyer, begun);
    await setProvider(buyer, "stripe");
  });

  it("is not settled by what this one says of a payment with the same id", async () => {
    expect((await confirm(buyer, begun)).json()).toEqual({ success: false, creditsAdded: 0 });
    expect(await readCredits(buyer)).toBe(10);
  });

  it("is neither asked about nor given up, and is found when that provider is back", async () => {
    app.passTime(4 * DAY);
    await app.runJobs("reconcilePayments");
    expect(await statusOf(buyer)).toBe("pending");
    await setProvider(buyer, "sandbox");
    await app.runJobs("reconcilePayments");
    expect(await statusOf(buyer)).toBe("completed");
    expect(await readCredits(buyer)).toBe(60);
    app.passTime(-4 * DAY);
  });

  it("is not refunded by this one", async () => {
    const admin = await openAdmin(app);
    const other = await openBuyer();
    await buy(other, "Starter");
    await setProvider(other, "stripe");
    const [{ id }] = (await other.get("/api/purchases")).json();
    const answer = await admin.post(`/api/admin/purchases/${id}/refund`);
    expect(answer.json()).toMatchObject({ code: "NOT_REFUNDABLE" });
    expect(await readCredits(other)).toBe(60);
  });
});
