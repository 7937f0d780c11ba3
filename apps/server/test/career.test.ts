import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildProfile } from "./builders.ts";
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

  it("is at most 1 MB", async () => {
    const visitor = await signedUp();
    const description = "ş".repeat(9_000);
    const projects = Array.from({ length: 100 }, () => ({ name: "Long", description }));
    const answer = await visitor.post("/api/career-data", { projects });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: "PROFILE_TOO_LARGE" });
  });

  it("belongs to one person", async () => {
    const one = await signedUp();
    await one.post("/api/career-data", buildProfile());
    const other = await signedUp();
    expect((await other.get("/api/career-data")).json().experiences).toEqual([]);
    expect((await app.visitor().get("/api/career-data")).statusCode).toBe(401);
  });
});
