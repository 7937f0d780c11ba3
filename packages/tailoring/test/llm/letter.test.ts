import { sendCompletion, sendError } from "@terzi/testing/chat-server";
import { describe, expect, it } from "vitest";
import { writeLetterWith } from "../../src/letter/write-letter-with.ts";
import { openLetterModel } from "../../src/llm/model-letter.ts";
import { EVERYBODY } from "../people/everybody.ts";
import { start } from "./start-for-test.ts";

const { developer } = EVERYBODY;
if (!developer) throw new Error("There is no developer among the test's people");
const { posting, profile } = developer.own.en;
const task = {
  order: {
    jobPosting: posting,
    jobTitle: "Backend Developer",
    company: "Umbrella",
    language: "en" as const,
    tone: "professional" as const,
    length: "medium" as const,
  },
  profile: {
    ...profile,
    personalInfo: { ...profile.personalInfo, name: "Ada Lovelace", phone: "+90 555 010 20 30" },
  },
  today: "2026-11-23",
};
const PROVEN = [
  "I developed REST APIs with Node.js, TypeScript and PostgreSQL.",
  "I also designed microservices and ran them on Kubernetes and AWS.",
];
const LIE = "I led a team of forty engineers and doubled the revenue.";

type Endpoint = Awaited<ReturnType<typeof start>>;
const write = async (endpoint: Endpoint) => {
  const log = { warn: () => {} };
  const options = { apiKey: "sk-secret", baseUrl: endpoint.baseUrl, model: "any", timeoutMs: 60_000, log };
  return writeLetterWith(task, openLetterModel(options), new AbortController().signal);
};

describe("a letter that a model words", () => {
  it("has the model's sentences that the profile proves, and none of the others", async () => {
    const endpoint = await start((_, response) =>
      sendCompletion(response, { content: JSON.stringify({ paragraphs: [[PROVEN[0], LIE], [PROVEN[1]]] }) }),
    );
    const { content, proofs, notices } = await write(endpoint);
    for (const sentence of PROVEN) expect(content.body).toContain(sentence);
    expect(content.body).not.toContain("forty");
    expect(content.body).toMatch(/^I am applying for the position of Backend Developer at Umbrella\. /);
    expect(proofs.map(({ sentence }) => sentence)).toEqual(expect.arrayContaining(PROVEN));
    expect(notices).toEqual([]);
    const sent = endpoint.received.map(({ body }) => body).join("\n");
    expect(sent).toContain("REST APIs");
    expect(sent).not.toMatch(/Ada Lovelace|555 010/);
  });

  it("is the one without a model, and says so, where nothing of the answer is proven", async () => {
    const endpoint = await start((_, response) =>
      sendCompletion(response, { content: JSON.stringify({ paragraphs: [[LIE, LIE]] }) }),
    );
    const { content, notices } = await write(endpoint);
    expect(notices).toEqual(["not-worded"]);
    expect(content.body).toContain("REST APIs");
    expect(content.body).not.toContain("forty");
  });

  it("is written all the same where the endpoint fails", async () => {
    const { content, notices } = await write(await start((_, response) => sendError(response, 401)));
    expect(notices).toEqual(["not-worded"]);
    expect(content.body).toContain("REST APIs");
  });
});
