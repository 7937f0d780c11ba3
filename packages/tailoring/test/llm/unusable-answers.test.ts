import { type Answer, materialOf, sendCompletion, sendError, willing } from "@terzi/testing/chat-server";
import { describe, expect, it } from "vitest";
import { start } from "./start-for-test.ts";
import { ended, type Warning, writeAt } from "./writing-task.ts";

const good = willing(ended, "Staff Nurse.");
const PROJECT = "projects.0.description";
const isProjects: (request: Parameters<Answer>[0]) => boolean = (request) =>
  JSON.stringify(materialOf(request)).includes(PROJECT);

/** An endpoint that answers well but for the projects, so that one part fails and the others don't. */
const badAtProjects =
  (bad: Answer): Answer =>
  (request, response) =>
    (isProjects(request) ? bad : good)(request, response);

const placesOf = ({ edits }: { edits: { at: string }[] }) => edits.map(({ at }) => at);

describe("a part that fails alone", () => {
  it.each<[string, Answer]>([
    ["a refusal", (_, response) => sendCompletion(response, { refusal: "I can't help with that." })],
    ["a content filter", (_, response) => sendCompletion(response, { finishReason: "content_filter" })],
    ["prose instead of JSON", (_, response) => sendCompletion(response, { content: "Sure! Here you go:" })],
    ["JSON of another shape", (_, response) => sendCompletion(response, { content: '{"cv":{"name":"x"}}' })],
    ["no content", (_, response) => sendCompletion(response, { content: null })],
    [
      "a cut before the first edit",
      (_, response) => sendCompletion(response, { content: '{"edits":[{"at":"pro', finishReason: "length" }),
    ],
    [
      "something that is no completion",
      (_, response) =>
        void response.writeHead(200, { "content-type": "application/json" }).end('{"hello":"world"}'),
    ],
    [
      "a web page",
      (_, response) =>
        void response.writeHead(200, { "content-type": "text/html" }).end("<html>Welcome</html>"),
    ],
    ["an endless answer", (_, response) => sendCompletion(response, { content: "x".repeat(2_000_000) })],
    [
      "too long a context",
      (_, response) =>
        sendError(response, 400, { code: "context_length_exceeded", message: "maximum context length" }),
    ],
  ])("keeps its own words, says so, and costs the others nothing: %s", async (_, bad) => {
    const { baseUrl } = await start(badAtProjects(bad));
    const warnings: Warning[] = [];
    const draft = await writeAt(baseUrl, { warnings });
    expect(draft.unwritten).toEqual(["projects"]);
    expect(placesOf(draft)).toContain("workExperience.0.responsibilities.0");
    expect(placesOf(draft)).not.toContain(PROJECT);
    expect(warnings).toEqual([
      { details: { section: "projects", reason: expect.any(String) }, message: expect.any(String) },
    ]);
    expect(JSON.stringify(warnings)).not.toMatch(/hygiene|Sure|hello/);
  });

  it("is asked once more when its answer was no JSON", async () => {
    const { baseUrl, received } = await start(
      badAtProjects((request, response) =>
        request.messages.length > 2
          ? good(request, response)
          : sendCompletion(response, { content: "Sure!" }),
      ),
    );
    const draft = await writeAt(baseUrl);
    expect(placesOf(draft)).toContain(PROJECT);
    expect(received.at(-1)?.messages.map(({ role }) => role)).toEqual([
      "system",
      "user",
      "assistant",
      "user",
    ]);
  });

  it("keeps the edits that were whole when its answer was cut off, and says that some are missing", async () => {
    const { baseUrl, received } = await start(
      badAtProjects((_, response) =>
        sendCompletion(response, {
          content: `{"edits":[{"at":"${PROJECT}","text":"Organised a hand hygiene week","restsOn":[]},{"at":"pro`,
          finishReason: "length",
        }),
      ),
    );
    const draft = await writeAt(baseUrl);
    expect(placesOf(draft)).toContain(PROJECT);
    expect(draft.unwritten).toEqual(["projects"]);
    expect(received).toHaveLength(4);
  });

  it("has twice the room when it was cut off before its first edit", async () => {
    const limits: unknown[] = [];
    const { baseUrl } = await start(
      badAtProjects((request, response) => {
        limits.push(request.max_completion_tokens);
        if (limits.length > 1) return good(request, response);
        sendCompletion(response, { content: "", finishReason: "length" });
      }),
    );
    expect(placesOf(await writeAt(baseUrl))).toContain(PROJECT);
    expect(limits).toEqual([8_000, 16_000]);
  });
});

describe("an answer in other clothes", () => {
  it.each([
    ["in a code fence", (json: string) => `Here it is:\n\`\`\`json\n${json}\n\`\`\`\nAnything else?`],
    ["behind thoughts that hold brackets", (json: string) => `<think>{"edits": [no] }</think>\n${json}`],
    ["as a bare list", (json: string) => JSON.stringify(JSON.parse(json).edits)],
    ["with a note in square brackets", (json: string) => `[draft] ${json}`],
  ])("is read all the same: %s", async (_, dress) => {
    const { baseUrl, received } = await start((request, response) => {
      const edits = JSON.stringify(materialOf(request)).includes(PROJECT)
        ? [{ at: PROJECT, text: 'Organised a "hand hygiene" week' }]
        : [];
      sendCompletion(response, { content: dress(JSON.stringify({ edits })) });
    });
    const { edits } = await writeAt(baseUrl);
    expect(edits).toEqual([
      { at: PROJECT, text: 'Organised a "hand hygiene" week', restsOn: ["projects.0"] },
    ]);
    expect(received).toHaveLength(4);
  });
});
