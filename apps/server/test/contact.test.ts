import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAdmin } from "./builders.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ env: { SUPPORT_EMAIL: "support@terzi.example" } });
});
afterAll(() => app.stop());

const message = {
  name: "Ece Arı",
  email: "ece@example.com",
  subject: "Kampüs lisansı",
  message: "Üniversitemiz için lisans var mı?",
};

describe("a contact message", () => {
  it("is taken from anybody, and answered in their language", async () => {
    const answer = await app.visitor().post("/api/contact", message, { "accept-language": "tr" });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ message: "Size en kısa sürede geri dönüş yapacağız." });
    expect((await app.visitor().post("/api/contact", message)).json()).toEqual({
      message: "We'll get back to you as soon as possible.",
    });
  });

  it("is mailed to support, who can answer the sender", async () => {
    await app.visitor().post("/api/contact", { ...message, subject: "Reply to me" });
    await app.runJobs();
    const mail = (await app.readOutbox()).find(({ subject }) => subject === "Contact: Reply to me");
    expect(mail).toMatchObject({ to: "support@terzi.example" });
    expect(mail?.text).toContain("Ece Arı, ece@example.com");
    const kept = await app.db.selectFrom("mail").select("replyTo").execute();
    expect(new Set(kept.map(({ replyTo }) => replyTo))).toEqual(new Set(["ece@example.com"]));
  });

  it("says what is too short", async () => {
    const answer = await app.visitor().post("/api/contact", {
      name: "E",
      email: "ece",
      subject: "Hi",
      message: "Short",
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toEqual([
      { path: "name", message: "Name must be at least 2 characters" },
      { path: "email", message: "Invalid email address" },
      { path: "subject", message: "Subject must be at least 3 characters" },
      { path: "message", message: "Message must be at least 10 characters" },
    ]);
  });

  it("is taken ten times an hour from one address", async () => {
    const visitor = app.visitor();
    for (let sent = 0; sent < 10; sent++) await visitor.post("/api/contact", message);
    const refused = await visitor.post("/api/contact", message);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });

  it("is read by admins, marked as done, and found by its words", async () => {
    const admin = await openAdmin(app);
    await app.visitor().post("/api/contact", { ...message, subject: "Bulunacak İleti" });
    const list = async (query: string) => (await admin.get(`/api/admin/contact-messages?${query}`)).json();
    const [found, ...others] = await list("search=bulunacak%20ileti");
    expect(others).toEqual([]);
    expect(found).toMatchObject({ name: "Ece Arı", subject: "Bulunacak İleti", doneAt: null });
    const path = `/api/admin/contact-messages/${found.id}`;
    expect((await admin.patch(path, { done: true })).json().doneAt).not.toBeNull();
    expect((await list("state=done")).map(({ id }: { id: string }) => id)).toEqual([found.id]);
    expect((await list("state=open")).map(({ id }: { id: string }) => id)).not.toContain(found.id);
    expect((await admin.patch(path, { done: false })).json().doneAt).toBeNull();
  });
});

it("the contact page shows the operator's address", async () => {
  const answer = await app.visitor().call("contact.address", undefined, "query");
  expect(answer.json().result.data).toEqual({ email: "support@terzi.example" });
});

it("without an address of support's, messages are kept and nobody is mailed", async () => {
  const quiet = await startApp({ env: { SMTP_URL: "smtp://127.0.0.1:9" } });
  expect((await quiet.visitor().post("/api/contact", message)).statusCode).toBe(201);
  expect(await quiet.db.selectFrom("mail").select("id").execute()).toEqual([]);
  expect(await quiet.db.selectFrom("contactMessage").select("email").execute()).toEqual([
    { email: "ece@example.com" },
  ]);
  await quiet.stop();
});

describe("the outbox page", () => {
  it("lists the mails and shows each, with nothing of it running", async () => {
    const { app: server } = app;
    await app.visitor().post("/api/contact", { ...message, subject: "<i>Outbox</i>" });
    await app.runJobs();
    const page = await server.inject("/dev/outbox");
    expect(page.body).not.toContain("<i>Outbox");
    const [, id] = /href="\/dev\/outbox\/([0-9a-f-]+)\.html"/.exec(page.body) ?? [];
    const shown = await server.inject(`/dev/outbox/${id}.html`);
    expect(shown.headers["content-security-policy"]).toBe("default-src 'none'; style-src 'unsafe-inline'");
    expect((await server.inject(`/dev/outbox/${id}.eml`)).headers["content-type"]).toContain(
      "message/rfc822",
    );
    expect((await server.inject("/dev/outbox/..%2f..%2fetc.html")).statusCode).toBe(404);
  });

  it("is not there in production", async () => {
    const live = await startApp({ env: { NODE_ENV: "production", PAYMENTS: "sandbox" } });
    expect((await live.app.inject("/dev/outbox")).statusCode).toBe(404);
    await live.stop();
  });
});
