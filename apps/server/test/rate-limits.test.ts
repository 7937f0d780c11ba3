import { createTestDb, type TestDb } from "@terzi/db/testing";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LimitName, openRateLimits, type RateLimits } from "../src/rate-limits.ts";
import { buildOrder, generate, openPerson, signUpConfirmed } from "./builders.ts";
import { findPackage } from "./purchases.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Answer, Visitor } from "./visitor.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

describe("each limit", () => {
  let database: TestDb;
  let pool: pg.Pool;
  let limits: RateLimits;
  beforeAll(async () => {
    database = await createTestDb();
    pool = new pg.Pool({ connectionString: database.url, max: 2 });
    limits = openRateLimits(pool);
  });
  afterAll(async () => {
    await pool.end();
    await database.close();
  });

  it.each<[LimitName, times: number, seconds: number]>([
    ["signInByIp", 60, 15 * MINUTE],
    ["signInByEmail", 10, 15 * MINUTE],
    ["signUpByIp", 20, HOUR],
    ["passwordByAccount", 10, 15 * MINUTE],
    ["confirmationByAccount", 5, HOUR],
    ["confirmationByIp", 60, HOUR],
    ["wayInByIp", 120, 15 * MINUTE],
    ["passkeyByIp", 300, 15 * MINUTE],
    ["resetByIp", 20, HOUR],
    ["resetByEmail", 5, HOUR],
    ["export", 10, HOUR],
    ["previewsByHour", 20, HOUR],
    ["previewsByDay", 60, 24 * HOUR],
    ["upload", 30, HOUR],
    ["download", 300, HOUR],
    ["letter", 30, HOUR],
    ["twinWording", 30, HOUR],
    ["cvCopy", 60, HOUR],
    ["shareLink", 60, HOUR],
    ["sharedCvByIp", 600, HOUR],
    ["sharePasswordByIp", 30, 15 * MINUTE],
    ["sharePasswordByLink", 60, 15 * MINUTE],
    ["application", 300, HOUR],
    ["applicationFile", 30, HOUR],
    ["cvCounter", 30, MINUTE],
    ["contact", 10, HOUR],
    ["ticket", 20, HOUR],
    ["ticketReply", 120, HOUR],
    ["paymentIntent", 30, HOUR],
    ["sandboxCard", 60, HOUR],
    ["token", 20, HOUR],
  ])("%s lets %i through in %i seconds, for each on their own", async (name, times, seconds) => {
    for (let taken = 0; taken < times; taken++) await limits.take(name, "somebody");
    const refusal = await limits.take(name, "somebody").catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: "RATE_LIMITED" });
    const { retryAfterSeconds } = (refusal as { rest: { retryAfterSeconds: number } }).rest;
    expect(retryAfterSeconds).toBeGreaterThan(seconds / 2);
    expect(retryAfterSeconds).toBeLessThanOrEqual(seconds);
    await limits.take(name, "somebody else");
  });

  it("counts whoever it is, however long what they call themselves", async () => {
    const [one, other] = [`${"x".repeat(400)}@example.com`, `${"x".repeat(400)}@example.org`];
    for (let taken = 0; taken < 5; taken++) await limits.take("resetByEmail", one);
    await limits.giveBack("resetByEmail", one);
    await limits.take("resetByEmail", one);
    await expect(limits.take("resetByEmail", one)).rejects.toMatchObject({ code: "RATE_LIMITED" });
    await limits.take("resetByEmail", other);
  });
});

