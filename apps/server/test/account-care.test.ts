import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generate, giveCredits, idOf, openAdmin, openPerson } from "./builders.ts";
import { findPackage } from "./purchases.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const PASSWORD = "correct horse";

const failureOf = (answer: { json(): { error: { data: { failure: { code: string } } } } }) =>
  answer.json().error.data.failure.code;

const mailsTo = async (recipient: string) =>
  (await app.db.selectFrom("mail").select("content").where("recipient", "=", recipient).execute()).map(
    ({ content }) => content as { template: string; path?: string },
  );

describe("changing one's account", () => {
  it("changes the name", async () => {
    const visitor = app.visitor();
    await visitor.signUp();
    const answer = await visitor.patch("/api/user/name", { firstName: "Işıl", lastName: "Çağ" });
    expect(answer.json()).toMatchObject({ firstName: "Işıl", lastName: "Çağ" });
  });

  it("takes the password before it changes the password, and ends the other sessions", async () => {
    const visitor = app.visitor();
    await visitor.signUp({ email: "changer@example.com" });
    const other = app.visitor();
    await other.post("/api/auth/login", { email: "changer@example.com", password: PASSWORD });
    const wrong = await visitor.call("auth.changePassword", {
      currentPassword: "wrong one",
      newPassword: "a new one",
    });
    expect(failureOf(wrong)).toBe("WRONG_PASSWORD");
    const right = await visitor.call("auth.changePassword", {
      currentPassword: PASSWORD,
      newPassword: "a new one",
    });
    expect(right.statusCode).toBe(200);
    expect((await visitor.get("/api/auth/user")).statusCode).toBe(200);
    expect((await other.get("/api/auth/user")).statusCode).toBe(401);
    const signIn = (password: string) =>
      app.visitor().post("/api/auth/login", { email: "changer@example.com", password });
    expect((await signIn(PASSWORD)).statusCode).toBe(401);
    expect((await signIn("a new one")).statusCode).toBe(200);
    expect(await mailsTo("changer@example.com")).toMatchObject([
      { template: "email-confirmation" },
      // Nothing is said of tokens to somebody who has none.
      { template: "password-changed", tokens: null },
    ]);
  });

  it("moves to another address with the password, and tells the old one", async () => {
    const visitor = app.visitor();
    await visitor.signUp({ email: "old@example.com" });
    await app.visitor().signUp({ email: "taken@example.com" });
    const change = (email: string, password = PASSWORD) =>
      visitor.call("auth.changeEmail", { email, password });
    expect(failureOf(await change("new-one@example.com", "wrong one"))).toBe("WRONG_PASSWORD");
    expect(failureOf(await change("TAKEN@example.com"))).toBe("EMAIL_TAKEN");
    expect((await change("new-one@example.com")).statusCode).toBe(200);
    expect((await visitor.get("/api/auth/user")).json()).toMatchObject({ email: "new-one@example.com" });
    expect(await mailsTo("old@example.com")).toContainEqual(
      expect.objectContaining({ template: "email-changed" }),
    );
  });
});

describe("a forgotten password", () => {
  const askFor = (email: string) => app.visitor().post("/api/auth/request-password-reset", { email });
  const tokenFor = async (email: string) => {
    const mail = (await mailsTo(email)).find(({ template }) => template === "password-reset");
    return mail?.path?.split("token=")[1] ?? "";
  };

  it("gets the same answer whether or not there is such an account", async () => {
    await app.visitor().signUp({ email: "known-one@example.com" });
    const [known, unknown] = [await askFor("KNOWN-one@example.com"), await askFor("nobody-here@example.com")];
    expect(known.statusCode).toBe(200);
    expect(unknown.json()).toEqual(known.json());
    expect(await mailsTo("nobody-here@example.com")).toEqual([]);
  });

  it("of an account that was shut out gets the same answer, and no link", async () => {
    const shutOut = app.visitor();
    await shutOut.signUp({ email: "shut-out@example.com" });
    const id = await idOf(shutOut);
    const set = (disabledAt: Date | null) =>
      app.db.updateTable("account").set({ disabledAt }).where("id", "=", id).execute();
    await set(new Date());
    expect((await askFor("shut-out@example.com")).json()).toEqual(
      (await askFor("nobody@example.com")).json(),
    );
    expect(await tokenFor("shut-out@example.com")).toBe("");
    await set(null);
    await askFor("shut-out@example.com");
    expect(await tokenFor("shut-out@example.com")).not.toBe("");
  });

  it("is replaced by a link that works once, and ends every session", async () => {
    const visitor = app.visitor();
    await visitor.signUp({ email: "forgetful@example.com" });
    await askFor("forgetful@example.com");
    const token = await tokenFor("forgetful@example.com");
    const stored = await app.db.selectFrom("passwordReset").select("tokenHash").execute();
    expect(stored.map(({ tokenHash }) => tokenHash)).not.toContain(token);
    const somebody = app.visitor();
    const set = () => somebody.post("/api/auth/reset-password", { token, password: "remembered" });
    expect((await set()).statusCode).toBe(200);
    expect((await somebody.get("/api/auth/user")).json()).toMatchObject({ email: "forgetful@example.com" });
    expect((await visitor.get("/api/auth/user")).statusCode).toBe(401);
    expect((await set()).json()).toMatchObject({ code: "RESET_EXPIRED" });
    expect((await mailsTo("forgetful@example.com")).at(-1)).toMatchObject({
      ...{ template: "password-changed", tokens: null, passkeyCount: 0, identityCount: 0 },
    });
  });

  it("is not replaced by a link older than an hour, or one that a newer one replaced", async () => {
    await app.visitor().signUp({ email: "late@example.com" });
    await askFor("late@example.com");
    const first = await tokenFor("late@example.com");
    await app.db.deleteFrom("mail").where("recipient", "=", "late@example.com").execute();
    await askFor("late@example.com");
    const second = await tokenFor("late@example.com");
    const set = (token: string) =>
      app.visitor().post("/api/auth/reset-password", { token, password: "remembered" });
    expect((await set(first)).statusCode).toBe(409);
    await app.db
      .updateTable("passwordReset")
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .execute();
    expect((await set(second)).statusCode).toBe(409);
  });
});

