import type { GenerateAnswer } from "@terzi/contracts/preview";
import { materialOf, sendCompletion, startChatServer } from "@terzi/testing/chat-server";
import { afterEach, expect, it } from "vitest";
import { readConfig } from "../src/config.ts";
import { buildOrder, generate, openPerson } from "./builders.ts";
import { startApp } from "./start-app.ts";

type Answer = Parameters<typeof startChatServer>[0];

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** The server with a model as its writer, at an endpoint that answers so; what is logged is collected. */
async function startWithModel(answer: Answer) {
  const endpoint = await startChatServer(answer);
  closers.push(() => endpoint.close());
  const logged: unknown[] = [];
  const keep = (details: object, message: string) => void logged.push({ ...details, message });
  const { writer } = readConfig({ OPENAI_API_KEY: "sk-secret", OPENAI_BASE_URL: endpoint.baseUrl });
  const log = { debug: keep, info: keep, warn: keep, error: keep };
  const app = await startApp({ ports: { writer, log } });
  closers.push(() => app.stop());
  return { app, endpoint, logged };
}

const wording =
  (word: (text: string) => string[], summary: string): Answer =>
  (request, response) => {
    const { profile } = materialOf(request);
    const edits =
      "entries" in profile
        ? profile.entries.flatMap(({ lines }) =>
            lines.flatMap(({ at, text }) => word(text).map((wording) => ({ at, text: wording }))),
          )
        : [{ at: "summary", text: summary }];
    sendCompletion(response, { content: JSON.stringify({ edits }) });
  };

const PERSON = {
  experiences: [
    {
      company: "Ege Ödeme A.Ş.",
      position: "Backend Engineer",
      startDate: "2020-03",
      endDate: "present",
      responsibilities: [
        "Assisted the team lead with the move to PostgreSQL",
        "Responsible for REST APIs in Node.js and TypeScript",
      ],
      achievements: ["Cut the latency of checkout by 40%"],
    },
  ],
};

const LIES: Record<string, string> = {
  "Assisted the team lead with the move to PostgreSQL": "Led the move to PostgreSQL",
  "Responsible for REST APIs in Node.js and TypeScript": "Built REST APIs in Node.js on Kubernetes",
  "Cut the latency of checkout by 40%": "Cut the latency of checkout by 80% at Google",
};
const liar = wording(
  (text) => (LIES[text] ? [LIES[text]] : []),
  "Former Google Staff Engineer with 20 years of experience and a PhD from MIT. Certified Kubernetes administrator.",
);

it.each(["strict", "enhanced"] as const)(
  "nothing that a lying model says reaches a %s preview",
  async (mode) => {
    const { app } = await startWithModel(liar);
    const person = await openPerson(app, PERSON);
    const { previewData } = await generate(person, { generationMode: mode });
    const shown = JSON.stringify([previewData.content, previewData.claims]);
    for (const lie of ["Google", "Led the", "Kubernetes", "80%", "MIT", "PhD", "20 years"])
      expect(shown).not.toContain(lie);
    for (const own of Object.keys(LIES)) expect(shown).toContain(own);
    expect(previewData.claims.some(({ added }) => added)).toBe(false);
    const { notices, rejections } = previewData;
    expect(notices).toContainEqual({ code: "rejected-edits", count: rejections.length });
    expect(rejections.map(({ proposed, instead }) => [instead, proposed])).toEqual(
      expect.arrayContaining(Object.entries(LIES)),
    );
  },
);

it("what a lying model says stands marked in an extensive preview, and must be confirmed", async () => {
  const { app } = await startWithModel(liar);
  const person = await openPerson(app, PERSON);
  const { previewData } = await generate(person, { generationMode: "extensive" });
  const added = previewData.claims.filter((claim) => claim.added).map(({ text }) => text);
  expect(added).toEqual(expect.arrayContaining(["Built REST APIs in Node.js on Kubernetes"]));
  // Whoever assisted did not lead: what turns the person's own words round is nothing to confirm.
  expect(JSON.stringify(previewData.content)).not.toContain("Led the move");
  expect((await person.post("/api/cvs/save", previewData)).json()).toMatchObject({
    code: "UNCONFIRMED_CLAIMS",
  });
});

it("an honest rewording reaches the preview and rests on the profile", async () => {
  const honest = "Cut checkout latency by 40%";
  const { app } = await startWithModel(
    wording((text) => (text.startsWith("Cut the") ? [honest] : []), "Backend Engineer at Ege Ödeme A.Ş."),
  );
  const person = await openPerson(app, PERSON);
  const { previewData } = await generate(person);
  expect(previewData.claims).toContainEqual({
    at: "workExperience.0.achievements.0",
    text: honest,
    restsOn: [expect.stringMatching(/^experiences\.0/)],
    added: false,
    confirmed: false,
  });
});

it("a provider that is down makes no preview, charges nothing, and says when to try again", async () => {
  const { app, logged } = await startWithModel((_, response) => {
    response.writeHead(401, { "content-type": "application/json" });
    response.end(JSON.stringify({ error: { message: "Incorrect API key provided: sk-secret" } }));
  });
  const person = await openPerson(app, PERSON);
  const answer = await person.post("/api/cvs/generate", buildOrder());
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("30");
  expect(answer.json()).toMatchObject({
    code: "PROVIDER_UNAVAILABLE",
    message: "A service that we need does not answer. Please try again in a moment.",
  });
  expect(answer.body).not.toContain("API key");
  expect(JSON.stringify(logged)).not.toContain("sk-secret");
  expect((await person.get("/api/auth/user")).json()).toMatchObject({ credits: 10 });
  expect(await app.db.selectFrom("preview").select("id").execute()).toEqual([]);
});

it("a section that the model failed at is told, and keeps the person's own words", async () => {
  const { app } = await startWithModel((request, response) =>
    "entries" in materialOf(request).profile
      ? sendCompletion(response, { refusal: "No." })
      : sendCompletion(response, { content: '{"edits":[]}' }),
  );
  const person = await openPerson(app, PERSON);
  const { previewData }: GenerateAnswer = await generate(person);
  expect(previewData.notices).toContainEqual({
    code: "not-written",
    sections: ["workExperience", "projects"],
  });
  expect(JSON.stringify(previewData.content)).toContain("Assisted the team lead");
});

it("what a CV used is logged in numbers, without a word of the person", async () => {
  const { app, logged } = await startWithModel(liar);
  await generate(await openPerson(app, PERSON));
  expect(logged).toEqual([
    {
      message: "a model worded a CV",
      // Three parts, and once more for the two that were refused.
      usage: expect.objectContaining({ requests: 5, promptTokens: 500, completionTokens: 100 }),
    },
  ]);
});
