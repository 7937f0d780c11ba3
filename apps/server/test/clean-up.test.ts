import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { generate, giveCredits, idOf, openPerson } from "./builders.ts";
import { solveCaptcha } from "./solve-captcha.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let app: TestApp;
let person: Visitor;
let accountId: string;
beforeAll(async () => {
  app = await startApp();
  person = await openPerson(app);
  accountId = await idOf(person);
});
afterAll(() => app.stop());

const ago = (ms: number): Date => new Date(app.now().getTime() - ms);
const hence = (ms: number): Date => ago(-ms);
const cleanUp = () => app.runJobs("cleanUp");

describe("previews", () => {
  const keptPreviews = async () =>
    (await app.db.selectFrom("preview").select("id").execute()).map(({ id }) => id);

  it("that were saved stay for as long as their CV, others for a day", async () => {
    await giveCredits(app, person, 10);
    const [saved, unsaved] = [await generate(person), await generate(person)];
    const save = () => person.post("/api/cvs/save", saved.previewData);
    const first = (await save()).json();
    const ids = [saved, unsaved].map(({ previewData }) => previewData.previewId);

    app.passTime(DAY - HOUR);
    await cleanUp();
    expect((await keptPreviews()).sort()).toEqual(ids.sort());

    app.passTime(2 * HOUR);
    await cleanUp();
    expect(await keptPreviews()).toEqual([saved.previewData.previewId]);
    // Who presses "save" once more, a day later, gets the same CV and pays nothing.
    expect((await save()).json()).toEqual(first);
    app.passTime(-DAY - HOUR);
  });

  it("can be saved until a day has passed", async () => {
    const { previewData } = await generate(person, { jobTitle: "Late Bird" });
    const save = () => person.post("/api/cvs/save", previewData);
    app.passTime(DAY + HOUR);
    expect((await save()).json()).toMatchObject({ code: "PREVIEW_EXPIRED" });
    app.passTime(-2 * HOUR);
    expect((await save()).statusCode).toBe(201);
    app.passTime(-DAY + HOUR);
  });
});

