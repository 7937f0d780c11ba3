import type { GapAnswered, GapQuestions, GapScore } from "@terzi/contracts/gaps";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPerson } from "./builders.ts";
import { type Owner, openOwner } from "./saved-cvs.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const ask = async ({ person, id }: Owner): Promise<GapQuestions> =>
  (await person.get(`/api/cvs/${id}/gaps`)).json();

const setCost = (value: string) =>
  app.db.updateTable("setting").set({ value }).where("key", "=", "gap_cost").execute();

describe("the price of an answer", () => {
  it("is nothing at first; where an admin sets one, it is taken with the answer, or neither is", async () => {
    const { person, id } = await openOwner(app);
    const credits = async (): Promise<number> => (await person.get("/api/auth/user")).json().credits;
    const answer = async (text: string) => {
      const { version } = (await person.get(`/api/cvs/${id}/gaps`)).json<GapQuestions>();
      return person.post(`/api/cvs/${id}/gaps`, {
        version,
        fact: { form: "deed", job: "experiences.0", text },
      });
    };
    const before = await credits();
    expect((await answer("Read about Kubernetes")).statusCode).toBe(200);
    expect(await credits()).toBe(before);
    await setCost("3");
    expect((await person.get("/api/settings/extra-costs")).json()).toMatchObject({ gap: 3 });
    expect((await answer("Set up Kubernetes for two teams")).statusCode).toBe(200);
    expect(await credits()).toBe(before - 3);
    await setCost(String(before));
    const refused = await answer("Ran Kubernetes at night");
    expect([refused.statusCode, refused.json().code]).toEqual([402, "INSUFFICIENT_CREDITS"]);
    expect((await person.get("/api/career-data")).body).not.toContain("at night");
    expect(await credits()).toBe(before - 3);
    await setCost("0");
  });
});

describe("the gap interview", () => {
  it("asks for what the posting asks and the profile doesn't show, with what it would win", async () => {
    const { score, questions, jobs } = await ask(await openOwner(app));
    expect(questions).toMatchObject([{ asked: "Kubernetes", form: "deed", isMust: true }]);
    expect(questions[0]?.gain).toBeGreaterThan(0);
    expect(score).toBeLessThan(100);
    expect(jobs.map(({ name }) => name)).toEqual([
      "Senior Backend Engineer, Ege Ödeme A.Ş.",
      "Software Engineer, Mavi Yazılım",
    ]);
  });

  it("moves the score by what was announced, and keeps the person's own words in that job", async () => {
    const owner = await openOwner(app);
    const { version, questions, score } = await ask(owner);
    const text = "Moved four services to Kubernetes in 2023";
    const answer = { version, fact: { form: "deed", job: "experiences.0", text } };
    const announced = (await owner.person.post(`/api/cvs/${owner.id}/gaps/weigh`, answer)).json<GapScore>();
    expect(announced.before).toBe(score);
    expect(announced.after - announced.before).toBe(questions[0]?.gain);
    // Only asked: nothing is there yet.
    expect((await ask(owner)).score).toBe(score);
    const answered = (await owner.person.post(`/api/cvs/${owner.id}/gaps`, answer)).json<GapAnswered>();
    expect(answered).toEqual({ ...announced, version: version + 1 });
    const now = await ask(owner);
    expect(now).toMatchObject({ score: announced.after, questions: [] });
    const { experiences } = (await owner.person.get("/api/career-data")).json();
    expect(experiences[0].responsibilities.at(-1)).toBe(text);
  });

  it("asks about a posting that no CV was made for yet, and moves the score by what was announced", async () => {
    const { person } = await openOwner(app);
    const jobPosting = "Backend Engineer\n\nRequirements\n- TypeScript\n- Apache Kafka\n- Terraform";
    const asked = (await person.post("/api/gaps", { jobPosting })).json<GapQuestions>();
    expect(asked.questions.map(({ name }) => name).toSorted()).toEqual(["Apache Kafka", "Terraform"]);
    let { version, score } = asked;
    for (const { name, gain } of asked.questions) {
      const fact = { form: "deed", job: "experiences.0", text: `Ran ${name} for all payments in 2024` };
      const answer = { jobPosting, version, fact };
      const announced = (await person.post("/api/gaps/weigh", answer)).json<GapScore>();
      expect(announced).toEqual({ before: score, after: score + gain });
      const answered = (await person.post("/api/gaps/answer", answer)).json<GapAnswered>();
      expect(answered).toEqual({ ...announced, version: version + 1 });
      ({ version, after: score } = answered);
    }
    // The number of the wizard.
    const { matchScore } = (await person.post("/api/cvs/score", { jobPosting })).json();
    expect(matchScore).toBe(score);
    expect((await person.post("/api/gaps", { jobPosting })).json()).toMatchObject({ score, questions: [] });
    expect((await person.post("/api/gaps", { jobPosting: " " })).statusCode).toBe(400);
  });

  it("wins nothing by an answer that says no", async () => {
    const owner = await openOwner(app);
    const { version } = await ask(owner);
    const fact = { form: "deed", job: "experiences.0", text: "I have never worked with Kubernetes" };
    const { before, after } = (
      await owner.person.post(`/api/cvs/${owner.id}/gaps/weigh`, { version, fact })
    ).json<GapScore>();
    expect(after).toBe(before);
  });

  it("takes a language, a certificate, a project and a note for what they are", async () => {
    const owner = await openOwner(app);
    const facts = [
      { form: "language", language: "German", proficiency: "Fluent" },
      { form: "certificate", name: "CKA", issuer: "CNCF", date: "2024-05" },
      { form: "project", name: "Home cluster", date: "2023", text: "Ran Kubernetes on three small machines" },
      { form: "note", text: "Full driving licence" },
    ];
    let { version } = await ask(owner);
    for (const fact of facts)
      ({ version } = (
        await owner.person.post(`/api/cvs/${owner.id}/gaps`, { version, fact })
      ).json<GapAnswered>());
    const profile = (await owner.person.get("/api/career-data")).json();
    expect(profile.skills.languages.at(-1)).toEqual({ language: "German", proficiency: "Fluent" });
    expect(profile.certifications.at(-1)).toMatchObject({ name: "CKA", date: "2024-05" });
    expect(profile.projects.at(-1)).toMatchObject({ name: "Home cluster", date: "2023" });
    expect(profile.additionalInfo).toContain("Full driving licence");
    expect((await ask(owner)).questions).toEqual([]);
  });

  it("takes no answer for a profile that has changed meanwhile, nor for a job that isn't there", async () => {
    const owner = await openOwner(app);
    const { version } = await ask(owner);
    const post = (input: object) => owner.person.post(`/api/cvs/${owner.id}/gaps`, input);
    const fact = { form: "deed", job: "experiences.0", text: "Ran Kubernetes" };
    expect((await post({ version: version - 1, fact })).json()).toMatchObject({ code: "STALE_PROFILE" });
    expect((await post({ version, fact: { ...fact, job: "experiences.7" } })).statusCode).toBe(409);
    expect((await post({ version, fact: { ...fact, text: "  " } })).statusCode).toBe(400);
  });

  it("is nobody else's", async () => {
    const { id } = await openOwner(app);
    const other = await openPerson(app);
    expect((await other.get(`/api/cvs/${id}/gaps`)).statusCode).toBe(404);
  });
});
