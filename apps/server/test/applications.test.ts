import type { ApplicationDetail } from "@terzi/contracts/applications";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPerson } from "./builders.ts";
import { openOwner } from "./saved-cvs.ts";
import {
  addApplication as add,
  changeApplication as change,
  JOB,
  listApplications as listed,
  moveApplication as move,
  readApplication as read,
} from "./some-applications.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe("an application", () => {
  it("keeps the posting as it was, and what the person writes of it", async () => {
    const person = await openPerson(app);
    const id = await add(person, { ...JOB, postingUrl: "https://example.com/jobs/1" });
    const contacts = [{ name: "İpek", role: "Recruiter", email: "ipek@example.com", phone: "" }];
    expect((await change(person, id, { notes: "Ask about Sundays", contacts })).statusCode).toBe(200);
    expect(await read(person, id)).toMatchObject({
      ...JOB,
      postingUrl: "https://example.com/jobs/1",
      status: "saved",
      notes: "Ask about Sundays",
      contacts,
      cv: null,
      letterId: null,
      events: [{ status: "saved" }],
    });
    expect(await listed(person)).toMatchObject([{ id, jobTitle: "Pastry chef", status: "saved" }]);
  });

  it("needs a title, and an address that can only be opened", async () => {
    const person = await openPerson(app);
    const issuesOf = async (body: object) =>
      (await person.post("/api/applications", body)).json().issues?.map((one: { path: string }) => one.path);
    expect(await issuesOf({ company: "Nobody" })).toEqual(["jobTitle"]);
    expect(await issuesOf({ jobTitle: " " })).toEqual(["jobTitle"]);
    expect(await issuesOf({ ...JOB, postingUrl: "javascript:alert(1)" })).toEqual(["postingUrl"]);
  });

  it("of somebody else does not exist", async () => {
    const [owner, other] = [await openPerson(app), await openPerson(app)];
    const id = await add(owner);
    for (const answer of [
      await other.get(`/api/applications/${id}`),
      await other.patch(`/api/applications/${id}`, { version: 1, notes: "mine" }),
      await move(other, id, "offer"),
      await other.delete(`/api/applications/${id}`),
    ])
      expect(answer.statusCode).toBe(404);
    expect(await listed(other)).toEqual([]);
    expect((await owner.delete(`/api/applications/${id}`)).statusCode).toBe(200);
    expect(await listed(owner)).toEqual([]);
  });

  it("is not overwritten by a tab that knew an older one, which is given the newer", async () => {
    const person = await openPerson(app);
    const id = await add(person);
    await person.patch(`/api/applications/${id}`, { version: 1, notes: "first" });
    const late = await person.patch(`/api/applications/${id}`, { version: 1, notes: "second" });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: "STALE_APPLICATION", details: { notes: "first", version: 2 } });
  });

  it("is added once for an Idempotency-Key", async () => {
    const person = await openPerson(app);
    const send = () => person.post("/api/applications", JOB, { "idempotency-key": "one" });
    expect((await send()).json()).toEqual((await send()).json());
    expect(await listed(person)).toHaveLength(1);
  });
});

describe("a move", () => {
  it("notes when it was sent and answered; back again, it was not", async () => {
    const person = await openPerson(app);
    const id = await add(person);
    expect((await move(person, id, "applied")).json()).toMatchObject({
      status: "applied",
      appliedOn: "2026-11-20",
      answeredOn: null,
    });
    expect((await move(person, id, "interview", "2026-11-22")).json()).toMatchObject({
      appliedOn: "2026-11-20",
      answeredOn: "2026-11-22",
    });
    expect((await move(person, id, "applied")).json()).toMatchObject({ answeredOn: null });
    const back = (await move(person, id, "saved")).json<ApplicationDetail>();
    expect(back).toMatchObject({ appliedOn: null, answeredOn: null });
    expect(back.events.map(({ status }) => status)).toEqual([
      "saved",
      "applied",
      "interview",
      "applied",
      "saved",
    ]);
  });

  it("closes with an outcome, and a refusal is an answer", async () => {
    const person = await openPerson(app);
    const id = await add(person);
    await move(person, id, "applied");
    await change(person, id, { outcome: "rejected" });
    expect(await read(person, id)).toMatchObject({ outcome: null, answeredOn: null });
    await move(person, id, "closed");
    expect((await change(person, id, { outcome: "silent" })).json()).toMatchObject({ answeredOn: null });
    const closed = (await change(person, id, { outcome: "rejected" })).json<ApplicationDetail>();
    expect(closed).toMatchObject({ outcome: "rejected", answeredOn: expect.any(String) });
    expect((await move(person, id, "interview")).json()).toMatchObject({ outcome: null });
  });
});

describe("the price", () => {
  const setCost = (value: string) =>
    app.db.updateTable("setting").set({ value }).where("key", "=", "application_cost").execute();

  it("is nothing at first; where an admin sets one, it is taken or nothing is added", async () => {
    const person = await openPerson(app);
    const creditsOf = async () => (await person.get("/api/auth/user")).json().credits;
    await add(person);
    expect(await creditsOf()).toBe(10);
    await setCost("6");
    expect((await person.get("/api/applications/price")).json()).toEqual({ cost: 6 });
    await add(person);
    expect(await creditsOf()).toBe(4);
    const refused = await person.post("/api/applications", JOB);
    expect(refused.statusCode).toBe(402);
    expect(refused.json()).toMatchObject({ message: "This costs 6 credits, and you have 4." });
    await setCost("0");
    expect(await listed(person)).toHaveLength(2);
  });
});

it("the totals tell what was sent and answered, by month and by match", async () => {
  const { person, id: cvId } = await openOwner(app);
  await add(person);
  for (const [on, answered] of [
    ["2026-09-30", true],
    ["2026-10-01", false],
    ["2026-10-31", true],
  ] as const) {
    const id = await add(person, on === "2026-10-31" ? { cvId } : JOB);
    await move(person, id, answered ? "interview" : "applied", on);
  }
  const totals = (await person.get("/api/applications/totals")).json();
  expect(totals).toMatchObject({
    saved: 1,
    sent: 3,
    answered: 2,
    months: [
      { month: "2026-09", sent: 1, answered: 1 },
      { month: "2026-10", sent: 2, answered: 1 },
    ],
  });
  const { matchScore } = (await person.get(`/api/cvs/${cvId}`)).json();
  const band = matchScore >= 80 ? "excellent" : matchScore >= 60 ? "good" : "moderate";
  expect(totals.bands.unscored).toEqual({ sent: 2, answered: 1 });
  expect(totals.bands[band]).toEqual({ sent: 1, answered: 1 });
});

it("all of it stands in the person's export and goes with the account", async () => {
  const person = await openPerson(app);
  const id = await add(person);
  await change(person, id, { notes: "Only mine" });
  await person.patch("/api/applications/reminders", { wantsReminders: false });
  const data = (await person.get("/api/user/export")).json();
  expect(data.applications).toMatchObject([{ id, notes: "Only mine" }]);
  expect(data.applicationEvents).toMatchObject([{ applicationId: id, status: "saved" }]);
  expect(data.wantsReminders).toBe(false);
  await person.call("privacy.deleteAccount", { password: "correct horse" });
  expect(await app.db.selectFrom("application").select("id").where("id", "=", id).execute()).toEqual([]);
});
