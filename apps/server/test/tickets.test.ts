import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAdmin } from "./builders.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ env: { SUPPORT_EMAIL: "support@terzi.example" } });
});
afterAll(() => app.stop());

const openOwner = async (account = {}): Promise<Visitor> => {
  const visitor = app.visitor();
  await visitor.signUp(account);
  return visitor;
};
const ticket = { subject: "Where is my CV?", description: "I saved one yesterday.", priority: "high" };
const openTicket = async (owner: Visitor, changes = {}): Promise<string> =>
  (await owner.post("/api/tickets", { ...ticket, ...changes })).json().id;
const readMails = async () => {
  await app.runJobs();
  // Whoever signs up is asked to confirm their address; that is another matter.
  return (await app.readOutbox()).filter(({ text }) => !text.includes("/confirm-email"));
};

describe("a ticket", () => {
  it("is open, of medium priority unless said otherwise, and in its owner's list", async () => {
    const owner = await openOwner();
    const { priority: _, ...plain } = ticket;
    const answer = await owner.post("/api/tickets", plain);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ ...plain, priority: "medium", status: "open" });
    const urgent = await openTicket(owner);
    // What is said of one is not shown at the other.
    await owner.post(`/api/tickets/${answer.json().id}/replies`, { message: "Never mind." });
    expect((await owner.get("/api/tickets")).json()).toMatchObject([{ id: urgent }, answer.json()]);
    expect((await owner.get(`/api/tickets/${urgent}`)).json()).toMatchObject({
      ticket: { id: urgent, priority: "high" },
      replies: [],
    });
  });

  it("is told to support by mail", async () => {
    const owner = await openOwner({ email: "asker@example.com" });
    await openTicket(owner, { subject: "Fatura\r\nBcc: x@example.com <b>?</b>" });
    const [mail] = await readMails();
    expect(mail).toMatchObject({
      to: "support@terzi.example",
      subject: "New ticket (high): Fatura Bcc: x@example.com <b>?</b>",
    });
    expect(mail?.text).toContain("asker@example.com");
    expect(mail?.html).not.toContain("<b>?</b>");
  });

  it("needs a subject of 3 and a description of 10 characters, and a priority that there is", async () => {
    const owner = await openOwner();
    const answer = await owner.post("/api/tickets", {
      subject: " ab ",
      description: "too short",
      priority: "urgent",
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues.map((issue: { path: string }) => issue.path)).toEqual([
      "subject",
      "description",
      "priority",
    ]);
    expect(answer.json().issues[0].message).toBe("Subject must be at least 3 characters");
  });

  it("tells admins whose it is, and its owner nothing more", async () => {
    const owner = await openOwner();
    const id = await openTicket(owner);
    const { email } = (await owner.get("/api/auth/user")).json();
    const admin = await openAdmin(app);
    expect((await admin.get(`/api/tickets/${id}`)).json().owner).toMatchObject({ email });
    expect((await owner.get(`/api/tickets/${id}`)).json()).not.toHaveProperty("owner");
  });

  it("of somebody else does not exist", async () => {
    const id = await openTicket(await openOwner());
    const other = await openOwner();
    expect((await other.get(`/api/tickets/${id}`)).statusCode).toBe(404);
    expect((await other.post(`/api/tickets/${id}/replies`, { message: "Hi" })).statusCode).toBe(404);
    expect((await other.get("/api/tickets")).json()).toEqual([]);
    expect((await app.visitor().get(`/api/tickets/${id}`)).statusCode).toBe(401);
  });

  it("is found by a part of its subject, with or without Turkish letters, and by its status", async () => {
    const owner = await openOwner();
    const id = await openTicket(owner, { subject: "Şifremi DEĞİŞTİREMİYORUM" });
    await openTicket(owner);
    const find = async (query: string) =>
      (await owner.get(`/api/tickets?${query}`)).json().map((each: { id: string }) => each.id);
    expect(await find("search=sifremi%20degistir")).toEqual([id]);
    expect(await find(`search=${encodeURIComponent("ŞİFREMİ")}`)).toEqual([id]);
    expect(await find("search=100%25")).toEqual([]);
    expect(await find("status=closed")).toEqual([]);
  });
});

describe("the conversation", () => {
  it("holds the owner's and the support's words, oldest first", async () => {
    const [owner, admin] = [await openOwner(), await openAdmin(app)];
    const id = await openTicket(owner);
    const reply = await owner.post(`/api/tickets/${id}/replies`, { message: "Any news?" });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ message: "Any news?", isAdminReply: false });
    await admin.post(`/api/tickets/${id}/replies`, { message: "Found it." });
    expect((await owner.get(`/api/tickets/${id}`)).json().replies).toMatchObject([
      { message: "Any news?", isAdminReply: false },
      { message: "Found it.", isAdminReply: true },
    ]);
  });

  it("is mailed to the owner, in the owner's language, when support writes", async () => {
    const owner = await openOwner({ email: "umut@example.com", firstName: "Umut", language: "tr" });
    const id = await openTicket(owner, { subject: "İade ne zaman?" });
    await owner.post(`/api/tickets/${id}/replies`, { message: "Bekliyorum" });
    await (await openAdmin(app)).post(`/api/tickets/${id}/replies`, { message: "Yarın.\nİyi günler" });
    const mails = (await readMails()).filter(({ to }) => to === "umut@example.com");
    expect(mails).toMatchObject([{ subject: "Destek ekibi yanıtladı: İade ne zaman?" }]);
    expect(mails[0]?.text).toMatch(/Merhaba Umut,[\s\S]*Yarın\.\r?\nİyi günler/);
    expect(mails[0]?.html).toContain("https://terzi.example/support");
  });

  it("takes no empty message", async () => {
    const owner = await openOwner();
    const id = await openTicket(owner);
    const answer = await owner.post(`/api/tickets/${id}/replies`, { message: " \n " });
    expect(answer.json().issues).toEqual([{ path: "message", message: "Message cannot be empty" }]);
  });
});

