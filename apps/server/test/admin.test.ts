import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveCredits, idOf, openAdmin } from "./builders.ts";
import { buy, readCredits } from "./purchases.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

let app: TestApp;
let admin: Visitor;
beforeAll(async () => {
  app = await startApp();
  admin = await openAdmin(app);
});
afterAll(() => app.stop());

const openPerson = async (account = {}): Promise<Visitor> => {
  const visitor = app.visitor();
  await visitor.signUp(account);
  return visitor;
};
const audit = async (target: string) => (await admin.get(`/api/admin/audit?search=${target}`)).json();

describe("a user's credits", () => {
  it("are set through the ledger, in the admin's name", async () => {
    const person = await openPerson();
    const id = await idOf(person);
    const set = (credits: number) => admin.patch(`/api/admin/users/${id}/credits`, { credits });
    expect((await set(250)).json()).toMatchObject({ id, credits: 250 });
    expect((await set(0)).json()).toMatchObject({ credits: 0 });
    await set(0);
    expect((await admin.get(`/api/admin/users/${id}`)).json().ledger).toMatchObject([
      { kind: "admin", amount: -250, balanceAfter: 0, actorId: await idOf(admin) },
      { kind: "admin", amount: 240, balanceAfter: 250 },
      { kind: "signup", amount: 10, balanceAfter: 10 },
    ]);
    expect(await audit(id)).toMatchObject([
      { action: "user.credits", before: { credits: 250 }, after: { credits: 0 } },
      { action: "user.credits", before: { credits: 10 }, after: { credits: 250 } },
    ]);
    expect((await set(-1)).statusCode).toBe(400);
  });
});

