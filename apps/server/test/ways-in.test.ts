import type { IdentityServer } from "@terzi/test-servers/identity-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { confirmEmail, idOf, openNewcomer } from "./builders.ts";
import { list, mailsTo, startIdentityApp } from "./identity-app.ts";
import type { TestApp } from "./start-app.ts";
import { type Answer, openVisitor, type Visitor } from "./visitor.ts";
import { enterBy, followThere, wayInCookie } from "./wander.ts";

let site: IdentityServer;
let app: TestApp;
beforeAll(async () => {
  ({ app, site } = await startIdentityApp());
});
afterAll(async () => {
  await app.stop();
  await site.close();
});

const userOf = async (visitor: Visitor) => (await visitor.get("/api/auth/user")).json();

const signUp = (email: string) => openNewcomer(app, { email });

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
    await app.db.deleteFrom("rateLimit").execute();
    await enterBy(again);
    const taken = await app.db.selectFrom("rateLimit").select("key").execute();
    expect(taken.map(({ key }) => key)).toEqual([expect.stringMatching(/^wayInByIp:10\./)]);
    expect(await idOf(again)).toBe(await idOf(visitor));
    const { connectedAccounts } = (await again.get("/api/user/export")).json();
    expect(connectedAccounts).toMatchObject([{ email: "newcomer@id.example" }]);
    const [{ lastUsedAt }] = await list(again);
    app.passTime(60_000);
    await enterBy(app.visitor());
    app.passTime(-60_000);
    expect(Date.parse((await list(again))[0].lastUsedAt) - Date.parse(lastUsedAt)).toBeGreaterThan(59_000);
  });

  it("opens an account that is found by its address, whatever its capitals", async () => {
    site.setPerson({ sub: "capitals-1", email: "Capital.Letters@ID.example", isVerified: true });
    await enterBy(app.visitor());
    const email = "capital.letters@id.example";
    await app.visitor().post("/api/auth/request-password-reset", { email });
    expect(await mailsTo(app, "Capital.Letters@ID.example")).toMatchObject([
      { path: expect.stringContaining("token=") },
    ]);
    const second = await app.visitor().signUp({ email });
    expect(second.statusCode).toBe(409);
  });

  it("enters the account of the same address where both sides have it confirmed, and tells by mail", async () => {
    const email = "both-sides@example.com";
    const owner = await signUp(email);
    await confirmEmail(app, email);
    site.setPerson({ sub: "both-1", email: "BOTH-sides@example.com", isVerified: true });
    const visitor = app.visitor();
    await enterBy(visitor);
    expect(await idOf(visitor)).toBe(await idOf(owner));
    expect((await mailsTo(app, email)).map(({ template }) => template)).toContain("identity-added");
    expect(await list(owner)).toMatchObject([{ email: "BOTH-sides@example.com" }]);
    const id = await idOf(owner);
    await app.db.deleteFrom("identity").where("accountId", "=", id).execute();
    await app.db.updateTable("account").set({ disabledAt: new Date() }).where("id", "=", id).execute();
    expect((await enterBy(app.visitor())).headers.location).toBe("/login?problem=disabled&provider=local");
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
    site.setPerson({ sub: "one-5", email: "one-side@example.com" });
    expect((await enterBy(visitor)).headers.location).toBe("/login?problem=unverified&provider=local");
    site.setPerson({ sub: "one-4", email: "no address", isVerified: true });
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

  it("of two who are there at the same time lets both in", async () => {
    site.setPerson({ sub: "moved-1", email: "after@id.example", isVerified: false });
    const visitors = [app.visitor(), app.visitor(), app.visitor()];
    const left: Answer[] = [];
    for (const visitor of visitors) left.push(await visitor.get("/auth/local"));
    const order = [2, 0, 1];
    for (const at of order) {
      const back = await followThere(String(left[at]?.headers.location));
      const cookie = left[at] ? wayInCookie(left[at]) : "";
      expect((await visitors[at]?.get(back, { cookie }))?.headers.location).toBe("/");
    }
  });

  it("may take as long as somebody needs who looks for a password there", async () => {
    site.setPerson({ sub: "slow-1", email: "slow@id.example", isVerified: true });
    const visitor = app.visitor();
    const left = await visitor.get("/auth/local");
    const back = await followThere(String(left.headers.location));
    app.passTime(14 * 60_000);
    expect((await visitor.get(back, { cookie: wayInCookie(left) })).headers.location).toBe("/");
    app.passTime(-14 * 60_000);
  });

  it("opens again with the site, which was away when it was first asked", async () => {
    const other = await startIdentityApp();
    other.site.setPerson({ sub: "away-1", email: "away@id.example", isVerified: true });
    await other.site.pause();
    expect((await other.app.visitor().get("/auth/local")).headers.location).toBe(
      "/login?problem=away&provider=local",
    );
    await other.site.resume();
    expect((await enterBy(other.app.visitor())).headers.location).toBe("/");
    await other.app.stop();
    await other.site.close();
  });

  it("is remembered by a cookie that comes along from the other site, and on no other pages", async () => {
    const { headers } = await app.visitor().get("/auth/local");
    expect(String(headers["set-cookie"])).toMatch(
      /^terzi_way_in=[\w-]+; Path=\/auth; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
    );
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
    for (let begun = 0; begun < 20; begun++) await app.limits.take("signUpByIp", "10.99.0.1");
    site.setPerson({ sub: "busy-1", email: "busy@id.example", isVerified: true });
    const crowded = openVisitor(app.app, "10.99.0.1");
    expect((await enterBy(crowded)).headers.location).toBe("/login?problem=busy&provider=local");
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
