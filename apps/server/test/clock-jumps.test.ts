import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDb, type TestDb } from "@terzi/db/testing";
import type { Challenge } from "altcha-lib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildProfile } from "./builders.ts";
import { type StartedServer, startServer } from "./started-server.ts";

const HOUR_MS = 3_600_000;

const clockFile = join(tmpdir(), `terzi-clock-${randomUUID()}`);
let database: TestDb;
let server: StartedServer;
beforeAll(async () => {
  database = await createTestDb();
  const nodeOptions = [`--import=${new URL("./jumping-clock.ts", import.meta.url).href}`];
  server = await startServer({ databaseUrl: database.url, env: { CLOCK_FILE: clockFile }, nodeOptions });
  await server.signUp("here@example.com");
});
afterAll(async () => {
  await server.stop();
  await database.close();
  await rm(clockFile, { force: true });
});

/** Sets the process's clock so far ahead of the database's, which is another machine's. */
async function setClock(aheadMs: number): Promise<void> {
  await writeFile(clockFile, String(aheadMs));
  server.process.kill("SIGWINCH");
  const isSet = async () => Math.abs((await readClock()) - aheadMs - Date.now()) < HOUR_MS / 2;
  await expect.poll(isSet).toBe(true);
}

/** Each challenge is good for twenty minutes by the process's own clock. */
async function readClock(): Promise<number> {
  const { parameters } = await server.read<Challenge>("/api/captcha");
  return Number(parameters.expiresAt) * 1_000;
}

const countMails = async (): Promise<number> =>
  (await server.readOutbox()).filter(({ subject }) => /password/i.test(subject)).length;

it.each([
  ["an hour ahead", HOUR_MS],
  ["an hour back, after that", 0],
  ["an hour behind the database's", -HOUR_MS],
])("with its clock %s people stay signed in, save, and get their mail", async (_where, aheadMs) => {
  const mails = await countMails();
  await setClock(aheadMs);
  expect((await server.ask("/api/auth/user")).status).toBe(200);
  const { version } = await server.read<{ version: number }>("/api/career-data");
  expect((await server.ask("/api/career-data", { ...buildProfile(), version })).status).toBe(200);
  // On a crowded machine the print by which readiness is known may be late.
  const isReady = async () => (await server.ask("/readyz")).status;
  await expect.poll(isReady).toBe(200);
  const email = "here@example.com";
  expect((await server.ask("/api/auth/request-password-reset", { email })).status).toBe(200);
  await expect.poll(countMails).toBe(mails + 1);
});

it("a limit that was reached lasts no longer than it says, when the clock goes back meanwhile", async () => {
  const wrong = { email: "guessed@example.com", password: "wrong horse" };
  const guess = () => server.ask("/api/auth/login", wrong);
  await setClock(HOUR_MS);
  while ((await guess()).status !== 429);
  // Its window lies in the future by now. It would last for an hour more, and is begun anew instead: once.
  await setClock(0);
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429) statuses.push((await guess()).status);
  expect(statuses.length).toBe(11);
  expect(Number((await guess()).headers.get("retry-after"))).toBeLessThanOrEqual(15 * 60);
});