describe("access", () => {
  const setRole = async (who: Visitor, role: string) =>
    admin.patch(`/api/admin/users/${await idOf(who)}/role`, { role });

  it("an admin makes others admins, and ordinary users again, at once", async () => {
    const person = await openPerson();
    expect((await setRole(person, "admin")).json()).toMatchObject({ role: "admin" });
    expect((await person.get("/api/admin/stats")).statusCode).toBe(200);
    await setRole(person, "user");
    expect((await person.get("/api/admin/stats")).statusCode).toBe(403);
    expect(await audit(await idOf(person))).toMatchObject([
      { action: "user.role", before: { role: "admin" }, after: { role: "user" } },
      { action: "user.role", before: { role: "user" }, after: { role: "admin" } },
    ]);
  });

  it("an admin can take away neither their own role nor their own account", async () => {
    expect((await setRole(admin, "user")).json()).toMatchObject({ code: "OWN_ACCESS" });
    const own = await admin.patch(`/api/admin/users/${await idOf(admin)}/disabled`, { disabled: true });
    expect(own.json()).toMatchObject({ code: "OWN_ACCESS" });
  });

  it("two admins who remove each other at once leave one", async () => {
    const busy = await startApp({ maxConnections: 5 });
    const [one, other] = [await openAdmin(busy), await openAdmin(busy)];
    const [first, second] = [await idOf(one), await idOf(other)];
    const answers = await Promise.all([
      one.patch(`/api/admin/users/${second}/role`, { role: "user" }),
      other.patch(`/api/admin/users/${first}/disabled`, { disabled: true }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).not.toEqual([200, 200]);
    const left = await busy.db
      .selectFrom("account")
      .select("id")
      .where("role", "=", "admin")
      .where("disabledAt", "is", null)
      .execute();
    expect(left).toHaveLength(1);
    await busy.stop();
  });

  it("a disabled account is out at once, and may be let in again", async () => {
    const person = await openPerson({ email: "out@example.com" });
    const id = await idOf(person);
    const set = (disabled: boolean) => admin.patch(`/api/admin/users/${id}/disabled`, { disabled });
    expect((await set(true)).json().disabledAt).not.toBeNull();
    expect((await person.get("/api/auth/user")).statusCode).toBe(401);
    const signIn = () =>
      app.visitor().post("/api/auth/login", { email: "out@example.com", password: "correct horse" });
    expect((await signIn()).json()).toMatchObject({ code: "ACCOUNT_DISABLED" });
    expect((await set(false)).json().disabledAt).toBeNull();
    expect((await signIn()).statusCode).toBe(200);
  });
});

describe("the list of users", () => {
  it("goes by pages, each user once, newest first", async () => {
    for (let count = 0; count < 5; count++) await openPerson();
    const ids: string[] = [];
    let url: string | undefined = "/api/admin/users?limit=3";
    while (url) {
      const page = await admin.get(url);
      expect(page.headers["x-list-limit"]).toBe("3");
      ids.push(...page.json().map((user: { id: string }) => user.id));
      url = /<(.+)>; rel="next"/.exec(String(page.headers.link ?? ""))?.[1];
    }
    const all = await admin.get("/api/admin/users");
    expect(all.headers["x-list-limit"]).toBe("1000");
    expect(all.headers["x-next-cursor"]).toBeUndefined();
    expect(ids).toEqual(all.json().map((user: { id: string }) => user.id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("is searched by name and address, in whatever case and script a keyboard has", async () => {
    const person = await openPerson({ email: "Gul.Isik@example.com", firstName: "Gül", lastName: "IŞIK" });
    const id = await idOf(person);
    for (const search of ["gül ışık", "GUL ISIK", "gul.isik@", "ŞIK"]) {
      const found = (await admin.get(`/api/admin/users?search=${encodeURIComponent(search)}`)).json();
      expect(
        found.map((user: { id: string }) => user.id),
        search,
      ).toEqual([id]);
    }
    expect((await admin.get("/api/admin/users?search=%25")).json()).toEqual([]);
    expect(
      (await admin.get("/api/admin/users?role=admin"))
        .json()
        .every((user: { role: string }) => user.role === "admin"),
    ).toBe(true);
  });

  it("is sorted by credits too, page by page", async () => {
    const rich = await openPerson();
    await giveCredits(app, rich, 5_000);
    const first = await admin.get("/api/admin/users?sort=credits&limit=1");
    expect(first.json()).toMatchObject([{ id: await idOf(rich), credits: 5_010 }]);
    const cursor = first.headers["x-next-cursor"];
    const [second] = (await admin.get(`/api/admin/users?sort=credits&limit=1&cursor=${cursor}`)).json();
    expect(second.credits).toBeLessThan(5_010);
  });

  it.each(["limit=0", "limit=1001", "limit=many", "cursor=abc", "sort=name", "role=root"])(
    "refuses %s",
    async (query) => {
      expect((await admin.get(`/api/admin/users?${query}`)).statusCode).toBe(400);
    },
  );
});

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
    await one.signUp();
    await other.signUp();
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

describe("a user's page", () => {
  it("has ledger, purchases, tickets and CVs, without what the CVs say", async () => {
    const person = await openPerson();
    await buy(person, "Starter");
    await person.post("/api/tickets", { subject: "Help me", description: "With everything." });
    await person.post("/api/cvs/save", { content: { summary: "Private words" }, jobTitle: "Cook" });
    const page = await admin.get(`/api/admin/users/${await idOf(person)}`);
    expect(page.json()).toMatchObject({
      user: { credits: 50 },
      purchases: [{ package: { name: "Starter" } }],
      tickets: [{ subject: "Help me" }],
      cvs: [{ jobTitle: "Cook" }],
    });
    expect(page.json().ledger).toHaveLength(3);
    expect(page.body).not.toContain("Private words");
  });
});

describe("operations", () => {
  it("tells what each part uses", async () => {
    const parts = (await admin.get("/api/admin/parts")).json();
    expect(parts).toContainEqual({
      name: "Payments",
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
    expect((await admin.get("/api/admin/jobs")).json()).toEqual([]);
    expect((await admin.post(`/api/admin/jobs/${job.id}/retry`)).statusCode).toBe(404);
  });

  it("keeps the audit trail as it was written", async () => {
    await expect(app.db.deleteFrom("auditEntry").execute()).rejects.toThrow("append-only");
    await expect(app.db.updateTable("auditEntry").set({ target: "x" }).execute()).rejects.toThrow(
      "append-only",
    );
  });
});

it("credits that an admin gives can be spent", async () => {
  const person = await openPerson();
  await admin.patch(`/api/admin/users/${await idOf(person)}/credits`, { credits: 20 });
  for (const jobTitle of ["Cook", "Baker"])
    expect((await person.post("/api/cvs/save", { content: {}, jobTitle })).statusCode).toBe(201);
  expect(await readCredits(person)).toBe(0);
});
