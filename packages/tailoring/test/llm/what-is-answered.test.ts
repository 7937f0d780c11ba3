import { type Answer, materialOf, sendCompletion, willing } from "@terzi/testing/chat-server";
import { describe, expect, it } from "vitest";
import type { ModelUsage } from "../../src/llm/model-usage.ts";
import { start } from "./start-for-test.ts";
import { ended, writeAt, writingTask } from "./writing-task.ts";

const shouted = willing(ended, "Staff Nurse with 9 years of experience.");

describe("what a model answers", () => {
  it("becomes edits of lines and of sentences, each resting on its own entry", async () => {
    const { baseUrl } = await start(shouted);
    const { edits, unwritten } = await writeAt(baseUrl);
    expect(unwritten).toBeUndefined();
    expect(edits).toContainEqual({
      at: "workExperience.0.description#1",
      text: "Assisted the head nurse with rosters",
      restsOn: ["experiences.0"],
    });
    expect(edits).toContainEqual({
      at: "education.0.achievements.0",
      text: "Ranked third of the class.",
      restsOn: ["education.0"],
    });
    expect(edits.find(({ at }) => at === "summary")?.restsOn).toEqual(["experiences.0"]);
  });

  it("counts only for lines that were asked about, once, and never as empty or endless", async () => {
    const { baseUrl } = await start((request, response) => {
      const { profile } = materialOf(request);
      const [line] = "entries" in profile ? (profile.entries[0]?.lines ?? []) : [];
      const edits = [
        { at: "personalInfo.name", text: "Somebody Else" },
        { at: "workExperience.0.company", text: "Grand Hospital" },
        { at: "workExperience.9.description", text: "Somewhere" },
        { at: "__proto__.polluted", text: "x" },
        ...(line
          ? [
              { at: line.at, text: "  " },
              { at: line.at, text: "long ".repeat(400) },
              { at: line.at, text: "•  first \n wording" },
              { at: line.at, text: "second wording" },
            ]
          : []),
      ];
      sendCompletion(response, { content: JSON.stringify({ edits }) });
    });
    const { edits } = await writeAt(baseUrl);
    expect(edits).toHaveLength(3);
    expect(new Set(edits.map(({ text }) => text))).toEqual(new Set(["first wording"]));
  });

  it("may add points in extensive mode alone, two at most to an entry", async () => {
    const adding: Answer = (request, response) => {
      const { profile } = materialOf(request);
      const lists = "entries" in profile ? profile.entries.flatMap(({ addTo }) => addTo ?? []) : [];
      const edits = [...lists, "workExperience.1.responsibilities"].flatMap((list) =>
        ["One", "Two", "Three"].map((text) => ({ at: `${list}.+`, text, restsOn: [] })),
      );
      sendCompletion(response, { content: JSON.stringify({ edits }) });
    };
    const { baseUrl } = await start(adding);
    expect((await writeAt(baseUrl)).edits).toEqual([]);
    const { edits } = await writeAt(baseUrl, { task: writingTask({ generationMode: "extensive" }) });
    expect(edits.map(({ at }) => at)).toEqual([
      "workExperience.0.responsibilities.2",
      "workExperience.0.responsibilities.3",
      "workExperience.1.responsibilities.2",
      "workExperience.1.responsibilities.3",
    ]);
  });

  it("is accounted for once a writing, in tokens, requests and money", async () => {
    const { baseUrl } = await start(shouted);
    const used: ModelUsage[] = [];
    const prices = { inputUsd: 0.25, outputUsd: 2 };
    await writeAt(baseUrl, { prices, onUsage: (usage) => void used.push(usage) });
    const tokens = { promptTokens: 400, completionTokens: 80 };
    expect(used).toEqual([
      // 400 x 0.25 and 80 x 2 dollars a million.
      { model: "test-model", requests: 4, ...tokens, costUsd: 0.00026, ms: expect.any(Number) },
    ]);
  });

  it("costs nobody knows how much without prices", async () => {
    const { baseUrl } = await start(shouted);
    const used: ModelUsage[] = [];
    await writeAt(baseUrl, { onUsage: (usage) => void used.push(usage) });
    expect(used).toMatchObject([{ requests: 4, costUsd: null }]);
  });
});
