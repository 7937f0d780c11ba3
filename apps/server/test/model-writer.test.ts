import type { GenerateAnswer } from "@terzi/contracts/preview";
import { type ChatServer, sendCompletion, startChatServer } from "@terzi/testing/chat-server";
import { materialOf, pairsOf, willing } from "@terzi/testing/shown-cv";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../src/config.ts";
import { buildOrder, generate, giveCredits, openPerson } from "./builders.ts";
import { startApp, type TestApp } from "./start-app.ts";

type Answer = Parameters<typeof startChatServer>[0];

let app: TestApp;
let endpoint: ChatServer;
let answer: Answer;
const logged: unknown[] = [];
beforeAll(async () => {
  endpoint = await startChatServer((request, response) => answer(request, response));
  const keep = (details: object, message: string) => void logged.push({ ...details, message });
  const { writer } = readConfig({ OPENAI_API_KEY: "sk-secret", OPENAI_BASE_URL: endpoint.baseUrl });
  const log = { debug: keep, info: keep, warn: keep, error: keep };
  app = await startApp({ ports: { writer, log } });
});
afterAll(async () => {
  await app?.stop();
  await endpoint?.close();
});

/** The server with a model as its writer that answers so from now on; what is logged is collected. */
function startWithModel(from: Answer) {
  answer = from;
  logged.length = 0;
  endpoint.received.length = 0;
  return { app, endpoint, logged };
}

const wording = (word: (text: string) => string | null, ...summary: string[]): Answer =>
  willing({ word: ({ text }) => word(text), summary });

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
  (text) => LIES[text] ?? null,
  "Former Google Staff Engineer with 20 years of experience and a PhD from MIT.",
  "Certified Kubernetes administrator.",
);

it.each(["strict", "enhanced"] as const)(
  "nothing that a lying model says reaches a %s preview",
  async (mode) => {
    const { app } = startWithModel(liar);
    const person = await openPerson(app, PERSON);
    const { previewData } = await generate(person, { generationMode: mode });
    const shown = JSON.stringify([previewData.content, previewData.claims]);
    for (const lie of ["Google", "Led the", "Kubernetes", "80%", "MIT", "PhD", "20 years"])
      expect(shown).not.toContain(lie);
    for (const own of Object.keys(LIES)) expect(shown).toContain(own);
    expect(previewData.claims.some(({ added }) => added)).toBe(false);
    const { notices, rejections } = previewData;
    // Who wants their own words alone is offered no others.
    if (mode === "strict") return expect(rejections).toEqual([]);
    expect(notices).toContainEqual({ code: "rejected-edits", count: rejections.length });
    expect(rejections.map(({ proposed, instead }) => [instead, proposed])).toEqual(
      expect.arrayContaining(Object.entries(LIES)),
    );
  },
);

