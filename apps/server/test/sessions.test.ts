import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SESSION_COOKIE } from "../src/features/auth/sessions.ts";
import { idOf, openAdmin, openNewcomer } from "./builders.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PASSWORD = "correct horse";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const openPerson = (account = {}) => openNewcomer(app, account);
const isSignedIn = async (visitor: Visitor) => (await visitor.get("/api/auth/user")).statusCode === 200;

describe("a session", () => {
  const endOf = async (visitor: Visitor): Promise<number> => {
    const { expiresAt } = await app.db
      .selectFrom("session")
      .select("expiresAt")
      .where("accountId", "=", await idOf(visitor))
      .executeTakeFirstOrThrow();
    return new Date(expiresAt).getTime() - Date.now();
  };
  const setEnd = async (visitor: Visitor, expiresAt: Date) =>
    app.db
      .updateTable("session")
      .set({ expiresAt })
      .where("accountId", "=", await idOf(visitor))
      .execute();

  it("lasts thirty days, and is prolonged while it is used", async () => {
    const person = await openPerson();
    const nearly = (days: number) => expect.closeTo(days * DAY, -6);
    expect(await endOf(person)).toEqual(nearly(30));
    await setEnd(person, new Date(Date.now() + 20 * DAY));
    expect(await endOf(person)).toEqual(nearly(20));
    await setEnd(person, new Date(Date.now() + 10 * DAY));
    const answer = await person.get("/api/auth/user");
    expect(answer.cookies).toMatchObject([{ name: "terzi_session", httpOnly: true }]);
    // By http a browser would drop a cookie that is for https alone.
    expect(answer.cookies[0]).not.toHaveProperty("secure");
    expect(await endOf(person)).toEqual(nearly(30));
  });

  it("gives way to a new one when somebody signs in again in the same browser", async () => {
    const person = await openPerson({ email: "again@example.com" });
    const before = { ...person };
    await person.post("/api/auth/login", { email: "again@example.com", password: PASSWORD });
    expect(person.cookie).not.toBe(before.cookie);
    expect(await isSignedIn(person)).toBe(true);
    person.cookie = before.cookie;
    expect(await isSignedIn(person)).toBe(false);
  });

  it("is found beside a cookie of somebody else's whose name ends like ours", async () => {
    const person = await openPerson();
    person.cookie = `not_${SESSION_COOKIE}=abcdef; ${person.cookie}`;
    expect(await isSignedIn(person)).toBe(true);
    person.cookie = person.cookie.replace("; ", "; x-");
    expect(await isSignedIn(person)).toBe(false);
  });

  it("that has ended is not listed among one's own", async () => {
    const person = await openPerson({ email: "listed@example.com" });
    const other = app.visitor();
    await other.post("/api/auth/login", { email: "listed@example.com", password: PASSWORD });
    const list = async () =>
      (await person.call("auth.sessions", undefined, "query")).json().result.data as { isCurrent: boolean }[];
    expect(await list()).toHaveLength(2);
    const ids = await app.db
      .selectFrom("session")
      .select("id")
      .where("accountId", "=", await idOf(person))
      .orderBy("createdAt")
      .execute();
    await app.db
      .updateTable("session")
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where("id", "=", ids.at(-1)?.id ?? "")
      .execute();
    expect(await list()).toMatchObject([{ isCurrent: true }]);
  });

  it("of an account that was shut out does not come back with the account", async () => {
    const [admin, person] = [await openAdmin(app), await openPerson()];
    const path = `/api/admin/users/${await idOf(person)}/disabled`;
    const { cookie } = person;
    for (const disabled of [true, false]) await admin.patch(path, { disabled });
    person.cookie = cookie;
    expect(await isSignedIn(person)).toBe(false);
  });

  it("travels by https alone where the product is reached by https", async () => {
    const live = await startApp({ env: { PUBLIC_URL: "https://terzi.example" } });
    const secure = (await live.visitor().signUp()).cookies.find(({ name }) => name === "terzi_session");
    expect(secure).toMatchObject({ secure: true, httpOnly: true, sameSite: "Lax" });
    const plain = (await app.visitor().signUp()).cookies.find(({ name }) => name === "terzi_session");
    expect(plain?.secure).toBeUndefined();
    await live.stop();
  });
});

describe("a link to set a new password", () => {
  /** Asks for a link and opens the newest mail at that address. */
  const ask = async (email: string) => {
    await app.visitor().post("/api/auth/request-password-reset", { email });
    const { content } = await app.db
      .selectFrom("mail")
      .select("content")
      .where("recipient", "=", email)
      .orderBy("createdAt", "desc")
      .executeTakeFirstOrThrow();
    return (content as { path: string }).path.split("token=")[1];
  };
  const use = (token: string | undefined) =>
    app.visitor().post("/api/auth/reset-password", { token, password: "remembered" });

  it("works for an hour", async () => {
    await openPerson({ email: "slow@example.com" });
    const token = await ask("slow@example.com");
    app.passTime(65 * MINUTE);
    expect((await use(token)).json()).toMatchObject({ code: "RESET_EXPIRED" });
    app.passTime(-10 * MINUTE);
    expect((await use(token)).statusCode).toBe(200);
    app.passTime(-55 * MINUTE);
  });

  it("ends when the account moves to another address", async () => {
    const person = await openPerson({ email: "before@example.com" });
    const token = await ask("before@example.com");
    await person.call("auth.changeEmail", { email: "after@example.com", password: PASSWORD });
    expect((await use(token)).json()).toMatchObject({ code: "RESET_EXPIRED" });
  });

  it("ends when the account is shut out, and doesn't come back with it", async () => {
    const [admin, person] = [await openAdmin(app), await openPerson({ email: "shut-out@example.com" })];
    const path = `/api/admin/users/${await idOf(person)}/disabled`;
    const token = await ask("shut-out@example.com");
    await admin.patch(path, { disabled: true });
    expect((await use(token)).json()).toMatchObject({ code: "RESET_EXPIRED" });
    await admin.patch(path, { disabled: false });
    expect((await use(token)).json()).toMatchObject({ code: "RESET_EXPIRED" });
  });

  it("ends the API tokens too, and the mail says so", async () => {
    const person = await openPerson({ email: "programs@example.com" });
    const { token: key } = (await person.post("/api/tokens", { name: "CI", scopes: ["read"] })).json();
    const read = () => app.visitor().get("/api/auth/user", { authorization: `Bearer ${key}` });
    expect((await read()).statusCode).toBe(200);
    expect((await use(await ask("programs@example.com"))).statusCode).toBe(200);
    expect((await read()).statusCode).toBe(401);
  });
});
