import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openAuthenticator } from "./authenticator.ts";
import { generate, giveCredits, idOf, openAdmin, signUpConfirmed } from "./builders.ts";
import { beginPurchase, buy, confirm, payInSandbox } from "./purchases.ts";
import { gapAnswer, requestReset } from "./request-material.ts";
import { openOwner } from "./saved-cvs.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Answer, Visitor } from "./visitor.ts";

const PASSWORD = "correct horse";

let app: TestApp;
let admin: Visitor;
beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: "fatal", SUPPORT_EMAIL: "support@terzi.example" } });
  admin = await openAdmin(app);
  await sql`create table broken (name text)`.execute(app.db);
  await sql`create function refuse() returns trigger language plpgsql as $$ begin
    if exists (select from broken where name = tg_table_name) then
      raise exception 'refused' using errcode = 'XX000';
    end if;
    return new;
  end $$`.execute(app.db);
  for (const table of TABLES)
    await sql`create trigger refuse before insert or update on ${sql.table(table)}
      for each row execute function refuse()`.execute(app.db);
  // What each table holds, in short. Limits count what failed too, a passkey's challenge is used up by any
  // answer, and a secret is made once for all.
  await sql`create function state() returns jsonb language plpgsql as $$
    declare held jsonb := '{}'; told text; each text; begin
    for each in select tablename from pg_tables where schemaname = 'public'
      and tablename not in ('broken', 'rate_limit', 'passkey_challenge', 'server_secret') loop
      execute format('select md5(coalesce(string_agg(t::text, '','' order by t::text), '''')) from %I t', each) into told;
      held := held || jsonb_build_object(each, told);
    end loop;
    return held || jsonb_build_object('jobs', (select count(*) from graphile_worker.jobs));
  end $$`.execute(app.db);
});
afterAll(() => app.stop());

const TABLES = [
  ...(["mail", "audit_entry", "ledger_entry", "webhook_delivery", "account"] as const),
  ...(["cv", "cv_share", "application"] as const),
] as const;
type Table = (typeof TABLES)[number];

async function readState(): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ state: Record<string, unknown> }>`select state()`.execute(app.db);
  return rows[0]?.state ?? {};
}

/** Sends it while `table` takes nothing: what became of it, and which tables are no longer as they were. */
async function failAt(
  table: Table,
  send: () => Promise<Answer>,
): Promise<{ status: number; changed: string[] }> {
  const before = await readState();
  await sql`insert into broken values (${table})`.execute(app.db);
  const { statusCode } = await send();
  await sql`delete from broken`.execute(app.db);
  const after = await readState();
  return { status: statusCode, changed: Object.keys(after).filter((name) => after[name] !== before[name]) };
}

async function expectNothing(changes: [Table, string, () => Promise<Answer>][]): Promise<void> {
  for (const [table, what, send] of changes)
    expect([table, what, await failAt(table, send)]).toEqual([table, what, { status: 500, changed: [] }]);
}

async function openPerson(account = {}): Promise<Visitor> {
  const visitor = app.visitor();
  await signUpConfirmed(app, visitor, account);
  return visitor;
}

it("what a person changes about their account is changed with the mail that tells of it, or not at all", async () => {
  const person = await openPerson({ email: "half-way@example.com" });
  const unconfirmed = app.visitor();
  await unconfirmed.signUp();
  const token = await requestReset(app);
  const [kept, made] = [openAuthenticator(), openAuthenticator()];
  const begin = async () => (await person.call("passkeys.begin", { password: PASSWORD })).json().result.data;
  const added = await person.call("passkeys.add", { name: "Kept", credential: kept.create(await begin()) });
  const { id } = added.json().result.data;
  const credential = made.create(await begin());
  const elsewhere = { issuer: "https://id.example", subject: "half-way", email: "half-way@example.com" };
  const identity = await app.db
    .insertInto("identity")
    .values({ accountId: await idOf(person), ...elsewhere })
    .returning("id")
    .executeTakeFirstOrThrow();
  const passwords = { currentPassword: PASSWORD, newPassword: "another horse" };
  await expectNothing([
    ["mail", "sign-up", () => app.visitor().signUp()],
    ["ledger_entry", "sign-up", () => app.visitor().signUp()],
    ["mail", "password", () => person.call("auth.changePassword", passwords)],
    [
      "mail",
      "address",
      () => person.call("auth.changeEmail", { email: "to@example.com", password: PASSWORD }),
    ],
    [
      "mail",
      "reset",
      () => app.visitor().post("/api/auth/reset-password", { token, password: "remembered" }),
    ],
    [
      "mail",
      "link",
      () => app.visitor().post("/api/auth/request-password-reset", { email: "half-way@example.com" }),
    ],
    ["mail", "confirmation", () => unconfirmed.post("/api/auth/request-email-confirmation")],
    ["mail", "new passkey", () => person.call("passkeys.add", { name: "New", credential })],
    ["mail", "removed passkey", () => person.call("passkeys.remove", { id, password: PASSWORD })],
    ["mail", "site", () => person.call("identities.disconnect", { ...identity, password: PASSWORD })],
    ["account", "deletion", () => person.call("privacy.deleteAccount", { password: PASSWORD })],
  ]);
});

