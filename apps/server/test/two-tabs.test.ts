import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generate, giveCredits, openPerson } from "./builders.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ maxConnections: 10 });
});
afterAll(() => app.stop());

const ten = Array.from({ length: 10 }, (_, index) => index);

describe("two tabs at once", () => {
  it("ten saves of one preview make one CV and charge once", async () => {
    const person = await openPerson(app);
    await giveCredits(app, person, 90);
    const { previewData } = await generate(person);
    const answers = await Promise.all(ten.map(() => person.post("/api/cvs/save", previewData)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(ten.map(() => 201));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect((await person.get("/api/auth/user")).json().credits).toBe(90);
  });

  it("ten saves of ten previews with 30 credits make three CVs, seven refusals and a balance of 0", async () => {
    const person = await openPerson(app);
    await giveCredits(app, person, 20);
    const previews = [];
    for (const _ of ten) previews.push((await generate(person)).previewData);
    const answers = await Promise.all(previews.map((preview) => person.post("/api/cvs/save", preview)));
    const statuses = answers.map((answer) => answer.statusCode).sort();
    expect(statuses).toEqual([201, 201, 201, 402, 402, 402, 402, 402, 402, 402]);
    expect((await person.get("/api/cvs")).json()).toHaveLength(3);
    const user = (await person.get("/api/auth/user")).json<{ id: string; credits: number }>();
    expect(user.credits).toBe(0);
    const ledger = await app.db
      .selectFrom("ledgerEntry")
      .select("amount")
      .where("accountId", "=", user.id)
      .execute();
    expect(ledger.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0);
  });

  it("ten sign-ups with one address make one account", async () => {
    const answers = await Promise.all(ten.map(() => app.visitor().signUp({ email: "once@example.com" })));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, ...ten.slice(1).map(() => 409)]);
  });

  it("of ten profile saves at one version, one wins and nine learn of it", async () => {
    const person = await openPerson(app);
    const profile = (await person.get("/api/career-data")).json();
    const answers = await Promise.all(
      ten.map((index) => person.post("/api/career-data", { ...profile, summary: `Tab ${index}` })),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...ten.slice(1).map(() => 409)]);
  });
});
