import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Authenticator, openAuthenticator } from "./authenticator.ts";
import { idOf, openAdmin } from "./builders.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Answer, Visitor } from "./visitor.ts";

const PASSWORD = "correct horse";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const resultOf = (answer: Answer) => answer.json().result.data;
const failureOf = (answer: Answer): string => answer.json().error.data.failure.code;

async function signUp(email: string): Promise<Visitor> {
  const visitor = app.visitor();
  await visitor.signUp({ email });
  return visitor;
}

const begin = (visitor: Visitor, password = PASSWORD) => visitor.call("passkeys.begin", { password });
const list = async (visitor: Visitor) => resultOf(await visitor.call("passkeys.list", undefined, "query"));
const isSignedIn = async (visitor: Visitor): Promise<boolean> =>
  (await visitor.get("/api/auth/user")).statusCode === 200;

async function add(visitor: Visitor, device: Authenticator, name = "Laptop"): Promise<Answer> {
  const credential = device.create(resultOf(await begin(visitor)));
  return visitor.call("passkeys.add", { name, credential });
}

async function signIn(visitor: Visitor, device: Authenticator): Promise<Answer> {
  const options = resultOf(await visitor.call("passkeys.ask", undefined));
  return visitor.call("passkeys.signIn", { credential: device.get(options) });
}

const templatesTo = async (email: string): Promise<string[]> =>
  (await app.db.selectFrom("mail").select("content").where("recipient", "=", email).execute()).map(
    // The package of mails knows the shape.
    ({ content }) => (content as { template: string }).template,
  );

describe("a passkey", () => {
  it("is added with the password, told by mail, and signs in without one", async () => {
    const email = "with-a-key@example.com";
    const visitor = await signUp(email);
    const device = openAuthenticator();
    expect(failureOf(await begin(visitor, "wrong one"))).toBe("WRONG_PASSWORD");
    expect((await add(visitor, device)).statusCode).toBe(200);
    expect(await list(visitor)).toMatchObject([{ name: "Laptop", lastUsedAt: null }]);
    expect(await templatesTo(email)).toContain("passkey-added");
    const elsewhere = app.visitor();
    expect(resultOf(await signIn(elsewhere, device))).toMatchObject({ email });
    expect((await elsewhere.get("/api/auth/user")).json()).toMatchObject({ email });
    expect((await list(visitor))[0].lastUsedAt).not.toBeNull();
  });

  it("is refused where its answer was made for another site, for nobody's presence, or a second time", async () => {
    const visitor = await signUp("refused-key@example.com");
    const elsewhere = openAuthenticator({ origin: "https://terzi.evil.example" });
    expect(failureOf(await add(visitor, elsewhere))).toBe("PASSKEY_REFUSED");
    expect(failureOf(await add(visitor, openAuthenticator({ isUnlocked: false })))).toBe("PASSKEY_REFUSED");
    const device = openAuthenticator();
    await add(visitor, device);
    const options = resultOf(await app.visitor().call("passkeys.ask", undefined));
    const credential = device.get(options);
    expect((await app.visitor().call("passkeys.signIn", { credential })).statusCode).toBe(200);
    expect(failureOf(await app.visitor().call("passkeys.signIn", { credential }))).toBe("PASSKEY_REFUSED");
    const forged = device.get({ challenge: "bm90IG91cnM" });
    expect(failureOf(await app.visitor().call("passkeys.signIn", { credential: forged }))).toBe(
      "PASSKEY_REFUSED",
    );
  });

  it("is refused when its counter goes backwards, as a copy's would", async () => {
    const visitor = await signUp("copied-key@example.com");
    const device = openAuthenticator();
    device.rewind(10);
    await add(visitor, device);
    expect((await signIn(app.visitor(), device)).statusCode).toBe(200);
    // As far as it was when it was added, and as far as the log-in above brought it.
    for (const count of [3, 11]) {
      device.rewind(count);
      expect(failureOf(await signIn(app.visitor(), device))).toBe("PASSKEY_REFUSED");
    }
  });

  it("is nobody's whom the challenge of another account was given to", async () => {
    const [one, other] = [await signUp("one-key@example.com"), await signUp("other-key@example.com")];
    const credential = openAuthenticator().create(resultOf(await begin(one)));
    expect(failureOf(await other.call("passkeys.add", { name: "Mine", credential }))).toBe("PASSKEY_REFUSED");
    const asked = resultOf(await app.visitor().call("passkeys.ask", undefined));
    const misplaced = { name: "Mine", credential: openAuthenticator().create(asked) };
    expect(failureOf(await other.call("passkeys.add", misplaced))).toBe("PASSKEY_REFUSED");
  });

  it("is refused after half an hour, and what was asked then is thrown away", async () => {
    const visitor = await signUp("slow-key@example.com");
    const credential = openAuthenticator().create(resultOf(await begin(visitor)));
    app.passTime(31 * 60_000);
    expect(failureOf(await visitor.call("passkeys.add", { name: "Late", credential }))).toBe(
      "PASSKEY_REFUSED",
    );
    await app.runJobs("cleanUp");
    expect(await app.db.selectFrom("passkeyChallenge").selectAll().execute()).toEqual([]);
    app.passTime(-31 * 60_000);
  });

  it("is renamed and removed by its owner alone; the sessions that began with it end, the others stay", async () => {
    const email = "leaving-key@example.com";
    const [owner, stranger] = [await signUp(email), await signUp("no-key@example.com")];
    const device = openAuthenticator();
    const { id } = resultOf(await add(owner, device));
    const [byKey, byPassword] = [app.visitor(), app.visitor()];
    await signIn(byKey, device);
    await byPassword.post("/api/auth/login", { email, password: PASSWORD });
    expect(failureOf(await stranger.call("passkeys.rename", { id, name: "Mine" }))).toBe("NOT_FOUND");
    expect(resultOf(await owner.call("passkeys.rename", { id, name: "Old phone" }))).toMatchObject({
      name: "Old phone",
    });
    const remove = (who: Visitor, password = PASSWORD) => who.call("passkeys.remove", { id, password });
    expect(failureOf(await remove(stranger))).toBe("NOT_FOUND");
    expect(failureOf(await remove(owner, "wrong one"))).toBe("WRONG_PASSWORD");
    expect((await remove(owner)).statusCode).toBe(200);
    expect(await Promise.all([owner, byKey, byPassword].map(isSignedIn))).toEqual([true, false, true]);
    expect(failureOf(await signIn(app.visitor(), device))).toBe("PASSKEY_UNKNOWN");
    expect(await templatesTo(email)).toContain("passkey-removed");
  });

  it("ends with a forgotten password, as whatever somebody else may have made", async () => {
    const email = "taken-over@example.com";
    const device = openAuthenticator();
    await add(await signUp(email), device);
    await app.visitor().post("/api/auth/request-password-reset", { email });
    const mails = await app.db.selectFrom("mail").select("content").where("recipient", "=", email).execute();
    const { path } =
      mails.map(({ content }) => content as { path?: string }).findLast(({ path }) => path) ?? {};
    const token = path?.split("token=")[1];
    await app.visitor().post("/api/auth/reset-password", { token, password: "remembered" });
    expect(failureOf(await signIn(app.visitor(), device))).toBe("PASSKEY_UNKNOWN");
  });

  it("opens no account that is disabled, is in the export, and goes with its account", async () => {
    const visitor = await signUp("exported-key@example.com");
    const device = openAuthenticator();
    await add(visitor, device, "My phone");
    const exported = await visitor.get("/api/user/export");
    expect(exported.json().passkeys).toMatchObject([{ name: "My phone" }]);
    expect(exported.body).not.toContain("publicKey");
    const id = await idOf(visitor);
    const disable = (disabledAt: Date | null) =>
      app.db.updateTable("account").set({ disabledAt }).where("id", "=", id).execute();
    await disable(new Date());
    expect(failureOf(await signIn(app.visitor(), device))).toBe("ACCOUNT_DISABLED");
    await disable(null);
    await visitor.call("privacy.deleteAccount", { password: PASSWORD });
    expect(failureOf(await signIn(app.visitor(), device))).toBe("PASSKEY_UNKNOWN");
  });
});