it("what a lying model says stands marked in an extensive preview, and must be confirmed", async () => {
  const { app } = startWithModel(liar);
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
  const { app } = startWithModel(
    wording((text) => (text.startsWith("Cut the") ? honest : null), "Backend Engineer at Ege Ödeme A.Ş."),
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
  const { app, logged } = startWithModel((_, response) => {
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
  const { id } = (await person.get("/api/auth/user")).json();
  const previews = app.db.selectFrom("preview").select("id").where("accountId", "=", id);
  expect(await previews.execute()).toEqual([]);
});

it("a section that an answer breaks off before is told, and keeps the person's own words", async () => {
  const { app } = startWithModel((request, response) =>
    sendCompletion(response, {
      content: materialOf(request) ? '{"summary":[{"text":"Backend Engineer.","from":["w0"]}],"entr' : "{}",
      finishReason: "length",
    }),
  );
  const person = await openPerson(app, PERSON);
  const { previewData }: GenerateAnswer = await generate(person);
  expect(previewData.notices).toContainEqual({
    code: "not-written",
    sections: expect.arrayContaining(["workExperience"]),
  });
  expect(JSON.stringify(previewData.content)).toContain("Assisted the team lead");
});

it("what rules can't prove is offered first where a second look finds that it follows, and asked no more once taken", async () => {
  const follows = "Carried REST APIs in Node.js and TypeScript";
  const invents = "Assisted the team lead at night";
  const { app, endpoint } = startWithModel(
    willing({
      word: ({ text }) =>
        text.startsWith("Responsible for REST") ? follows : text.startsWith("Assisted") ? invents : null,
      again: (yours) => yours,
      follows: (sentence) => sentence === follows,
    }),
  );
  const person = await openPerson(app, PERSON);
  const { previewData } = await generate(person);
  const own = "Responsible for REST APIs in Node.js and TypeScript";
  expect(previewData.rejections).toMatchObject([
    { proposed: follows, verdict: "unproven", isJudged: true, instead: own },
  ]);
  const judged = endpoint.received.filter((request) => pairsOf(request));
  expect(judged).toHaveLength(1);
  expect(judged[0]?.body).not.toMatch(/Ege Ödeme|checkout|Backend/);
  const written = JSON.stringify(previewData.content);
  expect(written).not.toContain("Carried REST");

  // The person takes it, and saves.
  const content = JSON.parse(written.replace(own, follows));
  const saved = await person.post("/api/cvs/save", { ...previewData, content });
  expect(saved.statusCode).toBe(201);
  const { takenClaims } = (await person.get("/api/user/export")).json();
  expect(takenClaims).toMatchObject([{ sentence: follows, evidence: [own], cvId: saved.json().id }]);

  await giveCredits(app, person, 10);
  const next = (await generate(person)).previewData;
  expect(JSON.stringify(next.content)).toContain(follows);
  expect(next.rejections.map(({ proposed }) => proposed)).not.toContain(follows);
  expect(next.claims).toContainEqual({
    at: "workExperience.0.responsibilities.0",
    text: follows,
    restsOn: [expect.stringMatching(/^experiences\.0\.responsibilities/)],
    added: false,
    confirmed: false,
  });
  // Of somebody else who wrote the same, it is asked.
  const other = (await generate(await openPerson(app, PERSON))).previewData;
  expect(JSON.stringify(other.content)).not.toContain(follows);
});

it("a translated CV never stands in two languages unsaid: what is only offered is counted", async () => {
  const turkish = [
    "Ödeme ekibinde yazılım geliştiriyor ve testleri yazıyorum",
    "Yeni başlayanlara kod düzenini anlatıyor ve soruları yanıtlıyorum",
  ];
  const english = "Develop software in the payments team and write the tests";
  const { app } = startWithModel(
    willing({
      word: ({ text }) => (text === turkish[0] ? english : null),
      again: (yours) => yours,
      follows: () => true,
    }),
  );
  const [job] = PERSON.experiences;
  const person = await openPerson(app, {
    experiences: [{ ...job, responsibilities: turkish, achievements: [] }],
  });
  const { previewData } = await generate(person, { language: "en" });
  const stands = JSON.stringify(previewData.content).includes(english);
  expect(previewData.notices).toContainEqual({
    code: "two-languages",
    profileLanguage: "tr",
    lines: stands ? 1 : 2,
    offered: stands ? 0 : 1,
  });
});

it("the operator's budget for a CV is kept, and a CV that it has no room for isn't begun", async () => {
  const { app, endpoint } = startWithModel(liar);
  await app.db
    .updateTable("setting")
    .set({ value: "500" })
    .where("key", "=", "model_tokens_per_cv")
    .execute();
  const person = await openPerson(app, PERSON);
  expect((await person.post("/api/cvs/generate", buildOrder())).statusCode).toBe(503);
  const asked = endpoint.received.filter((request) => materialOf(request));
  expect(asked).toEqual([]);
  await app.db
    .updateTable("setting")
    .set({ value: "30000" })
    .where("key", "=", "model_tokens_per_cv")
    .execute();
});

it("what a CV used is logged in numbers, without a word of the person, and told to the operator", async () => {
  const { app, logged } = startWithModel(liar);
  await generate(await openPerson(app, PERSON));
  expect(JSON.stringify(logged)).not.toMatch(/Ada|Ege|PostgreSQL|Kubernetes/);
  expect(logged.filter((line) => JSON.stringify(line).includes('"usage"'))).toEqual([
    {
      message: "a model worded a CV",
      work: "cv",
      // The CV, and once more for what was refused.
      usage: expect.objectContaining({ requests: 2, promptTokens: 200, completionTokens: 40 }),
    },
  ]);
});
