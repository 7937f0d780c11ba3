import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildOrder, buildProfile, generate, openPerson } from "./builders.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const HOSTILE = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "\u202Egnp.exe\u202C",
  "\u200F\u200E",
  "👩‍💻🇹🇷",
  "\uD800 alone",
  "'; drop table account; --",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is hostile because somebody might fill it in.
  "{{7*7}} ${7*7}",
  "İıIi ĞğŞş",
  "\u0007\u001B[31m",
];

describe("hostile text", () => {
  it("a NUL character is refused by name, wherever it stands", async () => {
    const person = await openPerson(app);
    const profile = await person.post("/api/career-data", { ...buildProfile(), summary: "a\0b" });
    expect(profile.statusCode).toBe(400);
    const posting = await person.post("/api/cvs/generate", buildOrder({ jobPosting: "Cook\0 wanted" }));
    expect(posting.statusCode).toBe(400);
    expect(posting.json().issues).toEqual([
      { path: "jobPosting", message: "Contains a NUL character, which can't be stored" },
    ]);
    const email = await person.post("/api/auth/login", { email: "a\0@example.com", password: "whatever" });
    expect(email.statusCode).toBe(400);
  });

  it("is kept as it is, but for lone surrogates, which UTF-8 can't hold", async () => {
    const person = await openPerson(app);
    const profile = buildProfile({ summary: HOSTILE.join("\n"), hobbies: HOSTILE });
    await person.post("/api/career-data", profile);
    const stored = (await person.get("/api/career-data")).json();
    expect(stored.hobbies).toEqual(HOSTILE.map((text) => text.toWellFormed()));
  });

  it("makes whole documents from preview to file", async () => {
    const person = await openPerson(app, {
      personalInfo: { name: HOSTILE[0], email: HOSTILE[1], portfolio: "javascript:alert(1)" },
      summary: HOSTILE.join(" "),
      experiences: HOSTILE.map((text) => ({ company: text, position: text, responsibilities: [text] })),
    });
    const { previewData } = await generate(person, { jobTitle: HOSTILE[0] ?? "", company: HOSTILE[2] ?? "" });
    const { id } = (await person.post("/api/cvs/save", previewData)).json<{ id: string }>();
    for (const format of ["pdf", "docx"]) {
      const file = await person.get(`/api/cvs/${id}/download/${format}`);
      expect(file.statusCode).toBe(200);
      expect(String(file.headers["content-disposition"])).toMatch(/^[\x20-\x7e]+$/);
    }
  });

  it("never ends in a 500, whatever the fields hold", async () => {
    const visitor = app.visitor();
    await visitor.signUp();
    const anything = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom(...HOSTILE, "\0"),
      fc.jsonValue(),
    );
    await fc.assert(
      fc.asyncProperty(anything, anything, anything, async (one, two, three) => {
        const answers = [
          await visitor.post("/api/career-data", {
            summary: one,
            skills: { technical: [two] },
            hobbies: three,
          }),
          await visitor.post("/api/cvs/save", {
            content: { summary: one, workExperience: two },
            jobTitle: three,
          }),
          await visitor.post("/api/cvs/generate", { jobPosting: one, jobTitle: two, company: three }),
          await visitor.patch("/api/user/language", { language: one }),
        ];
        for (const answer of answers) expect(answer.statusCode).toBeLessThan(500);
      }),
      { numRuns: 40 },
    );
  });

  it("a body that is no JSON, no object or no form is refused in our own words", async () => {
    const visitor = app.visitor();
    const send = (payload: string, type = "application/json") =>
      app.app.inject({ method: "POST", url: "/api/auth/login", payload, headers: { "content-type": type } });
    for (const body of ["{", "[]", '"text"', "null"]) {
      const answer = await send(body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: "INVALID_INPUT" });
    }
    expect((await send("email=a", "application/x-www-form-urlencoded")).json()).toMatchObject({
      code: "UNSUPPORTED_TYPE",
    });
    expect((await visitor.post("/trpc/auth.signIn", { email: 5 })).json().error.data.failure.code).toBe(
      "INVALID_INPUT",
    );
  });

  it("another cookie of the same address, however it is written, leaves a person signed in", async () => {
    const visitor = app.visitor();
    await visitor.signUp();
    const whoAmI = async (cookie: string) =>
      (await app.app.inject({ url: "/api/auth/user", headers: { cookie } })).statusCode;
    expect(await whoAmI(`discount=100%; ${visitor.cookie}; broken=%E0%A4%A`)).toBe(200);
    expect(await whoAmI("terzi_session=%E0%A4%A")).toBe(401);
    expect(await whoAmI(`not_${visitor.cookie}`)).toBe(401);
  });

  it("an emoji is one character where a text must have some", async () => {
    const person = await openPerson(app);
    const ticket = { subject: "Hello", description: "👍".repeat(9) };
    expect((await person.post("/api/tickets", ticket)).statusCode).toBe(400);
    expect((await person.post("/api/tickets", { ...ticket, subject: "👍👍" })).statusCode).toBe(400);
    const message = { name: "👍", email: "ada@example.com", subject: "Hello", message: "👍".repeat(10) };
    expect((await person.post("/api/contact", message)).statusCode).toBe(400);
    expect((await person.post("/api/contact", { ...message, name: "👍👍" })).statusCode).toBe(201);
  });
});