describe("one's own data", () => {
  /** Somebody with a CV in two versions, a preview that isn't saved, and a posting just begun. */
  const openWriter = async () => {
    const person = await openPerson(app);
    const { previewData } = await generate(person);
    const { id } = (await person.post("/api/cvs/save", previewData)).json<{ id: string }>();
    const { version, content } = (await person.get(`/api/cvs/${id}`)).json();
    await giveCredits(app, person, 10);
    await person.patch(`/api/cvs/${id}`, { version, content: { ...content, summary: "Edited." } });
    await generate(person, { jobTitle: "Unsaved" });
    const draft = { jobPosting: "A posting just begun" };
    await person.post("/api/cv-draft", { draft, typedAt: new Date().toISOString() });
    return person;
  };

  it("comes as one file, with everything and nobody else's", async () => {
    const person = await openWriter();
    const answer = await person.get("/api/user/export");
    expect(String(answer.headers["content-disposition"])).toContain("terzi-data.json");
    const data = answer.json();
    expect(data.careerProfile.experiences).toHaveLength(2);
    expect(data.cvs).toHaveLength(1);
    expect(data.cvVersions).toMatchObject([{ number: 1 }]);
    expect(data.cvPreviews).toMatchObject([{ data: { jobTitle: "Unsaved" } }]);
    expect(data.cvDraft).toMatchObject({ draft: { jobPosting: "A posting just begun" } });
    expect(data.ledger.map(({ kind }: { kind: string }) => kind).sort()).toEqual(["admin", "cv", "signup"]);
    expect(answer.body).not.toContain("passwordHash");
    expect((await app.visitor().get("/api/user/export")).statusCode).toBe(401);
  });

  it("comes whole, however long its lists are", async () => {
    const person = await openPerson(app);
    const accountId = await idOf(person);
    const { id: packageId } = await findPackage(person, "Starter");
    await sql`insert into purchase (account_id, package_id, package_name, credits, amount_cents, provider, intent_id)
      select ${accountId}, ${packageId}, 'Starter', 50, 499, 'sandbox', 'pi_whole_' || one from generate_series(1, 150) as one`.execute(
      app.db,
    );
    await sql`insert into ticket (account_id, subject, description)
      select ${accountId}, 'One of many', 'A hundred and fifty of them.' from generate_series(1, 150)`.execute(
      app.db,
    );
    await sql`insert into ledger_entry (account_id, kind, amount, actor_id)
      select ${accountId}, 'admin', 1, ${accountId} from generate_series(1, 150)`.execute(app.db);
    const { purchases, tickets, ledger } = (await person.get("/api/user/export")).json();
    expect([purchases.length, tickets.length, ledger.length]).toEqual([150, 150, 151]);
  });

  it("is gone when the account is deleted, but for the ledger, which names nobody", async () => {
    const person = await openWriter();
    const user = (await person.get("/api/auth/user")).json<{ id: string; email: string }>();
    expect(failureOf(await person.call("privacy.deleteAccount", { password: "wrong one" }))).toBe(
      "WRONG_PASSWORD",
    );
    expect((await person.call("privacy.deleteAccount", { password: PASSWORD })).statusCode).toBe(200);
    expect((await person.get("/api/auth/user")).statusCode).toBe(401);

    const left = await app.db
      .selectFrom("account")
      .selectAll()
      .where("id", "=", user.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(left)).not.toMatch(/Ada|Yılmaz|person\d+@/);
    for (const table of [
      "cv",
      "preview",
      "cvDraft",
      "careerProfile",
      "session",
      "ticket",
      "apiToken",
    ] as const)
      expect(await app.db.selectFrom(table).selectAll().where("accountId", "=", user.id).execute()).toEqual(
        [],
      );
    const ledger = await app.db
      .selectFrom("ledgerEntry")
      .select("amount")
      .where("accountId", "=", user.id)
      .execute();
    expect(ledger.map(({ amount }) => amount).sort()).toEqual([-10, 10, 10]);

    const again = app.visitor();
    expect((await again.signUp({ email: user.email })).statusCode).toBe(201);
  });

  it("the last admin who can sign in can't leave", async () => {
    const [admin, other] = [await openAdmin(app), await openAdmin(app)];
    const otherPath = `/api/admin/users/${await idOf(other)}/disabled`;
    await admin.patch(otherPath, { disabled: true });
    const leave = () => admin.call("privacy.deleteAccount", { password: PASSWORD });
    const refused = await leave();
    expect(refused.statusCode).toBe(409);
    expect(failureOf(refused)).toBe("LAST_ADMIN");
    await admin.patch(otherPath, { disabled: false });
    expect((await leave()).statusCode).toBe(200);
  });
});