describe("who asks too often", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  const expectLimit = (answer: Answer, seconds: number): void => {
    expect(answer.statusCode).toBe(429);
    const wait = Number(answer.headers["retry-after"]);
    expect(wait).toBeGreaterThan(seconds / 2);
    expect(wait).toBeLessThanOrEqual(seconds);
  };

  it("begins no thirty-first purchase within an hour, and nothing is left of it", async () => {
    const buyer = app.visitor();
    await signUpConfirmed(app, buyer);
    const { id: packageId } = await findPackage(buyer, "Starter");
    const begin = () => buyer.post("/api/create-payment-intent", { packageId });
    for (let begun = 0; begun < 30; begun++) expect((await begin()).statusCode).toBe(200);
    expectLimit(await begin(), HOUR);
    expect((await buyer.get("/api/purchases")).json()).toHaveLength(30);
    const intents = await app.db.selectFrom("sandboxIntent").select("id").execute();
    expect(intents).toHaveLength(30);
  });

  it("can't guess a password by way of a signed-in screen", async () => {
    const visitor = app.visitor();
    await visitor.signUp();
    const change = (currentPassword: string) =>
      visitor.call("auth.changePassword", { currentPassword, newPassword: "a new one" });
    for (let guess = 0; guess < 10; guess++) expect((await change(`guess ${guess}`)).statusCode).toBe(403);
    // Not even the right one is taken now, here or wherever else it is asked for.
    const others = [
      await change("correct horse"),
      await visitor.call("auth.changeEmail", { email: "moved@example.com", password: "correct horse" }),
      await visitor.call("privacy.deleteAccount", { password: "correct horse" }),
    ];
    for (const answer of others) {
      expect(answer.statusCode).toBe(429);
      const { retryAfterSeconds } = answer.json().error.data.failure;
      expect(retryAfterSeconds).toBeGreaterThan(7 * MINUTE);
      expect(retryAfterSeconds).toBeLessThanOrEqual(15 * MINUTE);
    }
    expect((await visitor.get("/api/auth/user")).statusCode).toBe(200);
  });

  it("comes back to sign in after a quarter of an hour", async () => {
    const visitor = app.visitor();
    const attempt = () => visitor.post("/api/auth/login", { email: "who@example.com", password: "guess-1" });
    for (let tries = 0; tries < 10; tries++) await attempt();
    expectLimit(await attempt(), 15 * MINUTE);
  });

  it("shuts nobody else out: the account's owner still signs in, from where they are", async () => {
    const [owner, guesser] = [app.visitor(), app.visitor()];
    const email = "wanted@example.com";
    await owner.signUp({ email });
    const guess = () => guesser.post("/api/auth/login", { email, password: "guess-1" });
    for (let tries = 0; tries < 10; tries++) await guess();
    expectLimit(await guess(), 15 * MINUTE);
    const login = await app.visitor().post("/api/auth/login", { email, password: "correct horse" });
    expect(login.statusCode).toBe(200);
  });

  it("pays with no sixty-first card in the sandbox within an hour", async () => {
    const visitor = app.visitor();
    const card = { clientSecret: "guessed", cardNumber: "4242424242424242" };
    const pay = () => visitor.post("/sandbox/payment_intents/pi_none/confirm", card);
    for (let tries = 0; tries < 60; tries++) expect((await pay()).statusCode).toBe(404);
    expectLimit(await pay(), HOUR);
  });

  it("gains no tries by writing an address in another case", async () => {
    const visitor = app.visitor();
    const attempt = async (email: string) =>
      (await visitor.post("/api/auth/login", { email, password: "guess-1" })).statusCode;
    for (let tries = 0; tries < 5; tries++)
      for (const email of ["cases@example.com", "CASES@example.com"]) expect(await attempt(email)).toBe(401);
    expect(await attempt("Cases@Example.com")).toBe(429);
  });

  it("can't fill somebody's mailbox with links to a new password, from wherever they ask", async () => {
    await signUpConfirmed(app, app.visitor(), { email: "flooded@example.com" });
    const ask = (email: string) => app.visitor().post("/api/auth/request-password-reset", { email });
    for (let asked = 0; asked < 5; asked++) expect((await ask("flooded@example.com")).statusCode).toBe(200);
    expectLimit(await ask("Flooded@example.com"), HOUR);
    expect((await ask("another@example.com")).statusCode).toBe(200);
  });

  it("gains no tries by making up an address, unless a proxy in front tells it", async () => {
    const statuses = async (visitor: Visitor) => {
      const given: number[] = [];
      for (let tries = 0; tries < 11; tries++) {
        const headers = { "x-forwarded-for": `10.1.2.${tries}`, forwarded: `for=10.1.2.${tries}` };
        const guess = { email: "made-up@example.com", password: "guess-1" };
        given.push((await visitor.post("/api/auth/login", guess, headers)).statusCode);
      }
      return given;
    };
    expect(await statuses(app.visitor())).toEqual([...Array(10).fill(401), 429]);
    const proxied = await startApp({ env: { TRUST_PROXY: "true" } });
    expect(await statuses(proxied.visitor())).toEqual(Array(11).fill(401));
    await proxied.stop();
  });

  it("makes as many previews a day as the daily setting says, whatever the hourly one", async () => {
    const person = await openPerson(app);
    const set = (key: string, value: string) =>
      app.db.updateTable("setting").set({ value }).where("key", "=", key).execute();
    await set("previews_per_hour", "5");
    await set("previews_per_day", "2");
    await generate(person);
    await generate(person);
    expectLimit(await person.post("/api/cvs/generate", buildOrder()), 24 * HOUR);
    const other = await openPerson(app);
    await set("previews_per_hour", "1");
    await set("previews_per_day", "60");
    await generate(other);
    expectLimit(await other.post("/api/cvs/generate", buildOrder()), HOUR);
  });

  it("tries out no more than six hundred links to shared CVs within an hour, and shuts nobody else out", async () => {
    const guesser = app.visitor();
    const path = (at: number) => `/s/${String(at).padStart(43, "x")}`;
    for (let tries = 0; tries < 600; tries++) expect((await guesser.get(path(tries))).statusCode).toBe(404);
    expectLimit(await guesser.get(path(600)), HOUR);
    expect((await app.visitor().get(path(600))).statusCode).toBe(404);
  });

  it("uses up a try of work that costs, also where it fails by our fault", async () => {
    const person = await openPerson(app);
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused' using errcode = 'XX000'; end $$`.execute(app.db);
    await sql`create trigger refuse before insert on application execute function refuse()`.execute(app.db);
    const load = () => person.post("/api/applications/import", { csv: "Company,Position\nEge,Cook\n" });
    const statuses: number[] = [];
    for (let tries = 0; tries < 30; tries++) statuses.push((await load()).statusCode);
    expect(statuses).toEqual(Array(30).fill(500));
    expectLimit(await load(), HOUR);
    await sql`drop trigger refuse on application`.execute(app.db);
  });
});
