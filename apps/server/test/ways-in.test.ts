import { type IdentityServer, startIdentityServer } from "@terzi/test-servers/identity-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { confirmEmail, idOf } from "./builders.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Answer, Visitor } from "./visitor.ts";
import { enterBy, followThere, wayInCookie } from "./wander.ts";

const PASSWORD = "correct horse";

let site: IdentityServer;
let app: TestApp;
beforeAll(async () => {
  site = await startIdentityServer();
  app = await startApp({
    env: {
      OIDC_LOCAL_NAME: "Local ID",
      OIDC_LOCAL_ISSUER: site.issuer,
      OIDC_LOCAL_CLIENT_ID: site.clientId,
      OIDC_LOCAL_CLIENT_SECRET: site.clientSecret,
      OIDC_SECOND_NAME: "Second ID",
      OIDC_SECOND_ISSUER: site.issuer,
      OIDC_SECOND_CLIENT_ID: site.clientId,
      OIDC_SECOND_CLIENT_SECRET: site.clientSecret,
    },
  });
});
afterAll(async () => {
  await app.stop();
  await site.close();
});

const resultOf = (answer: Answer) => answer.json().result.data;
const failureOf = (answer: Answer): string => answer.json().error.data.failure.code;
const userOf = async (visitor: Visitor) => (await visitor.get("/api/auth/user")).json();
const list = async (visitor: Visitor) => resultOf(await visitor.call("identities.list", undefined, "query"));

async function signUp(email: string): Promise<Visitor> {
  const visitor = app.visitor();
  await visitor.signUp({ email });
  return visitor;
}

/** Connects the other site's account to one's own, from the password to the way back. */
async function connect(visitor: Visitor, password = PASSWORD): Promise<Answer> {
  const begun = await visitor.call("identities.connect", { provider: "local", password });
  return visitor.get(await followThere(resultOf(begun).url));
}

const mailsTo = async (email: string) =>
  (await app.db.selectFrom("mail").select("content").where("recipient", "=", email).execute()).map(
    // The package of mails knows the shape.
    ({ content }) => content as { template: string; path?: string },
  );

