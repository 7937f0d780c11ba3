import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "@terzi/contracts/webhooks";
import { sql } from "kysely";
import { Stripe } from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { openOutside } from "../src/outside.ts";
import { generate, giveCredits, openPerson } from "./builders.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

type Received = { signature: string; body: string };

let app: TestApp;
let person: Visitor;
let receiver: { url: string; received: Received[]; answer: number; stop(): void };

beforeAll(async () => {
  app = await startApp({ env: { WEBHOOKS_TO_PRIVATE_ADDRESSES: "true" } });
  person = await openPerson(app);
  receiver = await openReceiver();
});
afterAll(async () => {
  receiver.stop();
  await app.stop();
});

async function openReceiver() {
  const received: Received[] = [];
  const own = { url: "", received, answer: 204, stop: () => {} };
  const server = createServer(async (request, answer) => {
    received.push({
      signature: String(request.headers["terzi-signature"]),
      body: await text(request),
    });
    answer.writeHead(own.answer).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // A server that listens on a port has an address, not a path.
  own.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/terzi`;
  own.stop = () => void server.close();
  return own;
}

const make = async () =>
  (await person.post("/api/webhooks", { url: receiver.url, events: ["cv.saved"] })).json<{
    id: string;
    secret: string;
  }>();
const list = async () => (await person.get("/api/webhooks")).json();
/** As if the wait before the next try were over. */
const tryAgain = async () => {
  await app.db.executeQuery({
    ...{ sql: "update graphile_worker._private_jobs set run_at = now()", parameters: [] },
    ...{ query: { kind: "RawNode", sqlFragments: [], parameters: [] }, queryId: { queryId: "due" } },
  });
  await app.runJobs();
};

describe("a webhook", () => {
  it("is told of a saved CV once, signed so that Stripe's own check takes it", async () => {
    const { id, secret } = await make();
    expect(secret).toMatch(/^whsec_[\w-]{43}$/);
    expect(JSON.stringify(await list())).not.toContain(secret);
    const { previewData } = await generate(person);
    const cv = (await person.post("/api/cvs/save", previewData)).json();
    // The same preview again is the same CV, of which everybody knows.
    await person.post("/api/cvs/save", previewData);
    await app.runJobs();
    const [first, ...others] = receiver.received.splice(0);
    expect(others).toEqual([]);
    const { signature, body } = first ?? { signature: "", body: "" };
    const event = Stripe.webhooks.constructEvent(body, signature, secret) as unknown;
    expect(event).toMatchObject({ type: "cv.saved", data: { id: cv.id, jobTitle: previewData.jobTitle } });
    expect(() => Stripe.webhooks.constructEvent(`${body} `, signature, secret)).toThrow();
    const [listed] = z.array(Webhook).parse(await list());
    expect(listed?.deliveries).toMatchObject([
      {
        event: "cv.saved",
        status: "delivered",
        attempts: 1,
        outcome: "204",
        deliveredAt: expect.any(String),
      },
    ]);
    await person.delete(`/api/webhooks/${id}`);
    expect(await list()).toEqual([]);
  });

  it("is told of each of two CVs that are saved shortly after one another", async () => {
    const { id } = await make();
    await giveCredits(app, person, 20);
    const save = async (jobTitle: string) => {
      const { previewData } = await generate(person, { jobTitle });
      return (await person.post("/api/cvs/save", previewData)).json<{ id: string }>().id;
    };
    const saved = [await save("Baker"), await save("Miller")];
    await app.runJobs();
    const told = receiver.received.splice(0).map(({ body }) => JSON.parse(body).data.id);
    expect(told.toSorted()).toEqual(saved.toSorted());
    await person.delete(`/api/webhooks/${id}`);
  });

  it("is told where an application has moved, if it wants that", async () => {
    const { id } = (
      await person.post("/api/webhooks", { url: receiver.url, events: ["application.moved"] })
    ).json();
    const application = (
      await person.post("/api/applications", { jobTitle: "Baker", company: "Ege" })
    ).json();
    await person.post(`/api/applications/${application.id}/move`, { status: "interview" });
    await app.runJobs();
    const bodies = receiver.received.splice(0).map(({ body }) => JSON.parse(body));
    expect(bodies).toMatchObject([
      {
        type: "application.moved",
        data: { id: application.id, jobTitle: "Baker", from: "saved", to: "interview" },
      },
    ]);
    await person.delete(`/api/webhooks/${id}`);
  });

  it("hears nothing of what it doesn't want", async () => {
    const { id } = await make();
    const application = (await person.post("/api/applications", { jobTitle: "Miller" })).json();
    await person.post(`/api/applications/${application.id}/move`, { status: "applied" });
    await app.runJobs();
    expect(receiver.received.splice(0)).toEqual([]);
    expect((await list())[0].deliveries).toEqual([]);
    await person.delete(`/api/webhooks/${id}`);
  });

  it("that answers with another address has not taken it", async () => {
    const { id } = await make();
    receiver.answer = 302;
    await person.post(`/api/webhooks/${id}/ping`, {});
    await app.runJobs();
    receiver.answer = 204;
    expect((await list())[0].deliveries).toMatchObject([{ status: "queued", outcome: "302" }]);
    receiver.received.splice(0);
    await person.delete(`/api/webhooks/${id}`);
  });

  it("shows its own news, however many another address has", async () => {
    const [quiet, loud] = [await make(), await make()];
    await person.post(`/api/webhooks/${quiet.id}/ping`, {});
    for (let time = 0; time < 5; time++) await person.post(`/api/webhooks/${loud.id}/ping`, {});
    await app.runJobs();
    receiver.received.splice(0);
    const counts = (await list()).map(({ id, deliveries }: Webhook) => [id, deliveries.length]);
    expect(Object.fromEntries(counts)).toEqual({ [quiet.id]: 1, [loud.id]: 5 });
    for (const { id } of [quiet, loud]) await person.delete(`/api/webhooks/${id}`);
    // So many in a row count against the limit of the tests below.
    await sql`delete from rate_limit`.execute(app.db);
  });

  it("that has taken a message isn't sent it again when its job comes twice", async () => {
    const { id } = await make();
    await person.post(`/api/webhooks/${id}/ping`, {});
    await app.runJobs();
    expect(receiver.received.splice(0)).toHaveLength(1);
    const { id: deliveryId } = await app.db
      .selectFrom("webhookDelivery")
      .select("id")
      .where("endpointId", "=", id)
      .executeTakeFirstOrThrow();
    const payload = JSON.stringify({ deliveryId });
    await sql`select graphile_worker.add_job('sendWebhook', payload := ${payload}::json)`.execute(app.db);
    await app.runJobs();
    expect(receiver.received.splice(0)).toEqual([]);
    await person.delete(`/api/webhooks/${id}`);
  });

  it("is tried again until it is taken, under the same id", async () => {
    const { id } = await make();
    receiver.answer = 500;
    await person.post(`/api/webhooks/${id}/ping`, {});
    await app.runJobs();
    expect((await list())[0].deliveries).toMatchObject([{ event: "ping", status: "queued", outcome: "500" }]);
    receiver.answer = 200;
    await tryAgain();
    expect((await list())[0].deliveries).toMatchObject([
      { event: "ping", status: "delivered", attempts: 2, outcome: "200" },
    ]);
    const ids = receiver.received.splice(0).map(({ body }) => JSON.parse(body).id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    await person.delete(`/api/webhooks/${id}`);
  });

  it("is the account's own: others can neither try nor delete it", async () => {
    const { id } = await make();
    const other = await openPerson(app);
    expect((await other.post(`/api/webhooks/${id}/ping`, {})).statusCode).toBe(404);
    expect((await other.delete(`/api/webhooks/${id}`)).statusCode).toBe(404);
    expect(await list()).toHaveLength(1);
    await person.delete(`/api/webhooks/${id}`);
  });

  it("is one of ten at most", async () => {
    const made = [];
    for (let count = 0; count < 10; count++) made.push(await make());
    const refused = await person.post("/api/webhooks", { url: receiver.url, events: ["cv.saved"] });
    expect(refused.json()).toMatchObject({ code: "TOO_MANY_WEBHOOKS" });
    for (const { id } of made) await person.delete(`/api/webhooks/${id}`);
  });
});

describe("where a webhook may lead", () => {
  it("is the open net alone, unless the operator says otherwise", async () => {
    const strict = openOutside({ isPrivateAllowed: false });
    expect(() => strict.requireReachable("http://example.com/")).toThrow();
    expect(() => strict.requireReachable("https://example.com/")).not.toThrow();
    const message = { body: "{}", headers: {} };
    for (const host of [
      "127.0.0.1",
      "localhost",
      "[::1]",
      "10.0.0.1",
      "169.254.169.254",
      "0.0.0.0",
      "[::]",
      "[::ffff:127.0.0.1]",
    ])
      await expect(strict.post(receiver.url.replace("127.0.0.1", host), message)).rejects.toThrow(
        /not allowed|private|ENOTFOUND/i,
      );
    expect(receiver.received).toEqual([]);
  });
});
