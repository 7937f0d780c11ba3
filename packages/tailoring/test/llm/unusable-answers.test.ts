import { type Answer, sendCompletion, sendError } from "@terzi/testing/chat-server";
import { willing, willingContent } from "@terzi/testing/shown-cv";
import { describe, expect, it } from "vitest";
import { WriterUnavailable } from "../../src/writing/writer-unavailable.ts";
import { start } from "./start-for-test.ts";
import { otherwise, type Warning, wordedIn, writeAt } from "./writing-task.ts";

const will = { word: otherwise, follows: () => true };
const good = willing(will);
const TRIAGE = "workExperience.0.responsibilities.0";

describe("an answer that can't be used", () => {
  it.each<[string, Answer]>([
    ["a refusal", (_, response) => sendCompletion(response, { refusal: "I can't help with that." })],
    ["a content filter", (_, response) => sendCompletion(response, { finishReason: "content_filter" })],
    ["prose instead of JSON", (_, response) => sendCompletion(response, { content: "Sure! Here you go:" })],
    ["JSON of another shape", (_, response) => sendCompletion(response, { content: '{"cv":{"name":"x"}}' })],
    ["no content", (_, response) => sendCompletion(response, { content: null })],
    [
      "a cut before the first line",
      (_, response) => sendCompletion(response, { content: '{"summary":[{"te', finishReason: "length" }),
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
  ])("is an unavailable writer: %s", async (_, bad) => {
    const { baseUrl } = await start(bad);
    const writing = writeAt(baseUrl);
    await expect(writing).rejects.toThrow(WriterUnavailable);
    await expect(writing).rejects.not.toThrow(/hygiene|Sure|hello/);
  });

  it("to the second question costs nothing of the first, and is logged without a word of it", async () => {
    const { baseUrl } = await start((request, response) =>
      request.messages[0]?.content.includes("You tailor")
        ? good(request, response)
        : sendCompletion(response, { refusal: "No." }),
    );
    const warnings: Warning[] = [];
    const draft = await writeAt(baseUrl, { warnings });
    expect(wordedIn(draft)[TRIAGE]).toContain("indeed");
    expect(draft.judged).toEqual([]);
    expect(warnings.map(({ message }) => message)).toEqual([
      "what was refused was not worded again",
      "what can't be proven was not judged",
    ]);
    expect(JSON.stringify(warnings)).not.toMatch(/triage|indeed/i);
  });

  it("is asked for once more when it was no JSON", async () => {
    const { baseUrl, received } = await start((request, response) =>
      received.length === 1 ? sendCompletion(response, { content: "Sure!" }) : good(request, response),
    );
    expect(wordedIn(await writeAt(baseUrl))[TRIAGE]).toContain("indeed");
    expect(received[1]?.messages.map(({ role }) => role)).toEqual(["system", "user", "assistant", "user"]);
  });

  it("has twice the room when it was cut off before its first line", async () => {
    const limits: unknown[] = [];
    const { baseUrl } = await start((request, response) => {
      limits.push(request.max_completion_tokens);
      if (limits.length > 1) return good(request, response);
      sendCompletion(response, { content: "", finishReason: "length" });
    });
    expect(wordedIn(await writeAt(baseUrl))[TRIAGE]).toContain("indeed");
    expect(limits.slice(0, 2)).toEqual([6_000, 12_000]);
  });
});

describe("an answer in other clothes", () => {
  it.each([
    ["in a code fence", (json: string) => `Here it is:\n\`\`\`json\n${json}\n\`\`\`\nAnything else?`],
    ["behind thoughts that hold brackets", (json: string) => `<think>{"entries": [no] }</think>\n${json}`],
    ["with a note in square brackets", (json: string) => `[draft] ${json}`],
    ["without what it holds for unimportant", (json: string) => json.replaceAll(',"drop":[]', "")],
  ])("is read all the same: %s", async (_, dress) => {
    const { baseUrl } = await start((request, response) =>
      sendCompletion(response, { content: dress(willingContent(request, will)) }),
    );
    const draft = await writeAt(baseUrl);
    expect(wordedIn(draft)["projects.0.description"]).toBe("Organised a hand hygiene week indeed");
  });
});