describe("logging in by another site", () => {
  it("opens an account with a confirmed address and its free credits, and finds it again", async () => {
    site.setPerson({ sub: "new-1", email: "newcomer@id.example", isVerified: true, firstName: "Ada" });
    const visitor = app.visitor();
    expect((await enterBy(visitor)).headers.location).toBe("/");
    expect(await userOf(visitor)).toMatchObject({
      email: "newcomer@id.example",
      firstName: "Ada",
      credits: 10,
      hasPassword: false,
      emailConfirmedAt: expect.any(String),
    });
    const again = app.visitor();
    await enterBy(again);
    expect(await idOf(again)).toBe(await idOf(visitor));
    expect((await again.get("/api/user/export")).json().connectedAccounts).toHaveLength(1);
  });

  it("enters the account of the same address where both sides have it confirmed, and tells by mail", async () => {
    const email = "both-sides@example.com";
    const owner = await signUp(email);
    await confirmEmail(app, email);
    site.setPerson({ sub: "both-1", email: "BOTH-sides@example.com", isVerified: true });
    const visitor = app.visitor();
    await enterBy(visitor);
    expect(await idOf(visitor)).toBe(await idOf(owner));
    expect((await mailsTo(email)).map(({ template }) => template)).toContain("identity-added");
  });

  it("enters nobody's account by an address that one side alone has proved", async () => {
    const owner = await signUp("one-side@example.com");
    site.setPerson({ sub: "one-1", email: "one-side@example.com", isVerified: true });
    const visitor = app.visitor();
    expect((await enterBy(visitor)).headers.location).toBe("/login?problem=unconfirmed&provider=local");
    expect(visitor.cookie).toBe("");
    await confirmEmail(app, "one-side@example.com");
    site.setPerson({ sub: "one-2", email: "one-side@example.com", isVerified: false });
    expect((await enterBy(visitor)).headers.location).toBe("/login?problem=unverified&provider=local");
    site.setPerson({ sub: "one-3" });
    expect((await enterBy(visitor)).headers.location).toBe("/login?problem=unverified&provider=local");
    expect(await list(owner)).toEqual([]);
  });

  it("goes on knowing whom it knows, whatever becomes of the addresses", async () => {
    site.setPerson({ sub: "moved-1", email: "before@id.example", isVerified: true });
    const visitor = app.visitor();
    await enterBy(visitor);
    site.setPerson({ sub: "moved-1", email: "after@id.example", isVerified: false });
    const again = app.visitor();
    await enterBy(again);
    expect(await idOf(again)).toBe(await idOf(visitor));
  });

  it("comes to nothing in another browser, a second time, late, or with another state", async () => {
    site.setPerson({ sub: "stolen-1", email: "stolen@id.example", isVerified: true });
    const expired = "/login?problem=expired&provider=local";
    const left = await app.visitor().get("/auth/local");
    const back = await followThere(String(left.headers.location));
    const thief = app.visitor();
    const endOf = async (path: string, begun: Answer) =>
      (await thief.get(path, { cookie: wayInCookie(begun) })).headers.location;
    expect((await thief.get(back)).headers.location).toBe(expired);
    expect(await endOf(back, left)).toBe(expired);
    const mixed = await app.visitor().get("/auth/local");
    const toOther = (await followThere(String(mixed.headers.location))).replace("/local/", "/second/");
    expect(await endOf(toOther, mixed)).toBe("/login?problem=expired&provider=second");
    const late = await app.visitor().get("/auth/local");
    const lateBack = await followThere(String(late.headers.location));
    // In the middle of a log-in of one's own, led to the end of another's.
    expect(await endOf(await followThere(String(mixed.headers.location)), late)).toBe(expired);
    app.passTime(16 * 60_000);
    expect(await endOf(lateBack, late)).toBe(expired);
    await app.runJobs("cleanUp");
    expect(await app.db.selectFrom("identityFlow").selectAll().execute()).toEqual([]);
    app.passTime(-16 * 60_000);
    const other = { cookie: "terzi_way_in=made-up" };
    expect((await thief.get("/auth/local/callback?code=x&state=made-up", other)).headers.location).toBe(
      expired,
    );
    expect(thief.cookie).toBe("");
  });

  it("says so when the person says no there, the account is disabled, or the site doesn't answer", async () => {
    const visitor = app.visitor();
    site.setPerson(null);
    expect((await enterBy(visitor)).headers.location).toBe("/login?problem=cancelled&provider=local");
    site.setPerson({ sub: "shut-1", email: "shut-out@id.example", isVerified: true });
    await enterBy(visitor);
    const disabled = { disabledAt: new Date() };
    await app.db.updateTable("account").set(disabled).where("email", "=", "shut-out@id.example").execute();
    expect((await enterBy(app.visitor())).headers.location).toBe("/login?problem=disabled&provider=local");
    const left = await visitor.get("/auth/local");
    const back = await followThere(String(left.headers.location));
    await site.pause();
    const end = await visitor.get(back, { cookie: wayInCookie(left) });
    expect(end.headers.location).toBe("/login?problem=away&provider=local");
    await site.resume();
    expect((await visitor.get("/auth/nobody")).statusCode).toBe(404);
  });
});