describe("the status", () => {
  it("is set by admins alone", async () => {
    const owner = await openOwner();
    const id = await openTicket(owner);
    expect((await owner.patch(`/api/tickets/${id}/status`, { status: "closed" })).statusCode).toBe(403);
  });

  it("closed takes no reply of the owner's, but one of support's; reopened it takes both", async () => {
    const [owner, admin] = [await openOwner({ email: "closed@example.com" }), await openAdmin(app)];
    const id = await openTicket(owner);
    const set = (status: string) => admin.patch(`/api/tickets/${id}/status`, { status });
    const reply = (who: Visitor) => who.post(`/api/tickets/${id}/replies`, { message: "One more thing" });
    expect((await set("closed")).json()).toMatchObject({ id, status: "closed" });
    const refused = await reply(owner);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: "TICKET_CLOSED" });
    expect((await reply(admin)).statusCode).toBe(201);
    await set("open");
    expect((await reply(owner)).statusCode).toBe(201);
    const subjects = (await readMails()).filter(({ to }) => to === "closed@example.com");
    expect(subjects.map(({ subject }) => subject).sort()).toEqual([
      "Support replied: Where is my CV?",
      "Ticket closed: Where is my CV?",
      "Ticket reopened: Where is my CV?",
    ]);
  });

  it("is told to the owner as it is now", async () => {
    const [owner, admin] = [await openOwner({ email: "told@example.com" }), await openAdmin(app)];
    const id = await openTicket(owner);
    const subjectsAfter = async (status: string) => {
      await admin.patch(`/api/tickets/${id}/status`, { status });
      const mails = (await readMails()).filter(({ to }) => to === "told@example.com");
      return mails.map(({ subject }) => subject);
    };
    expect(await subjectsAfter("closed")).toEqual(["Ticket closed: Where is my CV?"]);
    expect(await subjectsAfter("open")).toContain("Ticket reopened: Where is my CV?");
  });

  it("set to what it is tells nobody", async () => {
    const [owner, admin] = [await openOwner({ email: "same@example.com" }), await openAdmin(app)];
    const id = await openTicket(owner);
    await admin.patch(`/api/tickets/${id}/status`, { status: "open" });
    expect((await readMails()).filter(({ to }) => to === "same@example.com")).toEqual([]);
  });
});

it("a mail that is refused for good is not tried again, and one that may pass is", async () => {
  const refusing = await startApp();
  const owner = refusing.visitor();
  await owner.signUp();
  const admin = await openAdmin(refusing);
  await refusing.runJobs();
  await refusing.db.deleteFrom("mail").execute();
  await owner.post("/api/tickets", ticket);
  await refusing.db.updateTable("mail").set({ recipient: "no address" }).execute();
  await refusing.runJobs();
  const [mail] = (await admin.get("/api/admin/mails?status=failed")).json();
  expect(mail).toMatchObject({
    template: "new-ticket",
    attempts: 1,
    lastError: expect.stringContaining("address"),
  });
  await expect.poll(async () => (await admin.get("/api/admin/jobs")).json()).toEqual([]);
  await refusing.db.updateTable("mail").set({ recipient: "support@example.com" }).execute();
  expect((await admin.post(`/api/admin/mails/${mail.id}/retry`)).json()).toEqual({ success: true });
  await refusing.runJobs();
  expect((await admin.get("/api/admin/mails")).json()).toMatchObject([
    { id: mail.id, status: "sent", attempts: 2 },
  ]);
  expect((await admin.post(`/api/admin/mails/${mail.id}/retry`)).statusCode).toBe(404);
  await refusing.stop();
});

describe("the time that people wait for an answer", () => {
  it("is told to everybody as it really was, by the first answer, once there are five to tell it from", async () => {
    const ask = async () =>
      (await app.visitor().call("tickets.answerTime", undefined, "query")).json().result.data.medianHours;
    const admin = await openAdmin(app);
    const owner = await openOwner();
    await app.db.deleteFrom("ticket").execute();
    for (const hours of [2, 3, 4, 30]) await answerAfter(hours);
    expect(await ask()).toBeNull();
    await answerAfter(50);
    // Nobody has answered these; what their owner adds is no answer.
    for (const id of [await openTicket(owner), await openTicket(owner)])
      await owner.post(`/api/tickets/${id}/replies`, { message: "Are you there?" });
    expect(await ask()).toBe(4);

    async function answerAfter(hours: number): Promise<void> {
      const id = await openTicket(owner);
      await app.db
        .updateTable("ticket")
        .set({ createdAt: new Date(Date.now() - hours * 3_600_000).toISOString() })
        .where("id", "=", id)
        .execute();
      await admin.post(`/api/tickets/${id}/replies`, { message: "Here it is." });
      await admin.post(`/api/tickets/${id}/replies`, { message: "And once more." });
    }
  });
});
