import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idOf, openAdmin, signUpConfirmed } from "./builders.ts";
import { buy } from "./purchases.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

let app: TestApp;
let admin: Visitor;
let person: Visitor;
beforeAll(async () => {
  app = await startApp({ env: { SUPPORT_EMAIL: "support@terzi.example" } });
  admin = await openAdmin(app);
  person = app.visitor();
  await person.signUp();
});
afterAll(() => app.stop());

/** What the trail says of a thing, newest first, without ids and times of its own. */
const trail = async (target: string) =>
  (await admin.get(`/api/admin/audit?search=${target}`))
    .json<{ action: string; before: unknown; after: unknown }[]>()
    .map(({ action, before, after }) => ({ action, before, after }));

describe("the audit trail says what was before and what is after", () => {
  it("for a message that was dealt with, and opened again", async () => {
    const words = { name: "Ece", email: "ece@example.com", subject: "Hello", message: "How are you today?" };
    await app.visitor().post("/api/contact", words);
    const [{ id }] = (await admin.get("/api/admin/contact-messages")).json();
    for (const done of [true, true, false]) await admin.patch(`/api/admin/contact-messages/${id}`, { done });
    expect(await trail(id)).toEqual([
      { action: "contact.done", before: { done: true }, after: { done: false } },
      { action: "contact.done", before: { done: false }, after: { done: true } },
    ]);
  });

  it("for a ticket that was closed", async () => {
    const ticket = { subject: "Where is it", description: "I can't find my CV." };
    const { id } = (await person.post("/api/tickets", ticket)).json();
    await admin.patch(`/api/tickets/${id}/status`, { status: "closed" });
    expect(await trail(id)).toEqual([
      { action: "ticket.status", before: { status: "open" }, after: { status: "closed" } },
    ]);
  });

  it("for a ready answer, from its first words to its last", async () => {
    const path = "/api/admin/canned-answers";
    const first = { title: "Pages", texts: { en: "Choose short.", tr: "Kısa olanı seçin." } };
    const later = { ...first, texts: { ...first.texts, en: "Choose short, then it fits." } };
    const answer = await admin.post(path, first);
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json();
    expect((await admin.patch(`${path}/${id}`, later)).json()).toEqual({ id, ...later });
    expect((await admin.get(path)).json()).toEqual([{ id, ...later }]);
    const half = { ...first, texts: { en: "Only English." } };
    expect((await admin.post(path, half)).statusCode).toBe(400);
    await admin.delete(`${path}/${id}`);
    expect((await admin.get(path)).json()).toEqual([]);
    expect((await admin.delete(`${path}/${id}`)).statusCode).toBe(404);
    expect(await trail(id)).toEqual([
      { action: "answer.delete", before: { id, ...later }, after: null },
      { action: "answer.update", before: { id, ...first }, after: { id, ...later } },
      { action: "answer.create", before: null, after: { id, ...first } },
    ]);
  });

  it("for a package", async () => {
    const mini = { name: "Mini", credits: 20, bonusCredits: 5, price: 299, popular: false, active: false };
    const { id } = (await admin.post("/api/admin/packages", mini)).json();
    await admin.patch(`/api/admin/packages/${id}`, { price: 349 });
    // What is saved as it stands is no change.
    for (const change of [{ price: 349 }, { name: "Mini", credits: 20 }, {}]) {
      const answer = await admin.patch(`/api/admin/packages/${id}`, change);
      expect(answer.json()).toEqual({ id, ...mini, price: 349 });
    }
    expect(await trail(id)).toEqual([
      { action: "package.update", before: { id, ...mini }, after: { id, ...mini, price: 349 } },
      { action: "package.create", before: null, after: { id, ...mini } },
    ]);
  });

  it("for a setting", async () => {
    await admin.patch("/api/admin/settings/previews_per_day", { value: "61" });
    expect(await trail("previews_per_day")).toEqual([
      { action: "setting.update", before: "60", after: "61" },
    ]);
  });

  it("for a setting, beside which stands since when it holds, and by whom", async () => {
    type Shown = { key: string; changed: { at: string; by: string } | null };
    const find = async (key: string) =>
      (await admin.get("/api/admin/settings")).json<Shown[]>().find((setting) => setting.key === key);
    expect((await find("letter_cost"))?.changed).toBeNull();
    for (const value of ["2", "3"]) await admin.patch("/api/admin/settings/letter_cost", { value });
    const answer = await admin.patch("/api/admin/settings/letter_cost", { value: "3" });
    // What was saved as it stood is no change.
    const [{ createdAt, after }, ...older] = (await admin.get("/api/admin/audit?search=letter_cost")).json();
    expect([after, older.length]).toEqual(["3", 1]);
    const { email } = (await admin.get("/api/auth/user")).json();
    expect((await find("letter_cost"))?.changed).toEqual({ at: createdAt, by: email });
    expect(answer.json()).toEqual(await find("letter_cost"));
  });

  it("for a user who was shut out, and let in again", async () => {
    const id = await idOf(person);
    for (const disabled of [true, false]) await admin.patch(`/api/admin/users/${id}/disabled`, { disabled });
    expect(await trail(id)).toEqual([
      { action: "user.disabled", before: { disabled: true }, after: { disabled: false } },
      { action: "user.disabled", before: { disabled: false }, after: { disabled: true } },
    ]);
  });

  it("for a purchase that was refunded", async () => {
    const buyer = app.visitor();
    await signUpConfirmed(app, buyer);
    await buy(buyer, "Starter");
    const [{ id }] = (await buyer.get("/api/purchases")).json();
    await admin.post(`/api/admin/purchases/${id}/refund`);
    expect(await trail(id)).toEqual([
      { action: "purchase.refund", before: { status: "completed" }, after: { status: "refunded" } },
    ]);
  });
});
