import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveCredits, idOf, openAdmin, openConfirmed } from "./builders.ts";
import { buy, readCredits } from "./purchases.ts";
import { countWaiting, holdAccounts } from "./row-locks.ts";
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

describe("a user's credits", () => {
  it("are set through the ledger, in the admin's name", async () => {
    const person = await openPerson();
    const id = await idOf(person);
    const set = (credits: number) => admin.patch(`/api/admin/users/${id}/credits`, { credits });
    expect((await set(250)).json()).toMatchObject({ id, credits: 250 });
    // As it already was: nothing to enter into the books.
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
    const held = await holdAccounts(busy.db);
    const answers = [
      one.patch(`/api/admin/users/${second}/role`, { role: "user" }),
      other.patch(`/api/admin/users/${first}/disabled`, { disabled: true }),
    ];
    // Both have been let in as admins, and neither has changed anything yet.
    await expect.poll(() => countWaiting(busy.db)).toBe(2);
    await held.release();
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 409]);
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
    // The newest are not the richest, and some have as much as others.
    for (const amount of [40, 0, 90, 40]) {
      const person = await openPerson();
      if (amount) await giveCredits(app, person, amount);
    }
    const whole = (await admin.get("/api/admin/users?sort=credits")).json();
    const credits = whole.map((user: { credits: number }) => user.credits);
    expect(credits).toEqual(credits.toSorted((a: number, b: number) => b - a));
    const paged: unknown[] = [];
    let cursor = "";
    do {
      const page = await admin.get(`/api/admin/users?sort=credits&limit=2${cursor && `&cursor=${cursor}`}`);
      paged.push(...page.json());
      cursor = String(page.headers["x-next-cursor"] ?? "");
    } while (cursor && paged.length < whole.length);
    expect(paged).toEqual(whole);
  });

  it.each(["limit=0", "limit=1001", "limit=many", "cursor=abc", "sort=name", "role=root"])(
    "refuses %s",
    async (query) => {
      expect((await admin.get(`/api/admin/users?${query}`)).statusCode).toBe(400);
    },
  );
});

describe("a user's page", () => {
  it("has the whole story, without what CVs and mails say", async () => {
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
    const { mails, sessions, waysIn, user } = page.json();
    expect(mails.map(({ template }: { template: string }) => template).sort()).toEqual([
      "email-confirmation",
      "receipt",
    ]);
    expect(sessions).toMatchObject([{ userAgent: expect.any(String) }]);
    expect([waysIn, user.hasPassword]).toEqual([{ passkeyCount: 0, sites: [] }, true]);
    expect(page.body).not.toContain("/confirm-email");
    expect(page.body).not.toContain("Private words");
    await admin.post(`/api/admin/purchases/${page.json().purchases[0].id}/refund`);
    await admin.patch(`/api/admin/users/${user.id}/credits`, { credits: 7 });
    const [ticket] = page.json().tickets;
    await admin.patch(`/api/tickets/${ticket.id}/status`, { status: "closed" });
    const later = (await admin.get(`/api/admin/users/${user.id}`)).json();
    expect(later.audit.map(({ action }: { action: string }) => action)).toEqual([
      "ticket.status",
      "user.credits",
      "purchase.refund",
    ]);
  });
});

it("credits that an admin gives can be spent", async () => {
  const person = await openPerson();
  await admin.patch(`/api/admin/users/${await idOf(person)}/credits`, { credits: 20 });
  for (const jobTitle of ["Cook", "Baker"])
    expect((await person.post("/api/cvs/save", { content: {}, jobTitle })).statusCode).toBe(201);
  expect(await readCredits(person)).toBe(0);
});
