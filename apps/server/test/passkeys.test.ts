import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAuthenticator } from "./authenticator.ts";
import { idOf, openNewcomer } from "./builders.ts";
import { add, begin, failureOf, list, PASSWORD, resultOf, signIn } from "./passkey-steps.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const signUp = (email: string) => openNewcomer(app, { email });

const isSignedIn = async (visitor: Visitor): Promise<boolean> =>
  (await visitor.get("/api/auth/user")).statusCode === 200;

const mailsTo = async (email: string): Promise<{ template: string }[]> =>
  (await app.db.selectFrom("mail").select("content").where("recipient", "=", email).execute()).map(
    // The package of mails knows the shape.
    ({ content }) => content as { template: string },
  );
const templatesTo = async (email: string) => (await mailsTo(email)).map(({ template }) => template);

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

  it("is asked for as a device needs it, once for each device, and of at most twenty", async () => {
    const email = "asked-key@example.com";
    const visitor = app.visitor();
    await visitor.signUp({ email, firstName: "Ada", lastName: "" });
    expect(resultOf(await app.visitor().call("passkeys.ask", undefined))).toMatchObject({
      rpId: "localhost",
      userVerification: "required",
      timeout: 30 * 60_000,
    });
    const id = (await idOf(visitor)).replaceAll("-", "");
    expect(resultOf(await begin(visitor))).toMatchObject({
      rp: { name: "Terzi", id: "localhost" },
      user: { id: Buffer.from(id, "hex").toString("base64url"), name: email, displayName: "Ada" },
      attestation: "none",
      pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }],
      excludeCredentials: [],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const device = openAuthenticator();
    await add(visitor, device, "Own laptop");
    const { id: credential } = device.get({ challenge: "" });
    expect(resultOf(await begin(visitor)).excludeCredentials).toMatchObject([
      { id: credential, transports: ["internal"] },
    ]);
    const [mail] = (await mailsTo(email)).filter(({ template }) => template === "passkey-added");
    expect(mail).toMatchObject({ firstName: "Ada", name: "Own laptop" });
    const again = device.create(resultOf(await begin(visitor)));
    expect(failureOf(await visitor.call("passkeys.add", { name: "Twice", credential: again }))).toBe(
      "PASSKEY_REFUSED",
    );
    const accountId = await idOf(visitor);
    const more = async (count: number) =>
      app.db
        .insertInto("passkey")
        .values(
          Array.from({ length: count }, () => ({
            ...{ accountId, credentialId: randomUUID(), publicKey: Buffer.from("key"), transports: [] },
            name: "One more",
          })),
        )
        .execute();
    await more(18);
    expect((await begin(visitor)).statusCode).toBe(200);
    await more(1);
    expect(failureOf(await begin(visitor))).toBe("TOO_MANY_PASSKEYS");
  });

  it("is counted by address when it is asked for and when it is used", async () => {
    const visitor = await signUp("counted-key@example.com");
    const device = openAuthenticator();
    await add(visitor, device);
    await app.db.deleteFrom("rateLimit").execute();
    await signIn(app.visitor(), device);
    const taken = await app.db.selectFrom("rateLimit").select("key").orderBy("key").execute();
    expect(taken.map(({ key }) => key.split(":"))).toEqual([
      ["passkeyByIp", expect.stringMatching(/^10\./)],
      ["signInByIp", expect.stringMatching(/^10\./)],
    ]);
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
    device.rewind(5);
    expect(failureOf(await signIn(app.visitor(), device))).toBe("PASSKEY_REFUSED");
    device.rewind(11);
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
