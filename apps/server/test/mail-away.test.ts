import { openSmtp } from "@terzi/mail/smtp";
import { type SmtpCatcher, startSmtpCatcher } from "@terzi/mail/test/smtp-catcher";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

let catcher: SmtpCatcher;
let app: TestApp;
beforeAll(async () => {
  catcher = await startSmtpCatcher();
  const mailer = openSmtp({ url: catcher.url, from: "Terzi <no-reply@terzi.example>", timeoutMs: 30_000 });
  app = await startApp({ env: { LOG_LEVEL: "silent" }, ports: { mailer } });
});
afterAll(async () => {
  await app.mailer.close();
  await app.stop();
  await catcher.close();
});

const arrivedFor = (email: string) => catcher.arrived.filter(({ to }) => to.includes(email));
const messageId = ({ raw }: { raw: Buffer }) => /^Message-ID: (.+)$/im.exec(raw.toString())?.[1];

/** As if the wait before the next try were over. */
async function tryAgain(): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(app.db);
  await app.runJobs();
}

it("mails wait while the mail server is down, hold up nobody, and arrive once each when it is back", async () => {
  const emails = ["one@example.com", "two@example.com", "three@example.com"];
  const port = Number(new URL(catcher.url).port);
  await catcher.close();
  for (const email of emails) expect((await app.visitor().signUp({ email })).statusCode).toBe(201);
  for (let tries = 0; tries < 3; tries++) await tryAgain();
  const waiting = await app.db.selectFrom("mail").select(["status", "attempts", "lastError"]).execute();
  expect(waiting).toEqual(
    emails.map(() => ({ status: "queued", attempts: 3, lastError: expect.stringContaining("ECONNREFUSED") })),
  );

  catcher = await startSmtpCatcher(port);
  for (let tries = 0; tries < 3; tries++) await tryAgain();
  expect(emails.map((email) => arrivedFor(email).length)).toEqual([1, 1, 1]);
});

it("a mail that the mail server took without saying so comes again as the same mail, and then no more", async () => {
  const email = "unsure@example.com";
  await app.visitor().signUp({ email });
  catcher.loseNextAnswer();
  await app.runJobs();
  for (let tries = 0; tries < 3; tries++) await tryAgain();
  const [first, second, ...others] = arrivedFor(email).map(messageId);
  expect(first).toMatch(/^<.+@/);
  expect([second, others]).toEqual([first, []]);
});