it("money moves with its entry, its receipt and its trace, or not at all", async () => {
  const [buyer, other] = [await openPerson(), await openPerson()];
  const begun = await beginPurchase(buyer, "Starter");
  await payInSandbox(buyer, begun);
  await buy(other, "Starter");
  const [{ id }] = (await other.get("/api/purchases")).json();
  const user = `/api/admin/users/${await idOf(buyer)}`;
  const refund = () => admin.post(`/api/admin/purchases/${id}/refund`);
  await expectNothing([
    ["ledger_entry", "payment", () => confirm(buyer, begun)],
    ["mail", "payment", () => confirm(buyer, begun)],
    ["audit_entry", "correction", () => admin.patch(`${user}/credits`, { credits: 77 })],
  ]);
  // The money has gone back by then, so that the next try only writes it down.
  await sql`update sandbox_intent set refunded_cents = amount_cents where id =
    (select intent_id from purchase where id = ${id})`.execute(app.db);
  await expectNothing([
    ["ledger_entry", "refund", refund],
    ["mail", "refund", refund],
    ["audit_entry", "refund", refund],
  ]);
  expect((await confirm(buyer, begun)).json()).toEqual({ success: true, creditsAdded: 50 });
  expect((await refund()).json()).toEqual({ status: "refunded" });
});

it("what has a price is made with its payment and told to webhooks, or not at all", async () => {
  const { person, id } = await openOwner(app);
  const { previewData } = await generate(person, { company: "Half Way" });
  await giveCredits(app, person, 500);
  const prices = ["letter_cost", "interview_cost", "twin_cost", "share_cost", "gap_cost", "application_cost"];
  await app.db.updateTable("setting").set({ value: "2" }).where("key", "in", prices).execute();
  const gap = await gapAnswer(person);
  const save = () => person.post("/api/cvs/save", previewData);
  const apply = () => person.post("/api/applications", { jobTitle: "Cook" });
  await expectNothing([
    ["ledger_entry", "CV", save],
    ["ledger_entry", "letter", () => person.post(`/api/cvs/${id}/letters`, {})],
    ["ledger_entry", "interview", () => person.post(`/api/cvs/${id}/interview`)],
    ["ledger_entry", "twin", () => person.post(`/api/cvs/${id}/twin`)],
    ["ledger_entry", "link", () => person.post(`/api/cvs/${id}/share`, {})],
    ["ledger_entry", "gap", () => person.post(`/api/cvs/${id}/gaps`, gap)],
    ["ledger_entry", "application", apply],
    ["application", "application", apply],
    ["cv_share", "link", () => person.post(`/api/cvs/${id}/share`, {})],
    ["cv", "twin", () => person.post(`/api/cvs/${id}/twin`)],
    [
      "ledger_entry",
      "file",
      () => person.post("/api/applications/import", { csv: "Company,Position\nEge,Cook\n" }),
    ],
  ]);
  const { id: application } = (await apply()).json();
  const events = ["cv.saved", "application.moved"];
  expect((await person.post("/api/webhooks", { url: "https://example.com/terzi", events })).statusCode).toBe(
    201,
  );
  await expectNothing([
    ["webhook_delivery", "CV", save],
    [
      "webhook_delivery",
      "move",
      () => person.post(`/api/applications/${application}/move`, { status: "applied" }),
    ],
  ]);
});

it("what an admin does is done with its trace and its mail, or not at all", async () => {
  const person = await openPerson();
  const ticket = await person.post("/api/tickets", { subject: "Help me", description: "With all of it." });
  const ticketPath = `/api/tickets/${ticket.json().id}`;
  await person.post("/api/contact", {
    name: "Ece",
    email: "a@example.com",
    subject: "Hello",
    message: "How are you?",
  });
  const first = async (url: string) => (await admin.get(url)).json()[0].id;
  const message = `/api/admin/contact-messages/${await first("/api/admin/contact-messages")}`;
  const pack = `/api/admin/packages/${await first("/api/admin/packages")}`;
  const user = `/api/admin/users/${await idOf(person)}`;
  const words = { title: "Pages", texts: { en: "Choose short.", tr: "Kısa olanı seçin." } };
  const answer = `/api/admin/canned-answers/${(await admin.post("/api/admin/canned-answers", words)).json().id}`;
  const mini = { name: "Mini", credits: 20, bonusCredits: 5, price: 299, popular: false, active: false };
  await expectNothing([
    ["audit_entry", "role", () => admin.patch(`${user}/role`, { role: "admin" })],
    ["audit_entry", "access", () => admin.patch(`${user}/disabled`, { disabled: true })],
    ["audit_entry", "new package", () => admin.post("/api/admin/packages", mini)],
    ["audit_entry", "package", () => admin.patch(pack, { price: 12_345 })],
    ["audit_entry", "setting", () => admin.patch("/api/admin/settings/letter_cost", { value: "9" })],
    ["audit_entry", "message", () => admin.patch(message, { done: true })],
    ["audit_entry", "new answer", () => admin.post("/api/admin/canned-answers", words)],
    ["audit_entry", "answer", () => admin.patch(answer, { ...words, title: "Length" })],
    ["audit_entry", "answer that goes", () => admin.delete(answer)],
    ["audit_entry", "ticket", () => admin.patch(`${ticketPath}/status`, { status: "closed" })],
    ["mail", "ticket", () => admin.patch(`${ticketPath}/status`, { status: "closed" })],
    ["mail", "reply", () => admin.post(`${ticketPath}/replies`, { message: "Look here." })],
    [
      "mail",
      "request",
      () => person.post("/api/tickets", { subject: "Again", description: "One more thing." }),
    ],
    [
      "mail",
      "letter to us",
      () =>
        app.visitor().post("/api/contact", {
          name: "Ela",
          email: "b@example.com",
          subject: "Hello",
          message: "Are you there?",
        }),
    ],
  ]);
});
