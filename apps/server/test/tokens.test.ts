import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveCredits, idOf, openAdmin, openNewcomer } from "./builders.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const DAY = 24 * 3_600_000;
const openPerson = () => openNewcomer(app);
const make = async (person: Visitor, scopes: string[], rest = {}) =>
  (await person.post("/api/tokens", { name: "CI", scopes, ...rest })).json<{ id: string; token: string }>();
/** A program: no cookie, only the token. */
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe("an API token", () => {
  it("is shown once, kept as a hash, and opens the account to a program", async () => {
    const person = await openPerson();
    const answer = await person.post("/api/tokens", { name: "My script", scopes: ["read"] });
    expect(answer.statusCode).toBe(201);
    const { token, ...rest } = answer.json();
    expect(token).toMatch(/^terzi_[\w-]{43}$/);
    expect(rest).toMatchObject({ name: "My script", scopes: ["read"], lastUsedAt: null });
    const kept = await app.db.selectFrom("apiToken").select("tokenHash").execute();
    expect(JSON.stringify(kept)).not.toContain(token);
    const user = await app.visitor().get("/api/auth/user", bearer(token));
    expect(user.json()).toMatchObject({ id: await idOf(person) });
    const [listed] = (await person.get("/api/tokens")).json();
    expect(listed).toEqual({ ...rest, lastUsedAt: expect.any(String) });
  });

  it("is read in whatever case the scheme is written, as the standard has it", async () => {
    const person = await openPerson();
    const { token } = await make(person, ["read"]);
    for (const authorization of [`bearer ${token}`, `BEARER ${token}`, `Bearer   ${token} `])
      expect((await app.visitor().get("/api/auth/user", { authorization })).statusCode).toBe(200);
    // The token itself is one of its letters as they are.
    const other = bearer(token.toUpperCase());
    expect((await app.visitor().get("/api/auth/user", other)).statusCode).toBe(401);
  });

  it("does what it was made for: reading, or changing too", async () => {
    const person = await openPerson();
    const reader = bearer((await make(person, ["read"])).token);
    const writer = bearer((await make(person, ["write"])).token);
    const program = app.visitor();
    expect((await program.get("/api/career-data", reader)).statusCode).toBe(200);
    const refused = await program.post("/api/career-data", {}, reader);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: "MISSING_SCOPE" });
    expect(refused.json().message).toContain("write");
    expect((await program.post("/api/career-data", {}, writer)).statusCode).toBe(200);
    expect((await program.get("/api/career-data", writer)).statusCode).toBe(200);
  });

  it("reaches the admin calls only when an admin made it for them", async () => {
    const admin = await openAdmin(app);
    const program = app.visitor();
    const plain = bearer((await make(admin, ["read", "write"])).token);
    expect((await program.get("/api/admin/stats", plain)).json()).toMatchObject({ code: "MISSING_SCOPE" });
    const reading = bearer((await make(admin, ["read", "admin"])).token);
    expect((await program.get("/api/admin/stats", reading)).statusCode).toBe(200);
    expect((await program.post("/api/admin/packages", {}, reading)).json()).toMatchObject({
      code: "MISSING_SCOPE",
    });
    const full = bearer((await make(admin, ["write", "admin"])).token);
    expect((await program.post("/api/admin/packages", {}, full)).json()).toMatchObject({
      code: "INVALID_INPUT",
    });
    const person = await openPerson();
    expect((await person.post("/api/tokens", { name: "x", scopes: ["admin"] })).statusCode).toBe(403);
  });

  it("of an admin that was not made for admin calls sees its own tickets only", async () => {
    const owner = await openPerson();
    const ticket = { subject: "Mine alone", description: "Not for scripts." };
    const { id } = (await owner.post("/api/tickets", ticket)).json();
    const admin = await openAdmin(app);
    const plain = bearer((await make(admin, ["write"])).token);
    expect((await app.visitor().get(`/api/tickets/${id}`, plain)).statusCode).toBe(404);
    expect((await admin.get(`/api/tickets/${id}`)).statusCode).toBe(200);
  });

  it("of an admin that was not made for admin calls speaks for the person, not for support", async () => {
    const admin = await openAdmin(app);
    const plain = bearer((await make(admin, ["write"])).token);
    const ticket = { subject: "My own", description: "An admin needs help too." };
    const { id } = (await admin.post("/api/tickets", ticket)).json();
    const reply = () => app.visitor().post(`/api/tickets/${id}/replies`, { message: "Anything new?" }, plain);
    expect((await reply()).json()).toMatchObject({ isAdminReply: false });
    await admin.patch(`/api/tickets/${id}/status`, { status: "closed" });
    expect((await reply()).json()).toMatchObject({ code: "TICKET_CLOSED" });
  });

  it("ends with its time, when it is revoked, and with the account", async () => {
    const person = await openPerson();
    const use = async (token: string) =>
      (await app.visitor().get("/api/auth/user", bearer(token))).json().code ?? "works";
    const short = await make(person, ["read"], { expiresInDays: 1 });
    const long = await make(person, ["read"], { expiresInDays: 365 });
    expect(await use(short.token)).toBe("works");
    app.passTime(DAY + 1_000);
    expect(await use(short.token)).toBe("INVALID_TOKEN");
    expect(await use(long.token)).toBe("works");
    app.passTime(-DAY - 1_000);
    expect((await person.delete(`/api/tokens/${short.id}`)).json()).toEqual({ success: true });
    expect(await use(short.token)).toBe("INVALID_TOKEN");
    expect((await (await openPerson()).delete(`/api/tokens/${long.id}`)).statusCode).toBe(404);
    await app.db
      .updateTable("account")
      .set({ disabledAt: new Date() })
      .where("id", "=", await idOf(person))
      .execute();
    expect(await use(long.token)).toBe("INVALID_TOKEN");
  });

  it("makes no tokens", async () => {
    const admin = await openAdmin(app);
    const full = bearer((await make(admin, ["read", "write", "admin"])).token);
    const program = app.visitor();
    expect((await program.get("/api/tokens", full)).statusCode).toBe(403);
    expect((await program.post("/api/tokens", { name: "more", scopes: ["read"] }, full)).statusCode).toBe(
      403,
    );
  });

  it("opens nothing over /trpc, which is the apps' own", async () => {
    const person = await openPerson();
    const { token } = await make(person, ["read"]);
    expect((await app.visitor().get("/trpc/career.read", bearer(token))).statusCode).toBe(401);
  });
});

