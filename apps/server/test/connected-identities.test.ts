import type { IdentityServer } from "@terzi/test-servers/identity-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idOf, openNewcomer } from "./builders.ts";
import { connect, list, mailsTo, PASSWORD, resultOf, startIdentityApp } from "./identity-app.ts";
import type { TestApp } from "./start-app.ts";
import type { Answer, Visitor } from "./visitor.ts";
import { enterBy, followThere } from "./wander.ts";

let site: IdentityServer;
let app: TestApp;
beforeAll(async () => {
  ({ app, site } = await startIdentityApp());
});
afterAll(async () => {
  await app.stop();
  await site.close();
});

const failureOf = (answer: Answer): string => answer.json().error.data.failure.code;
const userOf = async (visitor: Visitor) => (await visitor.get("/api/auth/user")).json();

const signUp = (email: string) => openNewcomer(app, { email });

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
    const links = app.db.selectFrom("emailConfirmation").select("accountId");
    expect(await links.where("accountId", "=", await idOf(visitor)).execute()).toEqual([]);
    expect(await links.where("accountId", "=", await idOf(stranger)).execute()).toHaveLength(1);
    expect((await mailsTo(app, "connects@example.com")).at(-1)).toMatchObject({ template: "identity-added" });
    // Once more changes nothing, and is told to nobody.
    expect((await connect(visitor)).headers.location).toBe("/settings?connected=true#security");
    expect(await list(visitor)).toHaveLength(1);
    expect(await mailsTo(app, "connects@example.com")).toHaveLength(2);
    expect((await connect(stranger)).headers.location).toBe(
      "/settings?problem=taken&provider=local#security",
    );
  });

  it("is listed by the site's name, whether or not its tokens end the issuer with a slash", async () => {
    const visitor = await signUp("slash@example.com");
    site.setPerson({ sub: "slash-1", email: "slash@example.com", isVerified: true });
    await connect(visitor);
    for (const issuer of [`${site.issuer}/`, site.issuer]) {
      const id = await idOf(visitor);
      await app.db.updateTable("identity").set({ issuer }).where("accountId", "=", id).execute();
      expect(await list(visitor)).toMatchObject([{ provider: { name: "Local ID" } }]);
    }
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
    expect((await mailsTo(app, email)).map(({ template }) => template)).toContain("identity-removed");
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
    const token = (await mailsTo(app, email)).at(-1)?.path?.split("token=")[1];
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
    const token = (await mailsTo(app, email)).at(-1)?.path?.split("token=")[1];
    await visitor.post("/api/auth/reset-password", { token, password: PASSWORD });
    expect(await list(visitor)).toEqual([]);
    await connect(visitor);
    await visitor.call("privacy.deleteAccount", { password: PASSWORD });
    const rows = await app.db.selectFrom("identity").select("id").where("subject", "=", "forget-1").execute();
    expect(rows).toEqual([]);
  });
});
