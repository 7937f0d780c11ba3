import { texts as english } from "@terzi/i18n/en/admin/operations";
import { texts as turkish } from "@terzi/i18n/tr/admin/operations";
import type { StripeServer } from "@terzi/testing/stripe-server";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openAdmin, signUpConfirmed } from "./builders.ts";
import { beginPurchase, confirm, startStripeApp } from "./purchases.ts";
import type { TestApp } from "./start-app.ts";
import { openEvents } from "./stripe-events.ts";
import type { Visitor } from "./visitor.ts";

let app: TestApp;
let stripe: StripeServer;
let admin: Visitor;
let person: Visitor;
beforeAll(async () => {
  ({ app, stripe } = await startStripeApp());
  admin = await openAdmin(app);
  person = app.visitor();
  await signUpConfirmed(app, person);
});
afterAll(async () => {
  await app.stop();
  await stripe.close();
});

const readQueue = async () => (await admin.get("/api/admin/work-queue")).json();
const idsOf = async (path: string): Promise<string[]> =>
  (await admin.get(path)).json<{ id: string }[]>().map(({ id }) => id);

it("nothing waits for a person where nothing has happened", async () => {
  expect(await readQueue()).toEqual({
    waitingTickets: 0,
    openMessages: 0,
    disputedPurchases: 0,
    failedMails: 0,
    failedJobs: 0,
  });
});

it("a ticket waits until it is answered, again when its owner writes, and no more when it is closed", async () => {
  const ticket = { subject: "Where is it", description: "I can't find my CV." };
  const { id } = (await person.post("/api/tickets", ticket)).json();
  const waiting = async () => [
    (await readQueue()).waitingTickets,
    await idsOf("/api/admin/tickets?status=waiting"),
  ];
  expect(await waiting()).toEqual([1, [id]]);
  await admin.post(`/api/tickets/${id}/replies`, { message: "Under My CVs." });
  expect(await waiting()).toEqual([0, []]);
  expect(await idsOf("/api/admin/tickets?status=open")).toEqual([id]);
  await person.post(`/api/tickets/${id}/replies`, { message: "It isn't there." });
  expect(await waiting()).toEqual([1, [id]]);
  await admin.patch(`/api/tickets/${id}/status`, { status: "closed" });
  expect(await waiting()).toEqual([0, []]);
});

it("a contact message waits until it is done", async () => {
  const words = { name: "Ece", email: "ece@example.com", subject: "Hello", message: "How are you today?" };
  await app.visitor().post("/api/contact", words);
  expect((await readQueue()).openMessages).toBe(1);
  const [id] = await idsOf("/api/admin/contact-messages?state=open");
  await admin.patch(`/api/admin/contact-messages/${id}`, { done: true });
  expect((await readQueue()).openMessages).toBe(0);
});

it("a disputed purchase waits until the bank has closed the dispute", async () => {
  const begun = await beginPurchase(person, "Starter");
  stripe.pay(begun.paymentIntentId);
  await confirm(person, begun);
  const events = openEvents(app, stripe);
  const tell = (type: string) =>
    events.deliver(
      events.signed({
        type,
        object: { id: "dp_1", object: "dispute", payment_intent: begun.paymentIntentId },
      }),
    );
  await tell("charge.dispute.created");
  await tell("charge.dispute.updated");
  const [bought] = (await person.get("/api/purchases")).json();
  expect((await readQueue()).disputedPurchases).toBe(1);
  expect(await idsOf("/api/admin/purchases?status=disputed")).toEqual([bought.id]);
  expect(await idsOf("/api/admin/purchases?status=completed")).toEqual([bought.id]);
  await tell("charge.dispute.closed");
  expect((await readQueue()).disputedPurchases).toBe(0);
  expect(await idsOf("/api/admin/purchases?status=disputed")).toEqual([]);
});

it("a disputed purchase that an admin refunds waits no more, whether or not the bank closes the dispute", async () => {
  const begun = await beginPurchase(person, "Starter");
  stripe.pay(begun.paymentIntentId);
  await confirm(person, begun);
  const events = openEvents(app, stripe);
  const object = { id: "dp_2", object: "dispute", payment_intent: begun.paymentIntentId };
  await events.deliver(events.signed({ type: "charge.dispute.created", object }));
  const [id] = await idsOf("/api/admin/purchases?status=disputed");
  expect((await readQueue()).disputedPurchases).toBe(1);
  expect((await admin.post(`/api/admin/purchases/${id}/refund`)).json()).toEqual({ status: "refunded" });
  expect((await readQueue()).disputedPurchases).toBe(0);
  expect(await idsOf("/api/admin/purchases?status=disputed")).toEqual([]);
});

it("a mail and a job wait when they have failed for good, and no more when they are tried again", async () => {
  await sql`insert into mail (recipient, language, content, status, attempts, last_error)
    values ('late@example.com', 'en', '{"template": "password-changed", "firstName": "Ada"}', 'failed', 14, 'away')`.execute(
    app.db,
  );
  await sql`select graphile_worker.add_job('cleanUp', run_at := now() + interval '1 day')`.execute(app.db);
  await sql`update graphile_worker._private_jobs set attempts = max_attempts
    where run_at > now() + interval '23 hours'`.execute(app.db);
  expect(await readQueue()).toMatchObject({ failedMails: 1, failedJobs: 1 });
  const [mail] = await idsOf("/api/admin/mails?status=failed");
  await admin.post(`/api/admin/mails/${mail}/retry`);
  const jobs = (await admin.get("/api/admin/jobs")).json<{ id: string; state: string }[]>();
  await admin.post(`/api/admin/jobs/${jobs.find(({ state }) => state === "failed")?.id}/retry`);
  expect(await readQueue()).toMatchObject({ failedMails: 0, failedJobs: 0 });
});

it("each kind of background work has a name in every language", async () => {
  await app.runJobs("cleanUp");
  const { rows } = await sql<{ task: string }>`
    select identifier as task from graphile_worker._private_tasks`.execute(app.db);
  expect(rows.length).toBeGreaterThan(5);
  for (const { jobs } of [english, turkish])
    for (const { task } of rows) expect(jobs.tasks, task).toHaveProperty(task);
});
