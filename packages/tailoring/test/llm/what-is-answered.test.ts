import { sendCompletion } from "@terzi/testing/chat-server";
import { willing } from "@terzi/testing/shown-cv";
import { describe, expect, it } from "vitest";
import type { ModelUsage } from "../../src/llm/model-usage.ts";
import { start } from "./start-for-test.ts";
import { nurseProfile, otherwise, wordedIn, writeAt, writingTask } from "./writing-task.ts";

const answering = (cv: object) =>
  start((request, response) =>
    sendCompletion(response, {
      content: request.messages[0]?.content.includes("You tailor")
        ? JSON.stringify({ summary: [], entries: [], ...cv })
        : '{"again":[]}',
    }),
  );

describe("what a model answers", () => {
  it("becomes lines in another order, merged and reworded, each of its own entry", async () => {
    const { baseUrl } = await answering({
      entries: [
        {
          id: "w0",
          lines: [
            { from: ["w0.4", "w0.5"], text: "Triage in the emergency room; dressed wounds" },
            { from: ["w0.3"], text: null },
          ],
          drop: ["w0.6"],
        },
      ],
    });
    const [job, ...others] = nurseProfile().experiences;
    const duties = [...(job?.responsibilities ?? []), "Ordered tea and biscuits"];
    const profile = nurseProfile({ experiences: [{ ...job, responsibilities: duties }, ...others] });
    const { arranged, unwritten } = await writeAt(baseUrl, { task: writingTask({}, profile) });
    expect(unwritten).toBeUndefined();
    expect(arranged).toEqual([
      {
        at: "workExperience.0",
        lines: [
          {
            from: ["workExperience.0.responsibilities.0", "workExperience.0.responsibilities.1"],
            text: "Triage in the emergency room; dressed wounds",
          },
          { from: ["workExperience.0.achievements.0"], text: null },
        ],
        drop: ["workExperience.0.responsibilities.2"],
        added: [],
      },
    ]);
  });

  it("heads the CV, where it is called by a title of the person", async () => {
    const title = nurseProfile().experiences[0]?.position ?? "";
    const headlineOf = async (headline: string) => {
      const { baseUrl } = await answering({ headline });
      const { edits } = await writeAt(baseUrl);
      return edits.find(({ at }) => at === "headline")?.text;
    };
    expect(await headlineOf(`${title}.`)).toBe(title);
    expect(await headlineOf(`Head ${title}`)).toBeUndefined();
    expect(await headlineOf("Astronaut")).toBeUndefined();
    expect(await headlineOf("")).toBeUndefined();
  });

  it("counts only for lines of that entry, once, and never as empty or endless", async () => {
    const line = (from: string[], text: string | null) => ({ from, text });
    const { baseUrl } = await answering({
      entries: [
        {
          id: "w0",
          lines: [
            line(["w1.1"], "Somewhere else"),
            line(["w9.9"], "Nowhere"),
            line(["w0.3"], "  "),
            line(["w0.4"], "long ".repeat(400)),
            line(["w0.5"], "•  Dressed all \n wounds"),
            line(["w0.5"], "Second wording"),
          ],
          drop: [],
        },
        { id: "personalInfo", lines: [line(["personalInfo.name"], "Somebody Else")], drop: [] },
      ],
    });
    const draft = await writeAt(baseUrl);
    expect(wordedIn(draft)).toEqual({ "workExperience.0.responsibilities.1": "Dressed all wounds" });
  });

  it("may leave out neither a figure, nor what the posting asks for, nor most of an entry", async () => {
    const { baseUrl } = await answering({
      entries: [{ id: "w0", lines: [], drop: ["w0.1", "w0.2", "w0.3", "w0.4", "w0.5"] }],
    });
    const { arranged = [] } = await writeAt(baseUrl);
    const dropped = arranged.flatMap(({ drop }) => drop);
    expect(dropped).not.toContain("workExperience.0.achievements.0");
    expect(dropped.length).toBeLessThanOrEqual(2);
  });

  it("may add lines in extensive mode alone, two at most to a job", async () => {
    const adding = {
      entries: [
        { id: "w0", lines: ["One", "Two", "Three"].map((text) => ({ from: [], text })), drop: [] },
        { id: "d0", lines: [{ from: [], text: "Four" }], drop: [] },
      ],
    };
    const { baseUrl } = await answering(adding);
    expect((await writeAt(baseUrl)).arranged).toEqual([]);
    const { arranged } = await writeAt(baseUrl, { task: writingTask({ generationMode: "extensive" }) });
    expect(arranged?.map(({ at, added }) => [at, added])).toEqual([["workExperience.0", ["One", "Two"]]]);
  });

  it("is put back where it serves a reader worse: a number lost, longer without more, another word for a word", async () => {
    const { baseUrl } = await answering({
      entries: [
        {
          id: "w0",
          lines: [
            { from: ["w0.3"], text: "Cut waiting times" },
            {
              from: ["w0.5"],
              text: "Dressed wounds of all kinds, carefully, on every single day of the week",
            },
            { from: ["w0.1"], text: "Tended for patients on ventilators" },
          ],
          drop: [],
        },
      ],
    });
    expect(wordedIn(await writeAt(baseUrl))).toEqual({});
  });

  it("is a summary of at least two sentences: for what doesn't stand, rules phrase another", async () => {
    const { baseUrl } = await answering({
      summary: [{ text: "Award-winning nurse with 30 years at Google.", from: ["w0"] }],
    });
    const { edits } = await writeAt(baseUrl);
    const [summary] = edits;
    expect(edits).toHaveLength(1);
    expect(summary?.text).toMatch(/^Staff Nurse with \d+ years of experience/);
    expect(summary?.text).toContain("Award-winning");
  });

  it("is accounted for once a writing, in tokens, requests and money", async () => {
    const { baseUrl } = await start(willing({ word: otherwise }));
    const used: ModelUsage[] = [];
    const prices = { inputUsd: 0.25, outputUsd: 2 };
    await writeAt(baseUrl, { prices, onUsage: (usage) => void used.push(usage) });
    const tokens = { promptTokens: 300, completionTokens: 60 };
    expect(used).toEqual([
      // 300 x 0.25 and 60 x 2 dollars a million.
      { model: "test-model", requests: 3, ...tokens, costUsd: 0.000195, ms: expect.any(Number) },
    ]);
  });

  it("costs nobody knows how much without prices", async () => {
    const { baseUrl } = await start(willing({ word: () => null }));
    const used: ModelUsage[] = [];
    await writeAt(baseUrl, { onUsage: (usage) => void used.push(usage) });
    expect(used).toMatchObject([{ requests: 1, costUsd: null }]);
  });
});
