import { PreviewData } from "@terzi/contracts/preview";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildOrder, generate, giveCredits, openPerson } from "./builders.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const creditsOf = async (visitor: { get(url: string): Promise<{ json(): { credits: number } }> }) =>
  (await visitor.get("/api/auth/user")).json().credits;

describe("generating", () => {
  it("answers with a preview that matches its description, and takes no credits", async () => {
    const person = await openPerson(app);
    const { matchScore, previewData } = await generate(person);
    expect(PreviewData.parse(previewData)).toEqual(previewData);
    expect(previewData.matchScore).toBe(matchScore);
    expect(previewData.match.matches.length).toBeGreaterThan(3);
    expect(await creditsOf(person)).toBe(10);
  });

  it("tells each step as it begins, to a page that listens", async () => {
    const person = await openPerson(app);
    const answer = await person.post(
      "/trpc/cv.generate?batch=1",
      { 0: buildOrder() },
      { "trpc-accept": "application/jsonl" },
    );
    const steps = [...answer.body.matchAll(/"step","step":"(\w+)"|"step":"(\w+)"/g)].map(
      (match) => match[1] ?? match[2],
    );
    expect(steps).toEqual(["reading", "matching", "writing", "checking", "fitting"]);
  });

  it("needs something to make a CV of", async () => {
    const visitor = app.visitor();
    await visitor.signUp();
    const answer = await visitor.post("/api/cvs/generate", buildOrder());
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: "PROFILE_EMPTY" });
  });

  it("needs a balance of at least the price", async () => {
    const person = await openPerson(app);
    await giveCredits(app, person, -1);
    const answer = await person.post("/api/cvs/generate", buildOrder());
    expect(answer.statusCode).toBe(402);
    expect(answer.json().message).toBe("You need at least 10 credits to generate a CV");
  });

  it("needs a posting and a title", async () => {
    const person = await openPerson(app);
    const answer = await person.post("/api/cvs/generate", buildOrder({ jobPosting: " \n ", jobTitle: "" }));
    expect(answer.json().issues).toEqual([
      { path: "jobPosting", message: "Please paste the job posting" },
      { path: "jobTitle", message: "Please enter the job title" },
    ]);
    const long = await person.post("/api/cvs/generate", buildOrder({ jobPosting: "x".repeat(50_001) }));
    expect(long.statusCode).toBe(400);
  });

  it("is bounded by a setting", async () => {
    const person = await openPerson(app);
    await app.db.updateTable("setting").set({ value: "1" }).where("key", "=", "previews_per_hour").execute();
    await generate(person);
    expect((await person.post("/api/cvs/generate", buildOrder())).statusCode).toBe(429);
    await app.db.updateTable("setting").set({ value: "20" }).where("key", "=", "previews_per_hour").execute();
  });
});

