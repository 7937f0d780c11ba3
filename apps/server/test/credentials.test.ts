import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idOf, openAdmin } from "./builders.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const PASSWORD = "correct horse";

async function openAccount(email: string): Promise<Visitor> {
  const visitor = app.visitor();
  await visitor.signUp({ email });
  return visitor;
}

/** Asks for a link to set a new password, and reads it as whoever has the mailbox would. */
async function askForLink(email: string, from = app): Promise<string> {
  await from.visitor().post("/api/auth/request-password-reset", { email });
  const mails = await from.db.selectFrom("mail").select("content").where("recipient", "=", email).execute();
  const { path } =
    mails.map(({ content }) => content as { path?: string }).findLast(({ path }) => path) ?? {};
  return path?.split("token=")[1] ?? "";
}

const useLink = (token: string, from = app) =>
  from.visitor().post("/api/auth/reset-password", { token, password: "taken over" });

async function makeToken(visitor: Visitor): Promise<string> {
  const made = await visitor.post("/api/tokens", { name: "program", scopes: ["read"], expiresInDays: 30 });
  return made.json<{ token: string }>().token;
}

const useToken = async (token: string): Promise<number> =>
  (await app.visitor().get("/api/cvs", { authorization: `Bearer ${token}` })).statusCode;

const changePassword = (visitor: Visitor, more = {}) =>
  visitor.call("auth.changePassword", { currentPassword: PASSWORD, newPassword: "a new one", ...more });

const mailOf = async (email: string) => {
  await app.runJobs();
  return (await app.readOutbox()).find(({ to, subject }) => to === email && /password was/.test(subject));
};

describe("a link to set a forgotten password", () => {
  it("ends with a change of the password", async () => {
    const visitor = await openAccount("changed-password@example.com");
    const link = await askForLink("changed-password@example.com");
    expect((await changePassword(visitor)).statusCode).toBe(200);
    expect((await useLink(link)).json()).toMatchObject({ code: "RESET_EXPIRED" });
  });

  it("ends with a change of the address, so that the old mailbox doesn't take the account back", async () => {
    const visitor = await openAccount("old-mailbox@example.com");
    const link = await askForLink("old-mailbox@example.com");
    const moved = { email: "new-mailbox@example.com", password: PASSWORD };
    expect((await visitor.call("auth.changeEmail", moved)).statusCode).toBe(200);
    expect((await useLink(link)).json()).toMatchObject({ code: "RESET_EXPIRED" });
  });

  it("lives on after a change that was refused", async () => {
    const visitor = await openAccount("refused-change@example.com");
    const link = await askForLink("refused-change@example.com");
    await changePassword(visitor, { currentPassword: "wrong one" });
    expect((await useLink(link)).statusCode).toBe(200);
  });

  it("ends when the account is disabled, and opens nothing when it is let in again", async () => {
    const admin = await openAdmin(app);
    const visitor = await openAccount("shut-out@example.com");
    const userId = await idOf(visitor);
    const link = await askForLink("shut-out@example.com");
    for (const disabled of [true, false])
      expect((await admin.call("admin.setDisabled", { userId, disabled })).statusCode).toBe(200);
    expect((await useLink(link)).json()).toMatchObject({ code: "RESET_EXPIRED" });
  });
});

it("a link that is used while the password or the address changes is before or after it, and fails nobody", async () => {
  const crowd = await startApp({ maxConnections: 8 });
  for (let round = 0; round < 5; round++) {
    const email = `racer${round}@example.com`;
    const visitor = crowd.visitor();
    await visitor.signUp({ email });
    const link = await askForLink(email, crowd);
    const answers = await Promise.all([
      useLink(link, crowd),
      changePassword(visitor),
      visitor.call("auth.changeEmail", { email: `moved${round}@example.com`, password: PASSWORD }),
      crowd.visitor().post("/api/auth/request-password-reset", { email }),
    ]);
    for (const { statusCode, body } of answers) expect(statusCode, body).toBeLessThan(500);
  }
  await crowd.stop();
});

describe("API tokens", () => {
  it("end with a forgotten password, and the mail says so", async () => {
    const visitor = await openAccount("forgot@example.com");
    const token = await makeToken(visitor);
    expect(await useToken(token)).toBe(200);
    expect((await useLink(await askForLink("forgot@example.com"))).statusCode).toBe(200);
    expect(await useToken(token)).toBe(401);
    expect((await mailOf("forgot@example.com"))?.html).toContain("All API tokens have ended.");
  });

  it("end with a change of the password unless it says otherwise, and the mail says which", async () => {
    const [careful, trusting] = [
      await openAccount("careful@example.com"),
      await openAccount("keeps@example.com"),
    ];
    const [ended, kept] = [await makeToken(careful), await makeToken(trusting)];
    expect((await changePassword(careful)).statusCode).toBe(200);
    expect((await changePassword(trusting, { endTokens: false })).statusCode).toBe(200);
    expect([await useToken(ended), await useToken(kept)]).toEqual([401, 200]);
    expect((await mailOf("careful@example.com"))?.html).toContain("All API tokens have ended.");
    expect((await mailOf("keeps@example.com"))?.html).toContain("Your API tokens still work.");
  });
});
