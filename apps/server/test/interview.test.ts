import type { InterviewAnswer } from "@terzi/contracts/interview";
import { openPdf } from "@terzi/documents/open-pdf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generate, openPerson } from "./builders.ts";
import { openOwner } from "./saved-cvs.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ maxConnections: 3 });
});
afterAll(() => app.stop());

const setCost = (value: string) =>
  app.db.updateTable("setting").set({ value }).where("key", "=", "interview_cost").execute();

describe("the interview pack of a CV", () => {
  it("has for each must the line that proves it, its question and an outline from the person's own lines", async () => {
    const { person, id } = await openOwner(app);
    const { cost, pack } = (await person.get(`/api/cvs/${id}/interview`)).json<InterviewAnswer>();
    expect(cost).toBe(0);
    const asked = pack?.questions.find(({ asked }) => asked.includes("TypeScript"));
    expect(asked).toMatchObject({
      isMust: true,
      proof: [{ quote: "Designed REST APIs in Node.js and TypeScript" }],
      question: "Tell me about something you did with TypeScript. What was it for?",
    });
    expect(asked?.star).toMatchObject([
      {
        part: "situation",
        text: expect.stringMatching(/^Senior Backend Engineer, Ege Ödeme A\.Ş\., Mar 2020 – Present/),
      },
      // Nothing of that job tells what was owed, or what came of it: nobody makes it up.
      { part: "task", text: "" },
      { part: "action", text: "I designed REST APIs in Node.js and TypeScript." },
      { part: "result", text: "" },
    ]);
    expect(pack?.introduction.join(" ")).toContain("Ege Ödeme A.Ş.");
  });

  it("says what is not there, and nothing more", async () => {
    const { person, id } = await openOwner(app);
    const { pack } = (await person.get(`/api/cvs/${id}/interview`)).json<InterviewAnswer>();
    expect(pack?.weakSpots).toMatchObject([
      {
        asked: "Kubernetes",
        question: expect.stringContaining("Kubernetes"),
        answer: "I have not done this yet. What comes nearest: “Docker”.",
      },
    ]);
  });

  it("asks about a time of which the profile says nothing", async () => {
    const person = await openPerson(app, {
      experiences: [
        { company: "B", position: "Engineer", startDate: "2022-03", endDate: "present" },
        { company: "A", position: "Engineer", startDate: "2017-01", endDate: "2021-02" },
      ],
    });
    const { id } = (await person.post("/api/cvs/save", (await generate(person)).previewData)).json<{
      id: string;
    }>();
    const { pack } = (await person.get(`/api/cvs/${id}/interview`)).json<InterviewAnswer>();
    expect(pack?.weakSpots.map(({ question }) => question)).toContain(
      "What did you do between February 2021 and March 2022?",
    );
  });

  it("is printed, in the CV's language", async () => {
    const { person, id } = await openOwner(app, { language: "tr" });
    const file = await person.get(`/api/cvs/${id}/interview/pdf`);
    const page = await (await openPdf(file.rawPayload)).getPage(1);
    const { items } = await page.getTextContent();
    const printed = items
      .map((item) => ("str" in item ? item.str : ""))
      .join(" ")
      .replace(/\s+/g, " ");
    expect(printed).toContain("Mülakat hazırlığı");
    expect(printed).toContain("Designed REST APIs in Node.js and TypeScript");
  });

  it("doesn't exist for anybody else", async () => {
    const { id } = await openOwner(app);
    const other = await openPerson(app);
    for (const path of ["", "/pdf"])
      expect((await other.get(`/api/cvs/${id}/interview${path}`)).statusCode).toBe(404);
    expect((await other.post(`/api/cvs/${id}/interview`)).statusCode).toBe(404);
  });
});

describe("the price of an interview pack", () => {
  it("is taken once for good", async () => {
    await setCost("4");
    const { person, id } = await openOwner(app);
    const before = (await person.get("/api/auth/user")).json().credits;
    expect((await person.get(`/api/cvs/${id}/interview`)).json()).toEqual({ cost: 4, pack: null });
    expect((await person.get(`/api/cvs/${id}/interview/pdf`)).statusCode).toBe(402);
    const bought = [
      await person.post(`/api/cvs/${id}/interview`),
      await person.post(`/api/cvs/${id}/interview`),
    ];
    expect(bought.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await person.get("/api/auth/user")).json().credits).toBe(before - 4);
    expect((await person.get(`/api/cvs/${id}/interview`)).json()).toMatchObject({
      cost: 0,
      pack: { language: "en" },
    });
    await setCost("0");
  });

  it("is not taken for a profile that holds nothing", async () => {
    const { person, id } = await openOwner(app);
    const { version } = (await person.get("/api/career-data")).json<{ version: number }>();
    expect((await person.post("/api/career-data", { version })).statusCode).toBe(200);
    await setCost("4");
    const credits = async () => (await person.get("/api/auth/user")).json().credits;
    const before = await credits();
    const refused = await person.post(`/api/cvs/${id}/interview`);
    expect([refused.statusCode, refused.json().code]).toEqual([422, "PROFILE_EMPTY"]);
    expect(await credits()).toBe(before);
    await setCost("0");
  });

  it("refuses whoever has too few credits", async () => {
    const person = await openPerson(app);
    const { id } = (await person.post("/api/cvs/save", (await generate(person)).previewData)).json<{
      id: string;
    }>();
    await setCost("4");
    expect((await person.post(`/api/cvs/${id}/interview`)).json()).toMatchObject({
      code: "INSUFFICIENT_CREDITS",
    });
    await setCost("0");
  });
});
