import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAdmin, openConfirmed, signUpConfirmed } from "./builders.ts";
import { buy } from "./purchases.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

let app: TestApp;
let admin: Visitor;
beforeAll(async () => {
  app = await startApp();
  admin = await openAdmin(app);
});
afterAll(() => app.stop());

const openPerson = (account = {}) => openConfirmed(app, account);
const audit = async (target: string) => (await admin.get(`/api/admin/audit?search=${target}`)).json();

describe("purchases", () => {
  it("come with buyer and package, and are sought by buyer, status or payment", async () => {
    const person = await openPerson({ email: "buyer@example.com", firstName: "Deniz" });
    const { paymentIntentId } = await buy(person, "Career");
    const find = async (query: string) => (await admin.get(`/api/admin/purchases?${query}`)).json();
    const [bought] = await find("search=buyer@example");
    expect(bought).toMatchObject({
      user: { email: "buyer@example.com", firstName: "Deniz" },
      package: { name: "Career" },
      credits: 325,
      amount: 1999,
      status: "completed",
    });
    expect(await find(`search=${paymentIntentId}`)).toEqual([bought]);
    expect(await find(`search=${bought.id}`)).toEqual([bought]);
    expect(await find("search=buyer@example&status=refunded")).toEqual([]);
  });
});

describe("credit packages", () => {
  it("are created, edited, put on sale and taken off", async () => {
    const body = { name: "Mini", credits: 20, bonusCredits: 5, price: 299, popular: false, active: false };
    const made = await admin.post("/api/admin/packages", body);
    expect(made.statusCode).toBe(201);
    const { id } = made.json();
    const onSale = async () =>
      (await app.visitor().get("/api/packages")).json().map((each: { id: string }) => each.id);
    expect(await onSale()).not.toContain(id);
    const path = `/api/admin/packages/${id}`;
    expect((await admin.patch(path, { active: true })).json()).toEqual({ id, ...body, active: true });
    expect(await onSale()).toContain(id);
    expect((await admin.patch(path, { name: "Midi", price: 349 })).json()).toMatchObject({
      name: "Midi",
      price: 349,
      credits: 20,
      active: true,
    });
    expect((await audit(id)).map(({ action }: { action: string }) => action)).toEqual([
      "package.update",
      "package.update",
      "package.create",
    ]);
    await admin.patch(path, { active: false });
  });

  it.each([{ name: " " }, { credits: 0 }, { price: 0 }, { price: 9.5 }, { bonusCredits: -1 }])(
    "are not created with %j",
    async (wrong) => {
      const body = { name: "X", credits: 10, price: 100, ...wrong };
      expect((await admin.post("/api/admin/packages", body)).statusCode).toBe(400);
    },
  );
});

describe("system settings", () => {
  it("change at once what they decide, keystroke by keystroke", async () => {
    const set = (value: string) => admin.patch("/api/admin/settings/cv_cost", { value });
    for (const value of ["", "1", "12"])
      expect((await set(value)).json()).toMatchObject({ key: "cv_cost", value });
    expect((await app.visitor().get("/api/settings/cv-cost")).json()).toEqual({ cost: 12 });
    await set("10");
    expect((await admin.get("/api/admin/settings")).json()).toContainEqual(
      expect.objectContaining({ key: "cv_cost", value: "10", description: expect.any(String) }),
    );
    expect((await admin.patch("/api/admin/settings/no_such", { value: "1" })).statusCode).toBe(404);
  });
});

describe("the overview", () => {
  it("sums up what happened, the same from kept days and from counting", async () => {
    const own = await startApp();
    const boss = await openAdmin(own);
    const [one, other] = [own.visitor(), own.visitor()];
    await signUpConfirmed(own, one);
    await signUpConfirmed(own, other);
    await buy(one, "Starter");
    await buy(other, "Career");
    await one.post("/api/cvs/save", { content: {}, jobTitle: "Cook" });
    const [refunded] = (await other.get("/api/purchases")).json();
    await boss.post(`/api/admin/purchases/${refunded.id}/refund`);
    const expected = {
      totalUsers: 3,
      recentSignups: 3,
      totalCvs: 1,
      avgCvsPerUser: 0.3,
      avgCreditsPerUser: 23.3,
      totalRevenue: 499,
      totalPurchases: 2,
      totalCreditsUsed: 10,
    };
    expect((await boss.get("/api/admin/stats")).json()).toEqual(expected);
    own.passTime(26 * 3_600_000);
    await own.runJobs("rollUpStats");
    await own.runJobs("rollUpStats");
    expect(await own.db.selectFrom("dailyStat").select("signUps").execute()).toEqual([{ signUps: 3 }]);
    const { recentSignups: _, ...totals } = expected;
    expect((await boss.get("/api/admin/stats")).json()).toMatchObject(totals);
    const days = (await boss.get("/api/admin/stats/days?days=7")).json();
    expect(days).toHaveLength(7);
    expect(days.filter((day: { signUps: number }) => day.signUps > 0)).toMatchObject([
      { signUps: 3, cvs: 1, purchases: 2, revenue: 499 },
    ]);
    await own.stop();
  });
});

describe("operations", () => {
  it("tells what each part uses", async () => {
    const parts = (await admin.get("/api/admin/parts")).json();
    expect(parts).toContainEqual({
      name: "Payments",
      use: "sandbox",
      values: {},
      uses: "sandbox, takes test cards and no money",
      isEmbedded: true,
    });
  });

  it("shows waiting jobs, and runs one at once", async () => {
    const person = await openPerson();
    await person.post("/api/tickets", { subject: "A job", description: "That has to wait." });
    const [job] = (await admin.get("/api/admin/jobs")).json();
    expect(job).toMatchObject({ task: "sendMail", state: "waiting", attempts: 0 });
    expect((await admin.post(`/api/admin/jobs/${job.id}/retry`)).json()).toEqual({ success: true });
    await app.runJobs();
    // A job is taken off the list a moment after its work is done.
    await expect.poll(async () => (await admin.get("/api/admin/jobs")).json()).toEqual([]);
    expect((await admin.post(`/api/admin/jobs/${job.id}/retry`)).statusCode).toBe(404);
  });

  it("keeps the audit trail as it was written", async () => {
    await expect(app.db.deleteFrom("auditEntry").execute()).rejects.toThrow("append-only");
    await expect(app.db.updateTable("auditEntry").set({ target: "x" }).execute()).rejects.toThrow(
      "append-only",
    );
  });
});