describe("with an Authorization header", () => {
  it("the cookie is not looked at, nor where the call comes from", async () => {
    const person = await openPerson();
    const { token } = await make(person, ["write"]);
    const foreign = { origin: "https://integrator.example" };
    expect((await person.post("/api/career-data", {}, { ...bearer(token), ...foreign })).statusCode).toBe(
      200,
    );
    expect(
      (await person.post("/api/career-data", {}, { ...bearer("terzi_no"), ...foreign })).json(),
    ).toMatchObject({
      code: "INVALID_TOKEN",
    });
  });

  it.each(["Bearer", "Bearer ", "Basic YTpi", "terzi_abc", `Bearer ${"x".repeat(5_000)}`])(
    "%s opens nothing, not even what is public",
    async (authorization) => {
      const answer = await app.visitor().get("/api/packages", { authorization });
      expect(answer.statusCode).toBe(401);
    },
  );
});

it("a token needs a name, a scope that there is, and at most a year", async () => {
  const person = await openPerson();
  const answer = await person.post("/api/tokens", { name: " ", scopes: ["root"], expiresInDays: 366 });
  expect(answer.json().issues.map(({ path }: { path: string }) => path)).toEqual([
    "name",
    "scopes.0",
    "expiresInDays",
  ]);
  expect((await person.post("/api/tokens", { name: "x", scopes: [] })).statusCode).toBe(400);
});

describe("an Idempotency-Key on a save", () => {
  const cv = { content: { summary: "Mine" }, jobTitle: "Cook" };

  it("saves and charges once, and repeats the answer", async () => {
    const person = await openPerson();
    const save = (body: object, key: string) =>
      person.post("/api/cvs/save", body, { "idempotency-key": key });
    const first = await save(cv, "save-1");
    expect(first.statusCode).toBe(201);
    expect((await save(cv, "save-1")).json()).toEqual(first.json());
    expect((await person.get("/api/cvs")).json()).toHaveLength(1);
    expect((await save({ ...cv, jobTitle: "Baker" }, "save-1")).json()).toMatchObject({ code: "KEY_REUSED" });
    expect((await save(cv, "save-2")).json()).toMatchObject({ code: "INSUFFICIENT_CREDITS" });
    await giveCredits(app, person, 10);
    const second = await save({ ...cv, jobTitle: "Baker" }, "save-2");
    expect(second.statusCode).toBe(201);
    // Of several keys each has its own answer.
    expect((await save(cv, "save-1")).json()).toEqual(first.json());
    expect((await save({ ...cv, jobTitle: "Baker" }, "save-2")).json()).toEqual(second.json());
  });

  it("is free again after a refusal, and each person's own", async () => {
    const person = await openPerson();
    const other = await openPerson();
    const key = { "idempotency-key": "shared" };
    expect((await person.post("/api/cvs/save", { content: 5 }, key)).statusCode).toBe(400);
    const mine = await person.post("/api/cvs/save", cv, key);
    const theirs = await other.post("/api/cvs/save", cv, key);
    expect([mine.statusCode, theirs.statusCode]).toEqual([201, 201]);
    expect(theirs.json().id).not.toBe(mine.json().id);
    // Whoever asks again is told of their own.
    expect((await person.post("/api/cvs/save", cv, key)).json()).toEqual(mine.json());
    expect((await other.post("/api/cvs/save", cv, key)).json()).toEqual(theirs.json());
    for (const [who, saved] of [
      [person, mine],
      [other, theirs],
    ] as const)
      expect((await who.get("/api/cvs")).json()).toMatchObject([{ id: saved.json().id }]);
  });
});
