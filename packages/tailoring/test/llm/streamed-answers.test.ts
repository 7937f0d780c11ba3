import { type Answer, materialOf, streamCompletion } from "@terzi/testing/chat-server";
import { describe, expect, it } from "vitest";
import type { ModelUsage } from "../../src/llm/model-usage.ts";
import { start } from "./start-for-test.ts";
import { writeAt } from "./writing-task.ts";

/** Each line "well", as the text of a model's answer; in Turkish letters, which a piece of a stream may cut in two. */
const wording = (request: Parameters<Answer>[0]): string => {
  const { profile } = materialOf(request);
  const lines = "entries" in profile ? profile.entries.flatMap((entry) => entry.lines) : [];
  return JSON.stringify({
    edits: lines.map(({ at, text }) => ({ at, text: `${text} ığüşöç`, restsOn: [] })),
  });
};

describe("an endpoint that streams although it wasn't asked to", () => {
  it("is understood, and its tokens are counted", async () => {
    const { baseUrl, received } = await start((request, response) =>
      streamCompletion(response, { content: wording(request) }),
    );
    const used: ModelUsage[] = [];
    const draft = await writeAt(baseUrl, { onUsage: (usage) => void used.push(usage) });
    expect(received.every(({ stream }) => !stream)).toBe(true);
    expect(draft.edits).toContainEqual({
      at: "workExperience.0.achievements.0",
      text: "Cut waiting times by 20% ığüşöç",
      restsOn: ["experiences.0"],
    });
    expect(draft.unwritten).toBeUndefined();
    expect(used).toMatchObject([{ promptTokens: 100 * received.length }]);
  });

  it("that ends in the midst of an answer leaves what was whole, and the section is named", async () => {
    const { baseUrl } = await start((request, response) => {
      const content = wording(request);
      return streamCompletion(response, { content: content.slice(0, -12), isWhole: false });
    });
    const draft = await writeAt(baseUrl);
    expect(draft.unwritten).toContain("workExperience");
    expect(draft.edits.map(({ at }) => at)).toContain("workExperience.0.responsibilities.0");
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
