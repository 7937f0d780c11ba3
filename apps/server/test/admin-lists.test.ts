import Papa from "papaparse";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAdmin, signUpConfirmed } from "./builders.ts";
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

/** A list's file: its lines by what its columns are called. */
async function download(path: string, who = admin): Promise<Record<string, string>[]> {
  const answer = await who.get(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toContain("text/csv");
  expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="terzi-[a-z]+-[\d-]+\.csv"$/);
  expect(answer.body.startsWith("\uFEFF")).toBe(true);
  return Papa.parse<Record<string, string>>(answer.body.slice(1).trim(), { header: true }).data;
}

describe("a list as a file", () => {
  it("holds what the filters leave, however long it is", async () => {
    await app.db
      .insertInto("account")
      .values(
        Array.from({ length: 2_100 }, (_, n) => ({
          email: `many-${n}@example.com`,
          emailKey: `many-${n}@example.com`,
          firstName: n % 2 === 0 ? "Even" : "Odd",
          lastName: "Many",
          language: "en" as const,
          passwordHash: "none fits",
        })),
      )
      .execute();
    const all = await download("/api/admin/users/export?search=many");
    expect(new Set(all.map(({ ID }) => ID)).size).toBe(2_100);
    const even = await download("/api/admin/users/export?search=even");
    expect(even.length).toBe(1_050);
    expect(await download("/api/admin/users/export?role=admin")).toHaveLength(1);
  });

  it("stands in the order in which the list stood on the screen", async () => {
    const [row] = await download("/api/admin/users/export?search=many-7@");
    await admin.patch(`/api/admin/users/${row?.ID}/credits`, { credits: 77 });
    const [richest] = await download("/api/admin/users/export?search=many&sort=credits");
    expect(richest).toMatchObject({ Email: "many-7@example.com", Credits: "77" });
    const [newest] = await download("/api/admin/users/export?search=many");
    expect(newest?.Email).not.toBe("many-7@example.com");
  });

  it("has no formula in any cell, and words and separators of the admin's language", async () => {
    const words = {
      name: "=1+1",
      email: "a@example.com",
      subject: "@SUM(A1)",
      message: "+cmd|' /C calc'!A0",
    };
    await app.visitor().post("/api/contact", words);
    const [message] = await download("/api/admin/contact-messages/export?state=open");
    expect(message).toMatchObject({ Name: "'=1+1", Subject: "'@SUM(A1)", Text: "'+cmd|' /C calc'!A0" });
    const buyer = app.visitor();
    await signUpConfirmed(app, buyer);
    await buy(buyer, "Starter");
    const [bought] = await download("/api/admin/purchases/export?status=completed");
    expect(bought).toMatchObject({
      Package: "Starter",
      Status: "Completed",
      "Amount (US$)": expect.stringMatching(/^\d+\.\d\d$/),
    });
    await admin.patch("/api/user/language", { language: "tr" });
    const [turkish] = await download("/api/admin/purchases/export");
    expect(turkish).toMatchObject({ Paket: "Starter", Durum: "Tamamlandı" });
    expect(turkish?.["Tutar (ABD doları)"]).toMatch(/^\d+,\d\d$/);
    await admin.patch("/api/user/language", { language: "en" });
  });

  it("leaves a line in the audit trail, with its filters, before anything is sent", async () => {
    await download("/api/admin/tickets/export?status=closed&search=late");
    const [entry] = (await admin.get("/api/admin/audit?action=list.export")).json();
    expect(entry).toMatchObject({ target: "tickets", after: { status: "closed", search: "late" } });
    const [line] = await download("/api/admin/audit/export?action=list.export");
    expect(line).toMatchObject({ Action: "List downloaded", Target: "tickets" });
    expect(await download("/api/admin/mails/export?status=failed")).toEqual([]);
  });
});

describe("saved filters", () => {
  const save = (who: Visitor, name: string, filters: object, list = "users") =>
    who.post("/api/admin/saved-filters", { list, name, filters });
  const names = async (who: Visitor) =>
    (await who.get("/api/admin/saved-filters"))
      .json<{ list: string; name: string; filters: object }[]>()
      .map(({ list, name, filters }) => ({ list, name, filters }));

  it("are an admin's own: replaced by name, and nobody else's to see or delete", async () => {
    const other = await openAdmin(app);
    expect((await save(admin, "Admins", { role: "admin" })).statusCode).toBe(201);
    const { id } = (await save(admin, " Admins ", { role: "admin", sort: "credits" })).json();
    await save(admin, "Admins", { status: "waiting" }, "tickets");
    expect(await names(admin)).toEqual([
      { list: "users", name: "Admins", filters: { role: "admin", sort: "credits" } },
      { list: "tickets", name: "Admins", filters: { status: "waiting" } },
    ]);
    expect(await names(other)).toEqual([]);
    expect((await other.delete(`/api/admin/saved-filters/${id}`)).statusCode).toBe(404);
    expect((await admin.delete(`/api/admin/saved-filters/${id}`)).statusCode).toBe(200);
    expect(await names(admin)).toHaveLength(1);
  });

  it("hold only what the list knows", async () => {
    expect((await save(admin, "Odd", { status: "closed" })).statusCode).toBe(400);
    expect((await save(admin, "Odd", { role: "king" })).statusCode).toBe(400);
    expect((await save(admin, "  ", { role: "user" })).statusCode).toBe(400);
  });

  it("are at most a hundred, and in the person's own copy of the data", async () => {
    const keeper = await openAdmin(app);
    for (let n = 0; n < 100; n += 1) await save(keeper, `No. ${n}`, { search: String(n) });
    expect((await save(keeper, "One more", {})).json()).toMatchObject({ code: "TOO_MANY_FILTERS" });
    expect((await save(keeper, "No. 7", { role: "user" })).statusCode).toBe(201);
    const { savedFilters } = (await keeper.get("/api/user/export")).json();
    expect(savedFilters).toHaveLength(100);
  });
});