describe("where admins have to come by a passkey", () => {
  const want = (value: string) =>
    app.db.updateTable("setting").set({ value }).where("key", "=", "admin_passkey").execute();

  it("one without can add it and do nothing else; nobody else is asked for one", async () => {
    const [admin, user] = [await openAdmin(app), await signUp("plain-user@example.com")];
    await want("on");
    try {
      expect((await admin.get("/api/auth/user")).json()).toMatchObject({ passkeyWanted: true });
      for (const path of ["/api/admin/users", "/api/tickets", "/api/cvs", "/api/tokens"])
        expect((await admin.get(path)).json()).toMatchObject({ code: "PASSKEY_WANTED" });
      expect(
        failureOf(await admin.call("auth.changeEmail", { email: "x@example.com", password: PASSWORD })),
      ).toBe("PASSKEY_WANTED");
      expect((await user.get("/api/cvs")).statusCode).toBe(200);
      expect((await add(admin, openAuthenticator())).statusCode).toBe(200);
      expect((await admin.get("/api/admin/users")).statusCode).toBe(200);
      expect((await admin.get("/api/auth/user")).json()).not.toHaveProperty("passkeyWanted");
    } finally {
      await want("off");
    }
  });

  it("a password alone opens nothing any more, nor does it make a passkey more", async () => {
    const admin = await openAdmin(app);
    const { email } = (await admin.get("/api/auth/user")).json();
    const device = openAuthenticator();
    await add(admin, device);
    await want("on");
    try {
      const thief = app.visitor();
      const entered = await thief.post("/api/auth/login", { email, password: PASSWORD });
      expect(entered.json()).toMatchObject({ passkeyWanted: true });
      expect((await thief.get("/api/admin/users")).statusCode).toBe(403);
      expect(failureOf(await begin(thief))).toBe("PASSKEY_WANTED");
      await signIn(thief, device);
      expect((await thief.get("/api/admin/users")).statusCode).toBe(200);
      await thief.call("auth.changePassword", { currentPassword: PASSWORD, newPassword: "a new one" });
      expect((await thief.get("/api/admin/users")).statusCode).toBe(200);
    } finally {
      await want("off");
    }
  });

  it("who removes an old passkey keeps what the one that they came by opens", async () => {
    const admin = await openAdmin(app);
    const { id } = resultOf(await add(admin, openAuthenticator(), "Old phone"));
    const device = openAuthenticator();
    await add(admin, device, "New phone");
    await want("on");
    try {
      const there = app.visitor();
      await signIn(there, device);
      expect((await there.call("passkeys.remove", { id, password: PASSWORD })).statusCode).toBe(200);
      expect((await there.get("/api/admin/users")).statusCode).toBe(200);
      const [{ id: own }] = await list(there);
      await there.call("passkeys.remove", { id: own, password: PASSWORD });
      expect((await there.get("/api/admin/users")).json()).toMatchObject({ code: "PASSKEY_WANTED" });
    } finally {
      await want("off");
    }
  });
});