/** For each kind of row: how to keep one of a given age or end, and which of them are left. */
describe("what is of no use any more goes, and nothing before its time", () => {
  let rows: { gone: string; kept: string };
  beforeEach(() => {
    rows = { gone: randomUUID(), kept: randomUUID() };
  });
  const left = (list: { key: string }[]) => {
    const ours = list.map(({ key }) => key).filter((key) => Object.values(rows).includes(key));
    expect(ours).toEqual([rows.kept]);
  };

  it("sessions that have expired", async () => {
    const open = (id: string, expiresAt: Date) =>
      app.db.insertInto("session").values({ id, accountId, expiresAt }).execute();
    await open(rows.gone, ago(HOUR));
    await open(rows.kept, hence(HOUR));
    await cleanUp();
    left(await app.db.selectFrom("session").select("id as key").execute());
  });

  it("spent captchas that have expired, which would not be taken anyway", async () => {
    const spend = (challenge: string, expiresAt: Date) =>
      app.db.insertInto("spentCaptcha").values({ challenge, expiresAt }).execute();
    await spend(rows.gone, ago(HOUR));
    await spend(rows.kept, hence(HOUR));
    await cleanUp();
    left(await app.db.selectFrom("spentCaptcha").select("challenge as key").execute());
  });

  it("but no captcha that would still be taken", async () => {
    const visitor = app.visitor();
    const recaptchaToken = await solveCaptcha((await visitor.get("/api/captcha")).json());
    expect((await visitor.signUp({ recaptchaToken })).statusCode).toBe(201);
    await cleanUp();
    expect((await app.visitor().signUp({ recaptchaToken })).json()).toMatchObject({ code: "CAPTCHA_FAILED" });
  });

  it("links to set a new password that have expired", async () => {
    const send = (tokenHash: string, expiresAt: Date) =>
      app.db.insertInto("passwordReset").values({ tokenHash, accountId, expiresAt }).execute();
    await send(rows.gone, ago(HOUR));
    await send(rows.kept, hence(HOUR));
    await cleanUp();
    left(await app.db.selectFrom("passwordReset").select("tokenHash as key").execute());
  });

  it("rate limits that have run out", async () => {
    const count = (key: string, end: Date) =>
      app.db.insertInto("rateLimit").values({ key, points: 1, expire: end.getTime() }).execute();
    await count(rows.gone, ago(HOUR));
    await count(rows.kept, hence(HOUR));
    await cleanUp();
    left(await app.db.selectFrom("rateLimit").select("key").execute());
  });

  it("Idempotency-Keys after a day", async () => {
    const remember = (key: string, createdAt: Date) =>
      app.db
        .insertInto("idempotencyKey")
        .values({ accountId, key, requestHash: "x", answer: "{}", createdAt })
        .execute();
    await remember(rows.gone, ago(DAY + HOUR));
    await remember(rows.kept, ago(DAY - HOUR));
    await cleanUp();
    left(await app.db.selectFrom("idempotencyKey").select("key").execute());
  });

  it("mails that were sent, after thirty days", async () => {
    const mail = { recipient: "a@example.com", language: "en", content: "{}" } as const;
    const keep = (id: string, sentAt: Date) =>
      app.db
        .insertInto("mail")
        .values({ id, ...mail, status: "sent", sentAt, createdAt: sentAt })
        .execute();
    await keep(rows.gone, ago(30 * DAY + HOUR));
    await keep(rows.kept, ago(30 * DAY - HOUR));
    await cleanUp();
    left(await app.db.selectFrom("mail").select("id as key").execute());
  });

  it("and no mail that was never sent, however old", async () => {
    const mail = { recipient: "a@example.com", language: "en", content: "{}" } as const;
    await app.db
      .insertInto("mail")
      .values({ id: rows.kept, ...mail, status: "failed", createdAt: ago(400 * DAY) })
      .execute();
    await cleanUp();
    left(await app.db.selectFrom("mail").select("id as key").execute());
  });

  it("links to confirm an address, and what was asked for a way in, that have expired", async () => {
    const ends = [
      [rows.gone, ago(HOUR)],
      [rows.kept, hence(HOUR)],
    ] as const;
    for (const [key, expiresAt] of ends) {
      await app.db.insertInto("emailConfirmation").values({ tokenHash: key, accountId, expiresAt }).execute();
      await app.db.insertInto("passkeyChallenge").values({ challenge: key, accountId, expiresAt }).execute();
      const flow = { provider: "local", nonce: "x", codeVerifier: "x", sessionId: null };
      await app.db
        .insertInto("identityFlow")
        .values({ stateHash: key, ...flow, expiresAt })
        .execute();
    }
    await cleanUp();
    left(await app.db.selectFrom("emailConfirmation").select("tokenHash as key").execute());
    left(await app.db.selectFrom("passkeyChallenge").select("challenge as key").execute());
    left(await app.db.selectFrom("identityFlow").select("stateHash as key").execute());
  });

  it("what was generated a day ago, and what webhooks were sent thirty days ago", async () => {
    const endpoint = {
      accountId,
      url: "https://example.com/terzi",
      events: ["cv.saved" as const],
      secret: "x",
    };
    const made = app.db.insertInto("webhookEndpoint").values(endpoint).returning("id");
    const { id: endpointId } = await made.executeTakeFirstOrThrow();
    const generate = (id: string, startedAt: Date) =>
      app.db
        .insertInto("generation")
        .values({ id, accountId, jobTitle: "Cook", company: "Ege", startedAt, seenAt: startedAt })
        .execute();
    const send = (id: string, createdAt: Date) =>
      app.db
        .insertInto("webhookDelivery")
        .values({ id, accountId, endpointId, event: "cv.saved", payload: "{}", createdAt })
        .execute();
    await generate(rows.gone, ago(DAY + HOUR));
    await generate(rows.kept, ago(DAY - HOUR));
    await send(rows.gone, ago(30 * DAY + HOUR));
    await send(rows.kept, ago(30 * DAY - HOUR));
    await cleanUp();
    left(await app.db.selectFrom("generation").select("id as key").execute());
    left(await app.db.selectFrom("webhookDelivery").select("id as key").execute());
  });

  it("API tokens thirty days after their end", async () => {
    const issue = (id: string, expiresAt: Date) =>
      app.db
        .insertInto("apiToken")
        .values({ id, accountId, name: "Script", tokenHash: id, scopes: ["read"], expiresAt })
        .execute();
    await issue(rows.gone, ago(30 * DAY + HOUR));
    await issue(rows.kept, ago(30 * DAY - HOUR));
    await cleanUp();
    left(await app.db.selectFrom("apiToken").select("id as key").execute());
  });

  it("webhooks' ids after ninety days", async () => {
    const take = (id: string, receivedAt: Date) =>
      app.db.insertInto("webhookEvent").values({ id, type: "x", intentId: null, receivedAt }).execute();
    await take(rows.gone, ago(90 * DAY + HOUR));
    await take(rows.kept, ago(90 * DAY - HOUR));
    await cleanUp();
    left(await app.db.selectFrom("webhookEvent").select("id as key").execute());
  });
});

it("what people made themselves is never cleaned up", async () => {
  const owner = await openPerson(app);
  await owner.post("/api/cvs/save", { content: {}, jobTitle: "Cook" });
  await owner.post("/api/tickets", { subject: "Help me", description: "With everything." });
  const { version } = (await owner.get("/api/career-data")).json();
  const { email } = (await owner.get("/api/auth/user")).json();
  app.passTime(1_000 * DAY);
  await cleanUp();
  app.passTime(-1_000 * DAY);
  const again = app.visitor();
  await again.post("/api/auth/login", { email, password: "correct horse" });
  expect((await again.get("/api/cvs")).json()).toMatchObject([{ jobTitle: "Cook" }]);
  expect((await again.get("/api/tickets")).json()).toMatchObject([{ subject: "Help me" }]);
  expect((await again.get("/api/career-data")).json()).toMatchObject({ version });
});
