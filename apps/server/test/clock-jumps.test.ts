import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDb, type TestDb } from "@terzi/db/testing";
import { listOutbox, readOutboxMail } from "@terzi/mail/outbox";
import { readMail } from "@terzi/mail/read-mail";
import type { Challenge } from "altcha-lib";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { buildProfile } from "./builders.ts";
import { solveCaptcha } from "./solve-captcha.ts";

const HOUR_MS = 3_600_000;

let folder: string;
let database: TestDb;
let server: ChildProcess;
let origin = "";
let cookie = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "terzi-clock-"));
  database = await createTestDb();
  const clock = `--import=${new URL("./jumping-clock.ts", import.meta.url).href}`;
  server = spawn(process.execPath, [clock, join(import.meta.dirname, "../src/main.ts")], {
    env: {
      ...process.env,
      ...{ NODE_ENV: "", PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "error", DATA_DIR: folder },
      ...{ DATABASE_URL: database.url, CLOCK_FILE: join(folder, "clock") },
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  server.stdout?.on("data", (chunk: Buffer) => {
    origin ||= /ready at (http:\S+)/.exec(String(chunk))?.[1] ?? "";
  });
  await vi.waitFor(() => expect(origin).not.toBe(""), 60_000);
  const account = { email: "here@example.com", password: "correct horse", firstName: "Ada", lastName: "Y" };
  const recaptchaToken = await solveCaptcha(await read("/api/captcha"));
  const signedUp = await ask("/api/auth/signup", { ...account, language: "en", recaptchaToken });
  expect(signedUp.status).toBe(201);
  cookie = signedUp.headers.get("set-cookie")?.split(";")[0] ?? "";
});
afterAll(async () => {
  if (server.kill("SIGINT")) await once(server, "exit");
  await database.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const ask = (path: string, body?: unknown): Promise<Response> =>
  fetch(`${origin}${path}`, {
    headers: { cookie, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
  });

/** `T`: what this path answers. */
const read = async <T>(path: string): Promise<T> => (await ask(path)).json() as Promise<T>;

/** Sets the process's clock so far ahead of the database's, which is another machine's. */
async function setClock(aheadMs: number): Promise<void> {
  await writeFile(join(folder, "clock"), String(aheadMs));
  server.kill("SIGWINCH");
  // Each challenge is good for a fixed while by the process's own clock.
  await expect
    .poll(async () => Math.abs((await readClock()) - aheadMs - Date.now()) < HOUR_MS / 2, { timeout: 10_000 })
    .toBe(true);
}

async function readClock(): Promise<number> {
  const { parameters } = await read<Challenge>("/api/captcha");
  return Number(parameters.expiresAt) * 1_000;
}

async function countMails(): Promise<number> {
  const ids = await listOutbox(join(folder, "outbox"));
  const mails = await Promise.all(
    ids.map(async (id) => readMail((await readOutboxMail(join(folder, "outbox"), id)) ?? Buffer.alloc(0))),
  );
  return mails.filter(({ subject }) => subject.includes("password") || subject.includes("Password")).length;
}

it.each([
  ["an hour ahead", HOUR_MS],
  ["an hour back, after that", 0],
  ["an hour behind the database's", -HOUR_MS],
])("with its clock %s people stay signed in, save, and get their mail", async (_where, aheadMs) => {
  const mails = await countMails();
  await setClock(aheadMs);
  expect((await ask("/api/auth/user")).status).toBe(200);
  const { version } = await read<{ version: number }>("/api/career-data");
  expect((await ask("/api/career-data", { ...buildProfile(), version })).status).toBe(200);
  expect((await ask("/readyz")).status).toBe(200);
  expect((await ask("/api/auth/request-password-reset", { email: "here@example.com" })).status).toBe(200);
  await expect.poll(countMails, { timeout: 15_000 }).toBe(mails + 1);
});

it("a limit that was reached lasts no longer than it says, when the clock goes back meanwhile", async () => {
  const wrong = { email: "guessed@example.com", password: "wrong horse" };
  const guess = () => ask("/api/auth/login", wrong);
  await setClock(HOUR_MS);
  while ((await guess()).status !== 429);
  // One window lies in the future by now. It would last for an hour more, and is begun anew instead: once.
  await setClock(0);
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429) statuses.push((await guess()).status);
  expect(statuses.length).toBe(11);
  expect(Number((await guess()).headers.get("retry-after"))).toBeLessThanOrEqual(15 * 60);
});
