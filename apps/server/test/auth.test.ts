import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe("signing up", () => {
  it("opens an account with 10 credits, an entry in the ledger, and a session", async () => {
    const visitor = app.visitor();
    const answer = await visitor.signUp({ email: "new@example.com", language: "tr" });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      email: "new@example.com",
      credits: 10,
      role: "user",
      language: "tr",
    });
    expect((await visitor.get("/api/auth/user")).json()).toMatchObject({ email: "new@example.com" });
    const entries = await app.db
      .selectFrom("ledgerEntry")
      .select(["kind", "amount", "balanceAfter"])
      .where("accountId", "=", answer.json().id)
      .execute();
    expect(entries).toEqual([{ kind: "signup", amount: 10, balanceAfter: 10 }]);
  });

  it("sets a cookie that scripts can't read, and keeps only its hash", async () => {
    const visitor = app.visitor();
    const answer = await visitor.signUp();
    const cookie = answer.cookies.find(({ name }) => name === "terzi_session");
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    const ids = await app.db.selectFrom("session").select("id").execute();
    expect(ids.map(({ id }) => id)).not.toContain(cookie?.value);
  });

  it("refuses an address that is taken, in whatever case it is written", async () => {
    await app.visitor().signUp({ email: "INFO.istanbul@example.com" });
    const answer = await app.visitor().signUp({ email: "info.ISTANBUL@example.com" });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: "EMAIL_TAKEN" });
  });

  it("names what is wrong with the input", async () => {
    const answer = await app.visitor().signUp({ email: "nobody", password: "12345" });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toEqual([
      { path: "email", message: "Invalid email address" },
      { path: "password", message: "Password must be at least 6 characters." },
    ]);
  });
});

describe("signing in", () => {
  it("works in whatever case the address is written, and makes a new session each time", async () => {
    const first = app.visitor();
    await first.signUp({ email: "Selin@Example.com" });
    const second = app.visitor();
    const answer = await second.post("/api/auth/login", {
      email: "selin@example.COM",
      password: "correct horse",
    });
    expect(answer.statusCode).toBe(200);
    expect(second.cookie).not.toBe(first.cookie);
    expect((await first.get("/api/auth/user")).statusCode).toBe(200);
  });

  it("takes an address as it was pasted, with a space around it", async () => {
    await app.visitor().signUp({ email: "pasted@example.com" });
    const signIn = (email: string) =>
      app.visitor().post("/api/auth/login", { email, password: "correct horse" });
    for (const email of [" pasted@example.com", "pasted@example.com \n", "\tPasted@example.com "])
      expect((await signIn(email)).statusCode).toBe(200);
  });

  it("takes a password however a keyboard composes its letters", async () => {
    const FORMS = ["caf\u00e9 \uff41\uff42\uff43 horse", "cafe\u0301 abc horse"];
    for (const [index, password] of FORMS.entries()) {
      const email = `composed-${index}@example.com`;
      await app.visitor().signUp({ email, password });
      for (const typed of FORMS)
        expect((await app.visitor().post("/api/auth/login", { email, password: typed })).statusCode).toBe(
          200,
        );
    }
  });

  it("gives the same answer for a wrong password and for no account", async () => {
    await app.visitor().signUp({ email: "known@example.com" });
    const signIn = (email: string) => app.visitor().post("/api/auth/login", { email, password: "wrong!" });
    const [wrong, unknown] = [await signIn("known@example.com"), await signIn("unknown@example.com")];
    expect(wrong.statusCode).toBe(401);
    expect({ ...unknown.json(), requestId: "" }).toEqual({ ...wrong.json(), requestId: "" });
  });

  it("is refused after ten tries for one address, and says when to come back", async () => {
    const visitor = app.visitor();
    const attempt = () =>
      visitor.post("/api/auth/login", { email: "target@example.com", password: "guess-1" });
    for (let tries = 0; tries < 10; tries++) expect((await attempt()).statusCode).toBe(401);
    const refused = await attempt();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ code: "RATE_LIMITED" });
  });

  it("is refused to a disabled account, whose sessions end", async () => {
    const visitor = app.visitor();
    await visitor.signUp({ email: "gone@example.com" });
    await app.db
      .updateTable("account")
      .set({ disabledAt: new Date() })
      .where("emailKey", "=", "gone@example.com")
      .execute();
    expect((await visitor.get("/api/auth/user")).statusCode).toBe(401);
    const signIn = async (password: string) =>
      (await app.visitor().post("/api/auth/login", { email: "gone@example.com", password })).json();
    expect(await signIn("correct horse")).toMatchObject({ code: "ACCOUNT_DISABLED" });
    // Only who knows the password learns that there is such an account.
    expect(await signIn("wrong!")).toMatchObject({ code: "WRONG_CREDENTIALS" });
  });

  it("answers in Turkish to a browser that asks for Turkish", async () => {
    const answer = await app
      .visitor()
      .post(
        "/api/auth/login",
        { email: "kimse@example.com", password: "yanlış!" },
        { "accept-language": "tr-TR,tr" },
      );
    expect(answer.json().message).toBe("E-posta veya şifre hatalı.");
  });
});

describe("signing out", () => {
  it("ends the session, by the call and by the link", async () => {
    const visitor = app.visitor();
    await visitor.signUp({ email: "leaver@example.com" });
    const { cookie } = visitor;
    expect((await visitor.post("/api/auth/logout")).json()).toEqual({ success: true });
    // The browser forgets it too.
    expect(visitor.cookie).toBe("");
    visitor.cookie = cookie;
    expect((await visitor.get("/api/auth/user")).statusCode).toBe(401);

    await visitor.post("/api/auth/login", { email: "leaver@example.com", password: "correct horse" });
    const link = await visitor.get("/api/logout");
    expect(link.statusCode).toBe(302);
    expect(link.headers.location).toBe("/login");
    expect((await visitor.get("/api/auth/user")).statusCode).toBe(401);
  });
});

it("a session ends after 30 days without use", async () => {
  const visitor = app.visitor();
  await visitor.signUp();
  await app.db
    .updateTable("session")
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .execute();
  expect((await visitor.get("/api/auth/user")).statusCode).toBe(401);
});

it("the language can be changed, and answers follow it", async () => {
  const visitor = app.visitor();
  await visitor.signUp();
  expect((await visitor.patch("/api/user/language", { language: "tr" })).json()).toMatchObject({
    language: "tr",
  });
  expect((await visitor.get("/api/cvs/0190b1a8-0000-7000-8000-000000000000")).json().message).toBe(
    "CV bulunamadı",
  );
});

describe("a change that carries the cookie", () => {
  it("is refused when it comes from another origin", async () => {
    const visitor = app.visitor();
    await visitor.signUp();
    const evil = await visitor.post("/api/career-data", {}, { origin: "https://evil.example" });
    expect(evil.statusCode).toBe(403);
    expect(evil.json()).toMatchObject({ code: "WRONG_ORIGIN" });
    const crossSite = await visitor.post("/trpc/career.save", {}, { "sec-fetch-site": "cross-site" });
    expect(crossSite.statusCode).toBe(403);
  });

  it("passes from our own pages", async () => {
    const visitor = app.visitor();
    await visitor.signUp();
    const own = await visitor.post(
      "/api/career-data",
      {},
      { host: "localhost:3000", origin: "http://localhost:3000" },
    );
    expect(own.statusCode).toBe(200);
  });
});
