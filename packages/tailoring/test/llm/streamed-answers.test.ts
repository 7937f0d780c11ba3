import { type Received, streamCompletion } from "@terzi/testing/chat-server";
import { willingContent } from "@terzi/testing/shown-cv";
import { describe, expect, it } from "vitest";
import type { ModelUsage } from "../../src/llm/model-usage.ts";
import { start } from "./start-for-test.ts";
import { wordedIn, writeAt } from "./writing-task.ts";

/** Each line "well", as the text of a model's answer; in Turkish letters, which a piece of a stream may cut in two. */
const wording = (request: Received): string =>
  willingContent(request, {
    word: ({ text }) => `${text} ığüşöç`,
    summary: ["Staff Nurse at Kent Hospital.", "Former astronaut with 40 flights."],
    follows: () => true,
  });

describe("an answer that comes as it is written", () => {
  it("is understood, and its tokens are counted", async () => {
    const { baseUrl, received } = await start((request, response) =>
      streamCompletion(response, { content: wording(request) }),
    );
    const used: ModelUsage[] = [];
    const draft = await writeAt(baseUrl, { onUsage: (usage) => void used.push(usage) });
    expect(wordedIn(draft)["workExperience.0.achievements.0"]).toBe("Cut waiting times by 20% ığüşöç");
    expect(draft.unwritten).toBeUndefined();
    expect(used).toMatchObject([{ promptTokens: 100 * received.length }]);
  });

  it("tells its first proven sentence long before it ends, and nothing that rules can't prove", async () => {
    let endedAt = 0;
    const { baseUrl } = await start(async (request, response) => {
      await streamCompletion(response, { content: wording(request), msPerToken: 5 });
      endedAt ||= performance.now();
    });
    const told: { sentence: string; at: number }[] = [];
    await writeAt(baseUrl, { tell: (sentence) => void told.push({ sentence, at: performance.now() }) });
    expect(told.map(({ sentence }) => sentence)).toEqual(["Staff Nurse at Kent Hospital."]);
    expect(endedAt - (told[0]?.at ?? 0)).toBeGreaterThan(200);
  });

  it("tells what rules say of the person where the first sentence isn't proven", async () => {
    const { baseUrl } = await start((request, response) =>
      streamCompletion(response, {
        content: willingContent(request, {
          word: () => null,
          summary: ["Former astronaut with 40 flights.", "Staff Nurse at Kent Hospital."],
        }),
      }),
    );
    const told: string[] = [];
    await writeAt(baseUrl, { tell: (sentence) => void told.push(sentence) });
    expect(told).toEqual([expect.stringMatching(/years of experience/), "Staff Nurse at Kent Hospital."]);
  });

  it("that ends in the midst leaves what was whole, and the sections that are missing are named", async () => {
    const { baseUrl } = await start((request, response) => {
      const content = wording(request);
      const isCut = content.includes('"summary"');
      return streamCompletion(response, {
        content: isCut ? content.slice(0, content.indexOf('"p0"') - 6) : content,
        isWhole: !isCut,
      });
    });
    const draft = await writeAt(baseUrl);
    expect(draft.unwritten).toEqual(["projects"]);
    expect(Object.keys(wordedIn(draft))).toContain("workExperience.0.responsibilities.1");
  });

  it("is asked for whole at an endpoint that knows no streams", async () => {
    const { baseUrl, received } = await start((request, response) => {
      if (!request.stream) return streamCompletion(response, { content: wording(request) });
      response
        .writeHead(400, { "content-type": "application/json" })
        .end('{"error":{"message":"stream is not supported","type":"error","code":null,"param":"stream"}}');
    });
    const draft = await writeAt(baseUrl);
    expect(draft.unwritten).toBeUndefined();
    expect(received.slice(0, 3).map(({ stream }) => Boolean(stream))).toEqual([true, true, false]);
  });

  it("that sends events without a word in them writes nothing", async () => {
    const { baseUrl } = await start(
      (_, response) =>
        void response
          .writeHead(200, { "content-type": "text/event-stream" })
          .end(': ping\n\ndata: {"x":1}\n\n'),
    );
    await expect(writeAt(baseUrl)).rejects.toThrow("the model wrote nothing");
  });
});
