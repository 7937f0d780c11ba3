import { afterAll, beforeAll, expect, it } from "vitest";
import { openAuthenticator } from "./authenticator.ts";
import { readBelongings } from "./belongings.ts";
import { idOf, openAdmin, readConfirmationToken } from "./builders.ts";
import { add, list, PASSWORD, resultOf, signIn } from "./passkey-steps.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Somebody with two of every way in, two sessions, two tokens, and all links out. */
async function openWithAll(email: string) {
  const [visitor, elsewhere] = [app.visitor(), app.visitor()];
  await visitor.signUp({ email });
  await elsewhere.post("/api/auth/login", { email, password: PASSWORD });
  const accountId = await idOf(visitor);
  const [device, other] = [openAuthenticator(), openAuthenticator()];
  for (const each of [device, other]) await add(visitor, each);
  const identities = ["one", "two"].map((subject) => ({
    ...{ accountId, issuer: "https://id.example", subject: `${email}-${subject}` },
    email,
    lastUsedAt: null,
  }));
  await app.db.insertInto("identity").values(identities).execute();
  for (const name of ["one", "two"]) await visitor.post("/api/tokens", { name, scopes: ["read"] });
  await visitor.post("/api/webhooks", { url: "https://example.com/terzi", events: ["cv.saved"] });
  await app.visitor().post("/api/auth/request-password-reset", { email });
  return { visitor, elsewhere, accountId, device, email };
}
const mailed = async (email: string): Promise<string> => {
  const mails = await app.db.selectFrom("mail").select("content").where("recipient", "=", email).execute();
  // The package of mails knows the shape.
  const { path } =
    mails.map(({ content }) => content as { path?: string }).findLast((mail) => mail.path) ?? {};
  return path?.split("token=")[1] ?? "";
};
const listSessions = async (visitor: Visitor) =>
  resultOf(await visitor.call("auth.sessions", undefined, "query"));

it("whatever somebody does to the ways into their account, everybody else's stay as they are", async () => {
  const neighbour = await openWithAll("neighbour@example.com");
  const one = await openWithAll("restless@example.com");
  const forgetful = await openWithAll("forgetful@example.com");
  const shutOut = await openWithAll("shut-out@example.com");
  const before = await readBelongings(app.db, neighbour.accountId);
  const { visitor, elsewhere, device } = one;
  await visitor.call("passkeys.ask", undefined);

  await signIn(app.visitor(), device);
  const [used, unused] = await list(visitor);
  expect([used.lastUsedAt === null, unused.lastUsedAt === null]).toEqual([false, true]);
  expect((await visitor.call("passkeys.rename", { id: used.id, name: "Old" })).statusCode).toBe(200);
  expect((await list(visitor)).map(({ name }: { name: string }) => name)).toEqual(["Old", "Laptop"]);
  await visitor.call("passkeys.remove", { id: used.id, password: PASSWORD });
  expect(await list(visitor)).toMatchObject([{ id: unused.id, lastUsedAt: null }]);

  const identities = async () => resultOf(await visitor.call("identities.list", undefined, "query"));
  const [left, kept] = await identities();
  await app.visitor().post("/api/auth/login", { email: one.email, password: PASSWORD });
  const [first, ...rest] = (await listSessions(visitor)).filter(
    ({ isCurrent }: { isCurrent: boolean }) => !isCurrent,
  );
  await visitor.call("auth.endSession", { id: first.id });
  expect(await listSessions(visitor)).toHaveLength(rest.length + 1);
  await visitor.call("identities.disconnect", { id: left.id, password: PASSWORD });
  expect(await identities()).toMatchObject([{ id: kept.id }]);
  expect((await elsewhere.get("/api/auth/user")).statusCode).toBe(401);

  const [{ id: token }] = (await visitor.get("/api/tokens")).json();
  await visitor.delete(`/api/tokens/${token}`);
  expect((await visitor.get("/api/tokens")).json()).toMatchObject([{ name: "one" }]);
  await visitor.post("/api/auth/confirm-email", { token: await readConfirmationToken(app, one.email) });
  await visitor.call("auth.changeEmail", { email: "moved@example.com", password: PASSWORD });
  await visitor.call("auth.endOtherSessions", undefined);
  await visitor.patch("/api/user/language", { language: "tr" });
  await visitor.patch("/api/user/name", { firstName: "Bora", lastName: "Kaya" });
  await visitor.call("auth.changePassword", { currentPassword: PASSWORD, newPassword: "another one" });
  expect((await visitor.get("/api/tokens")).json()).toEqual([]);
  await visitor.post("/api/auth/logout");

  const reset = { token: await mailed(forgetful.email), password: "remembered" };
  expect((await app.visitor().post("/api/auth/reset-password", reset)).statusCode).toBe(200);
  const admin = await openAdmin(app);
  for (const disabled of [true, false])
    await admin.patch(`/api/admin/users/${shutOut.accountId}/disabled`, { disabled });
  for (const role of ["admin", "user"])
    await admin.patch(`/api/admin/users/${shutOut.accountId}/role`, { role });
  await admin.patch(`/api/admin/users/${shutOut.accountId}/credits`, { credits: 5 });
  await app.visitor().post("/api/auth/login", { email: shutOut.email, password: PASSWORD });
  const leaving = app.visitor();
  await leaving.post("/api/auth/login", { email: "moved@example.com", password: "another one" });
  expect((await leaving.call("privacy.deleteAccount", { password: "another one" })).statusCode).toBe(200);
  await app.runJobs("cleanUp");

  expect(await readBelongings(app.db, neighbour.accountId)).toEqual(before);
  // Their own is gone, all but what money needs.
  const gone = Object.entries(await readBelongings(app.db, one.accountId)).filter(([, rows]) => rows.length);
  expect(gone.map(([table]) => table)).toEqual(["ledger_entry", "account"]);
});
