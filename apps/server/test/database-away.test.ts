import { openDb } from "@terzi/db/open-db";
import { createTestDb, type TestDb } from "@terzi/db/testing";
import { type DatabaseGate, openDatabaseGate } from "@terzi/test-servers/database-gate";
import { runMigrations } from "graphile-worker";
import { sql } from "kysely";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openLimitsPool } from "../src/limits-pool.ts";
import { openRateLimits } from "../src/rate-limits.ts";
import { solveCaptcha } from "./solve-captcha.ts";
import { startApp, type TestApp } from "./start-app.ts";

let database: TestDb;
let gate: DatabaseGate;
let pool: pg.Pool;
let app: TestApp;
beforeAll(async () => {
  database = await createTestDb();
  // A sign-up queues a mail.
  await runMigrations({ connectionString: database.url });
  gate = await openDatabaseGate(database.url);
  const url = gate.url;
  const answerTimeoutMs = 1_000;
  pool = openLimitsPool({ url, maxConnections: 2, answerTimeoutMs, log: { ...console, warn() {} } });
  const ports = { db: openDb({ url, maxConnections: 2, answerTimeoutMs }), limits: openRateLimits(pool) };
  app = await startApp({ env: { LOG_LEVEL: "silent" }, ports });
});
afterAll(async () => {
  await app.stop();
  await app.db.destroy();
  await pool.end();
  await gate.shut();
  await database.close();
});

describe("while PostgreSQL is away", () => {
  it("every call says so, in the reader's language, and when to ask again; then all is as before", async () => {
    const visitor = app.visitor();
    await visitor.signUp();
    await gate.shut();
    const turkish = { "accept-language": "tr" };
    const read = await visitor.get("/api/cvs", turkish);
    expect(read.statusCode).toBe(503);
    expect(Number(read.headers["retry-after"])).toBeGreaterThan(0);
    expect(read.json()).toMatchObject({ code: "DATABASE_UNAVAILABLE" });
    expect(read.json().message).toContain("veritabanı");

    const call = await visitor.get("/trpc/cv.list", turkish);
    expect(call.statusCode).toBe(503);
    expect(Number(call.headers["retry-after"])).toBeGreaterThan(0);
    expect(call.json().error.data.failure).toMatchObject({
      code: "DATABASE_UNAVAILABLE",
      message: read.json().message,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const credentials = { email: "a@example.com", password: "correct horse" };
    expect((await app.visitor().post("/api/auth/login", credentials)).statusCode).toBe(503);
    expect((await app.visitor().call("auth.signIn", credentials)).statusCode).toBe(503);
    expect((await app.visitor().get("/readyz")).json().parts).toMatchObject({ database: false });
    expect((await app.visitor().get("/healthz")).statusCode).toBe(200);

    await gate.open();
    expect((await visitor.get("/api/cvs", turkish)).statusCode).toBe(200);
  });

  it("one that takes what is sent and answers nothing is given up in time, and left for new connections", async () => {
    const visitor = app.visitor();
    await visitor.signUp();
    gate.fallSilent();
    const asked = [
      () => visitor.get("/api/cvs"),
      () => visitor.post("/api/auth/login", { email: "a@example.com", password: "correct horse" }),
    ];
    const answers = await Promise.all(asked.map((ask) => ask()));
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      asked.map(() => [503, "DATABASE_UNAVAILABLE"]),
    );
    // What hung is never answered any more, and costs whoever meets it one try.
    gate.speakAgain();
    const statuses: number[] = [];
    while (statuses.at(-1) !== 200 && statuses.length < 5)
      statuses.push((await visitor.get("/api/cvs")).statusCode);
    expect(statuses.at(-1)).toBe(200);
    expect(statuses.length).toBeLessThanOrEqual(3);
    await expect.poll(async () => (await app.visitor().signUp()).statusCode).toBe(201);
  });

  it.each(["08006", "53100", "53300", "57P01", "57P03"])(
    "its own words for it are understood: %s",
    async (state) => {
      const visitor = app.visitor();
      await visitor.signUp();
      await withSessionsFailing(state, async () => {
        const answer = await app.visitor().signUp();
        expect(answer.json()).toMatchObject({ code: "DATABASE_UNAVAILABLE" });
      });
    },
  );

  it("connections that an operator ends are no failure of ours, and are opened anew", async () => {
    const visitor = app.visitor();
    await visitor.signUp();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
    const statuses: number[] = [];
    while (statuses.at(-1) !== 200 && statuses.length < 10)
      statuses.push((await visitor.get("/api/cvs")).statusCode);
    expect(statuses).toEqual([...Array(statuses.length - 1).fill(503), 200]);
  });
});

/** Has PostgreSQL refuse each new session, as a full disk (53100) would. */
async function withSessionsFailing(state: string, act: () => Promise<void>): Promise<void> {
  await sql`create or replace function refuse() returns trigger language plpgsql as
    ${sql.raw(`$$ begin raise exception 'refused' using errcode = '${state}'; end $$`)}`.execute(database.db);
  await sql`create trigger refuse before insert on session execute function refuse()`.execute(database.db);
  try {
    await act();
  } finally {
    await sql`drop trigger refuse on session`.execute(database.db);
  }
}

describe("a sign-in that fails through no fault of the person", () => {
  it.each(["53100", "XX000"])("takes no try from them: %s", async (state) => {
    const email = `unlucky-${state}@example.com`;
    const visitor = app.visitor();
    await visitor.signUp({ email });
    const signIn = (password = "correct horse") => visitor.post("/api/auth/login", { email, password });
    await withSessionsFailing(state, async () => {
      for (let tries = 0; tries < 12; tries++)
        expect((await signIn()).statusCode).toBeGreaterThanOrEqual(500);
    });
    expect((await signIn()).statusCode).toBe(200);
    const wrong = [];
    for (let tries = 0; tries < 10; tries++) wrong.push((await signIn("wrong one")).statusCode);
    expect(wrong).toEqual([...Array(9).fill(401), 429]);
  });
});

describe("a sign-up that fails through no fault of the person", () => {
  it("leaves no account, and the same solved captcha signs up afterwards", async () => {
    const visitor = app.visitor();
    const recaptchaToken = await solveCaptcha((await visitor.get("/api/captcha")).json());
    const signUp = () => visitor.signUp({ email: "unlucky-newcomer@example.com", recaptchaToken });
    await withSessionsFailing("53100", async () => {
      expect((await signUp()).statusCode).toBe(503);
    });
    expect((await signUp()).statusCode).toBe(201);
  });
});

describe("/readyz", () => {
  it("tells of a database whose disk is full, until it has passed", async () => {
    const parts = async () => (await app.visitor().get("/readyz")).json().parts;
    app.passTime(10 * 60_000);
    expect(await parts()).toMatchObject({ disk: true });
    await withSessionsFailing("53100", async () => {
      await app.visitor().signUp();
    });
    const full = await app.visitor().get("/readyz");
    expect([full.statusCode, full.json().parts.disk]).toEqual([503, false]);
    app.passTime(10 * 60_000);
    expect(await parts()).toMatchObject({ disk: true });
  });

  // /proc is a file system without a free block.
  it.skipIf(process.platform !== "linux")("tells of a full disk under DATA_DIR", async () => {
    const full = await startApp({ env: { DATA_DIR: "/proc" } });
    const answer = await full.visitor().get("/readyz");
    expect([answer.statusCode, answer.json().parts.disk]).toEqual([503, false]);
    await full.stop();
  });
});
