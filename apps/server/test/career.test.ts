import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildOrder, buildProfile, idOf } from "./builders.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const signedUp = async () => {
  const visitor = app.visitor();
  await visitor.signUp();
  return visitor;
};

describe("the career profile", () => {
  it("is empty, at version 0, before the first save", async () => {
    const visitor = await signedUp();
    const profile = (await visitor.get("/api/career-data")).json();
    expect(profile).toMatchObject({ version: 0, experiences: [], skills: { technical: [] } });
  });

  it("starts with the name and e-mail of the account, and keeps what is saved instead", async () => {
    const visitor = app.visitor();
    await visitor.signUp({ firstName: "Nia", lastName: "Loom", email: "nia-own@example.com" });
    const { personalInfo, version } = (await visitor.get("/api/career-data")).json();
    expect(personalInfo).toMatchObject({ name: "Nia Loom", email: "nia-own@example.com", phone: "" });
    await visitor.post("/api/career-data", { personalInfo: { name: "N. Loom" }, version });
    expect((await visitor.get("/api/career-data")).json().personalInfo).toMatchObject({
      name: "N. Loom",
      email: "",
    });
  });

  it("keeps everything, also what has no tab", async () => {
    const visitor = await signedUp();
    const whole = buildProfile({
      awards: [{ title: "Best Thesis", issuer: "Ege Üniversitesi", date: "2016" }],
      hobbies: ["Bağlama"],
      references: [{ name: "Can Öz" }],
      additionalInfo: "Driving licence B",
    });
    await visitor.post("/api/career-data", { ...whole, version: 0 });
    expect((await visitor.get("/api/career-data")).json()).toEqual({ ...whole, version: 1 });
  });

  it("answers a stale save with the newer profile, and keeps it", async () => {
    const visitor = await signedUp();
    await visitor.post("/api/career-data", { ...buildProfile(), version: 0 });
    const newer = await visitor.post("/api/career-data", {
      ...buildProfile({ summary: "Newer" }),
      version: 1,
    });
    expect(newer.json()).toMatchObject({ version: 2 });
    const stale = await visitor.post("/api/career-data", {
      ...buildProfile({ summary: "Stale" }),
      version: 1,
    });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: "STALE_PROFILE", details: { summary: "Newer", version: 2 } });
    expect((await visitor.get("/api/career-data")).json().summary).toBe("Newer");
  });

  it("is replaced by a save that names no version", async () => {
    const visitor = await signedUp();
    await visitor.post("/api/career-data", buildProfile());
    const second = await visitor.post("/api/career-data", buildProfile({ summary: "Whole new" }));
    expect(second.json()).toMatchObject({ version: 2, summary: "Whole new" });
  });

  it("is at most 300 KB", async () => {
    const visitor = await signedUp();
    const description = "ş".repeat(9_000);
    const save = (length: number) =>
      visitor.post("/api/career-data", { projects: Array(length).fill({ name: "Long", description }) });
    expect((await save(16)).statusCode).toBe(200);
    const answer = await save(17);
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: "PROFILE_TOO_LARGE" });
  });

  it("can still be read and shortened where it is from before the limit, but no CV is made from it", async () => {
    const visitor = await signedUp();
    await visitor.post("/api/career-data", buildProfile());
    const large = buildProfile({
      projects: Array(50).fill({ name: "Long", description: "x".repeat(9_000) }),
    });
    await app.db
      .updateTable("careerProfile")
      .set({ document: large })
      .where("accountId", "=", await idOf(visitor))
      .execute();
    expect((await visitor.get("/api/career-data")).json().projects).toHaveLength(50);
    const refused = await visitor.post("/api/cvs/generate", buildOrder());
    expect(refused.json()).toMatchObject({ code: "PROFILE_TOO_LARGE" });
    expect((await visitor.post("/api/career-data", { ...large, projects: [] })).statusCode).toBe(200);
  });

  it("belongs to one person", async () => {
    const one = await signedUp();
    await one.post("/api/career-data", buildProfile());
    const other = await signedUp();
    expect((await other.get("/api/career-data")).json().experiences).toEqual([]);
    expect((await app.visitor().get("/api/career-data")).statusCode).toBe(401);
  });
});
