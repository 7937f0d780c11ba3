import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAuthenticator } from "./authenticator.ts";
import { openAdmin } from "./builders.ts";
import { add, begin, failureOf, list, PASSWORD, resultOf, signIn } from "./passkey-steps.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe("where admins have to come by a passkey", () => {
  const want = (value: string) =>
    app.db.updateTable("setting").set({ value }).where("key", "=", "admin_passkey").execute();

  it("one without can add it and do nothing else; nobody else is asked for one", async () => {
    const [admin, user] = [await openAdmin(app), app.visitor()];
    await user.signUp();
    await want("on");
    try {
      expect((await admin.get("/api/auth/user")).json()).toMatchObject({ passkeyWanted: true });
      for (const path of ["/api/admin/users", "/api/tickets", "/api/cvs", "/api/tokens"])
        expect((await admin.get(path)).json()).toMatchObject({ code: "PASSKEY_WANTED" });
      expect(
        failureOf(await admin.call("auth.changeEmail", { email: "x@example.com", password: PASSWORD })),
      ).toBe("PASSKEY_WANTED");
      expect((await user.get("/api/cvs")).statusCode).toBe(200);
      expect(await list(admin)).toEqual([]);
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