describe("saving", () => {
  it("keeps the CV, takes its price, and shows it in the list", async () => {
    const person = await openPerson(app);
    const { previewData } = await generate(person);
    const content = { ...previewData.content, summary: "Edited by hand." };
    const saved = await person.post("/api/cvs/save", { ...previewData, content });
    expect(saved.statusCode).toBe(201);
    const { id } = saved.json<{ id: string }>();
    expect(await creditsOf(person)).toBe(0);
    expect((await person.get("/api/cvs")).json()).toMatchObject([
      { id, jobTitle: "Senior Backend Engineer" },
    ]);
    expect((await person.get(`/api/cvs/${id}`)).json()).toMatchObject({
      content: { summary: "Edited by hand." },
      matchScore: previewData.matchScore,
      jobPosting: previewData.jobPosting,
    });
  });

  it("says which CV has no score, because its posting asks for nothing", async () => {
    const person = await openPerson(app);
    await giveCredits(app, person, 10);
    for (const jobPosting of ["Hello there", buildOrder().jobPosting]) {
      const { previewData } = (await person.post("/api/cvs/generate", buildOrder({ jobPosting }))).json();
      await person.post("/api/cvs/save", previewData);
    }
    expect((await person.get("/api/cvs")).json()).toMatchObject([
      { isScored: true },
      { isScored: false, matchScore: 0 },
    ]);
  });

  it("believes its own copy of the score and the order, not the sender's", async () => {
    const person = await openPerson(app);
    const { previewData } = await generate(person);
    const { id } = (
      await person.post("/api/cvs/save", {
        ...previewData,
        matchScore: 100,
        jobTitle: "CEO",
        template: "professional",
      })
    ).json<{ id: string }>();
    expect((await person.get(`/api/cvs/${id}`)).json()).toMatchObject({
      matchScore: previewData.matchScore,
      jobTitle: "Senior Backend Engineer",
      template: "professional",
    });
  });

  it("gives the same CV and takes nothing when the same preview is saved again", async () => {
    const person = await openPerson(app);
    await giveCredits(app, person, 20);
    const { previewData } = await generate(person);
    const first = await person.post("/api/cvs/save", previewData);
    const second = await person.post("/api/cvs/save", previewData);
    expect(second.json()).toEqual(first.json());
    expect(await creditsOf(person)).toBe(20);
  });

  it("saves what it is given when no preview stands behind it, and charges for it", async () => {
    const person = await openPerson(app);
    const answer = await person.post("/api/cvs/save", { content: { summary: "Mine" }, jobTitle: "Cook" });
    expect(answer.statusCode).toBe(201);
    expect(await creditsOf(person)).toBe(0);
    expect((await person.post("/api/cvs/save", { content: {}, jobTitle: "Cook" })).statusCode).toBe(402);
  });

  it("refuses a CV of more than 200 KB, and takes nothing for it", async () => {
    const person = await openPerson(app);
    const publication = { title: "Long", description: "ş".repeat(9_000) };
    const save = (length: number) =>
      person.post("/api/cvs/save", { content: { publications: Array(length).fill(publication) } });
    expect((await save(12)).json()).toMatchObject({ code: "CV_TOO_LARGE" });
    expect((await person.get("/api/cvs")).json()).toEqual([]);
    expect((await save(10)).statusCode).toBe(201);
  });

  it("refuses a preview that has expired, or is somebody else's", async () => {
    const person = await openPerson(app);
    const { previewData } = await generate(person);
    const other = await openPerson(app);
    expect((await other.post("/api/cvs/save", previewData)).json()).toMatchObject({
      code: "PREVIEW_EXPIRED",
    });
    await app.db
      .updateTable("preview")
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where("id", "=", previewData.previewId)
      .execute();
    expect((await person.post("/api/cvs/save", previewData)).statusCode).toBe(409);
    expect(await creditsOf(person)).toBe(10);
  });

  it("wants every added claim confirmed or gone", async () => {
    const person = await openPerson(app);
    const { previewData } = await generate(person, { generationMode: "extensive" });
    const added = previewData.claims.filter((claim) => claim.added);
    expect(added.length).toBeGreaterThan(0);
    const open = await person.post("/api/cvs/save", previewData);
    expect(open.statusCode).toBe(409);
    expect(open.json()).toMatchObject({ code: "UNCONFIRMED_CLAIMS" });
    const confirmedClaims = added.map((claim) => claim.at);
    expect((await person.post("/api/cvs/save", { ...previewData, confirmedClaims })).statusCode).toBe(201);
  });

  it("takes a section edited into raw text", async () => {
    const person = await openPerson(app);
    const { previewData } = await generate(person);
    const content = {
      ...previewData.content,
      workExperience: "{ not json any more",
      skills: "TypeScript, Go",
    };
    const { id } = (await person.post("/api/cvs/save", { ...previewData, content })).json<{ id: string }>();
    expect((await person.get(`/api/cvs/${id}`)).json().content.workExperience).toBe("{ not json any more");
    expect((await person.get(`/api/cvs/${id}/download/pdf`)).statusCode).toBe(200);
  });
});