describe("connecting another site's account to one's own", () => {
  it("takes the password and the same session, and confirms the address that both name", async () => {
    const visitor = await signUp("connects@example.com");
    site.setPerson({ sub: "connect-1", email: "connects@example.com", isVerified: true });
    const wrong = await visitor.call("identities.connect", { provider: "local", password: "wrong one" });
    expect(failureOf(wrong)).toBe("WRONG_PASSWORD");
    const begun = await visitor.call("identities.connect", { provider: "local", password: PASSWORD });
    const back = await followThere(resultOf(begun).url);
    const stranger = await signUp("stranger-connects@example.com");
    expect((await stranger.get(back)).headers.location).toBe(
      "/settings?problem=expired&provider=local#security",
    );
    expect((await connect(visitor)).headers.location).toBe("/settings?connected=true#security");
    expect(await list(visitor)).toMatchObject([
      { email: "connects@example.com", provider: { id: "local", name: "Local ID" } },
    ]);
    expect((await userOf(visitor)).emailConfirmedAt).not.toBeNull();
    expect((await connect(stranger)).headers.location).toBe(
      "/settings?problem=taken&provider=local#security",
    );
  });

  it("confirms no address that the other site doesn't vouch for, nor another one", async () => {
    const visitor = await signUp("unproved@example.com");
    for (const person of [
      { sub: "unproved-1", email: "unproved@example.com", isVerified: false },
      { sub: "unproved-2", email: "someone-else@example.com", isVerified: true },
    ]) {
      site.setPerson(person);
      expect((await connect(visitor)).headers.location).toBe("/settings?connected=true#security");
    }
    expect((await userOf(visitor)).emailConfirmedAt).toBeNull();
  });

  it("is undone with the password; the other sessions end, and the site lets nobody in any more", async () => {
    const email = "leaves@example.com";
    const visitor = await signUp(email);
    site.setPerson({ sub: "leave-1", email: "elsewhere@id.example", isVerified: false });
    await connect(visitor);
    const other = app.visitor();
    await enterBy(other);
    expect(await idOf(other)).toBe(await idOf(visitor));
    const [{ id }] = await list(visitor);
    const undo = (password?: string) => visitor.call("identities.disconnect", { id, password });
    expect(failureOf(await undo())).toBe("WRONG_PASSWORD");
    expect((await undo(PASSWORD)).statusCode).toBe(200);
    expect((await other.get("/api/auth/user")).statusCode).toBe(401);
    expect((await enterBy(app.visitor())).headers.location).toContain("problem=unverified");
    expect((await mailsTo(email)).map(({ template }) => template)).toContain("identity-removed");
  });

  it("can't be undone where it is the last way in, until a password is set by mail", async () => {
    const email = "only-way@id.example";
    site.setPerson({ sub: "only-1", email, isVerified: true });
    const visitor = app.visitor();
    await enterBy(visitor);
    const [{ id }] = await list(visitor);
    expect(failureOf(await visitor.call("identities.disconnect", { id }))).toBe("LAST_WAY_IN");
    expect(failureOf(await visitor.call("passkeys.begin", { password: "any" }))).toBe("NO_PASSWORD");
    await visitor.post("/api/auth/request-password-reset", { email });
    const token = (await mailsTo(email)).at(-1)?.path?.split("token=")[1];
    await visitor.post("/api/auth/reset-password", { token, password: PASSWORD });
    expect(await list(visitor)).toHaveLength(1);
    expect((await userOf(visitor)).hasPassword).toBe(true);
    const undone = await visitor.call("identities.disconnect", { id, password: PASSWORD });
    expect(undone.statusCode).toBe(200);
  });

  it("ends with a forgotten password, and with the account", async () => {
    const email = "forgets-and-goes@example.com";
    const visitor = await signUp(email);
    site.setPerson({ sub: "forget-1", email: "other@id.example", isVerified: true });
    await connect(visitor);
    await visitor.post("/api/auth/request-password-reset", { email });
    const token = (await mailsTo(email)).at(-1)?.path?.split("token=")[1];
    await visitor.post("/api/auth/reset-password", { token, password: PASSWORD });
    expect(await list(visitor)).toEqual([]);
    await connect(visitor);
    await visitor.call("privacy.deleteAccount", { password: PASSWORD });
    const rows = await app.db.selectFrom("identity").select("id").where("subject", "=", "forget-1").execute();
    expect(rows).toEqual([]);
  });
});
