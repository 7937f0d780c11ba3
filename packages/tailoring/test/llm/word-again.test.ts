import { type Answer, sendCompletion, sendError } from "@terzi/testing/chat-server";
import { pairsOf, refusedOf, willing, willingContent } from "@terzi/testing/shown-cv";
import { describe, expect, test } from "vitest";
import { arrangeLines } from "../../src/writing/arrange-lines.ts";
import type { Draft, WritingTask } from "../../src/writing/writer.ts";
import { start } from "./start-for-test.ts";
import { wordedIn, writeAt, writingTask } from "./writing-task.ts";

const OWN = "Responsible for triage in the emergency room";
const AT = "workExperience.0.responsibilities.0";
const LIE = "Managed triage in 12 emergency rooms";
const TRUTH = "Triage in the emergency room";
const OFFER = "Triage in the emergency room, day and night";

const boasting = (again: string | null, first = LIE, follows = false) =>
  willing({
    word: ({ text }) => (text === OWN ? first : null),
    again: () => again,
    follows: () => follows,
  });

const applied = (task: WritingTask, { arranged = [] }: Draft) =>
  arrangeLines(task.base, arranged, { guard: task.guard, mode: task.order.generationMode });

describe("what the guard refuses", () => {
  test("is asked for once more, alone, with the person's lines and what is wrong in plain words", async () => {
    const { baseUrl, received } = await start(boasting(TRUTH));
    const task = writingTask({ generationMode: "enhanced" });
    const draft = await writeAt(baseUrl, { task });
    expect(wordedIn(draft)).toEqual({ [AT]: TRUTH });
    const { content, rejections } = applied(task, draft);
    expect(JSON.stringify(content)).toContain(TRUTH);
    expect(rejections).toEqual([]);
    const second = received[1];
    expect(received).toHaveLength(2);
    expect(second && refusedOf(second)).toEqual([
      { id: 1, yours: LIE, wrong: expect.arrayContaining([expect.stringContaining("12")]), lines: [OWN] },
    ]);
    // Nothing of the posting and of the rest of the profile goes out a second time.
    expect(second?.body).not.toMatch(/vaccinations|Charge nurse/);
  });

  test("twice keeps the person's own words, and the first proposal is told", async () => {
    const { baseUrl, received } = await start(boasting("Managed 14 emergency rooms"));
    const task = writingTask({ generationMode: "enhanced" });
    const { content, rejections } = applied(task, await writeAt(baseUrl, { task }));
    expect(JSON.stringify(content)).toContain(OWN);
    expect(rejections).toMatchObject([{ at: AT, proposed: LIE, verdict: "contradicted", instead: OWN }]);
    // Nobody is asked a third time, and what is contradicted isn't judged.
    expect(received).toHaveLength(2);
  });

  test.each<[string, Answer]>([
    ["fails", (_, response) => sendError(response, 400, { message: "no" })],
    ["is no JSON", (_, response) => sendCompletion(response, { content: "I can't do that." })],
    ["withdraws it", boasting(null)],
  ])("and is asked for in vain stays as it was: the second answer %s", async (_, second) => {
    const { baseUrl } = await start((request, response) =>
      refusedOf(request) ? second(request, response) : boasting(null)(request, response),
    );
    const draft = await writeAt(baseUrl, { task: writingTask({ generationMode: "enhanced" }) });
    expect(wordedIn(draft)).toEqual({ [AT]: LIE });
    expect(draft.unwritten).toBeUndefined();
  });

  test.each(["strict", "enhanced", "extensive"] as const)(
    "is asked for in %s mode, too",
    async (generationMode) => {
      // In extensive mode what only adds is marked; what turns a line round is not.
      const lie = generationMode === "extensive" ? "Triage in the emergency room planned" : LIE;
      const { baseUrl, received } = await start(boasting(null, lie));
      await writeAt(baseUrl, { task: writingTask({ generationMode }) });
      const asked = received.filter((request) => refusedOf(request)?.length);
      expect(asked.length).toBe(generationMode === "extensive" ? asked.length : 1);
    },
  );

  test("in strict mode isn't even offered", async () => {
    const { baseUrl } = await start(boasting(null));
    const draft = await writeAt(baseUrl, { task: writingTask({ generationMode: "strict" }) });
    expect(wordedIn(draft)).toEqual({});
  });
});

describe("what rules can neither prove nor contradict", () => {
  test("is judged by what the person wrote alone, and stays an offer where it follows", async () => {
    const { baseUrl, received } = await start(boasting(null, OFFER, true));
    const task = writingTask({ generationMode: "enhanced" });
    const draft = await writeAt(baseUrl, { task });
    const third = received[2];
    expect(third && pairsOf(third)).toEqual([{ id: 1, evidence: [OWN], sentence: OFFER }]);
    expect(third?.body).not.toMatch(/vaccinations|Charge nurse/);
    expect(draft.judged).toEqual([OFFER]);
    const { content, rejections } = applied(task, draft);
    expect(JSON.stringify(content)).not.toContain(OFFER);
    expect(rejections).toMatchObject([{ at: AT, proposed: OFFER, verdict: "unproven", instead: OWN }]);
  });

  test("isn't offered where the judge says no", async () => {
    const { baseUrl } = await start(boasting(null, OFFER, false));
    const draft = await writeAt(baseUrl, { task: writingTask({ generationMode: "enhanced" }) });
    expect(wordedIn(draft)).toEqual({});
    expect(draft.judged).toEqual([]);
  });

  test("is offered unjudged where nobody judges", async () => {
    const { baseUrl } = await start((request, response) =>
      pairsOf(request)
        ? sendError(response, 400, { message: "no" })
        : sendCompletion(response, {
            content: willingContent(request, { word: ({ text }) => (text === OWN ? OFFER : null) }),
          }),
    );
    const draft = await writeAt(baseUrl, { task: writingTask({ generationMode: "enhanced" }) });
    expect(wordedIn(draft)).toEqual({ [AT]: OFFER });
    expect(draft.judged).toEqual([]);
  });
});

test("what the guard accepts isn't asked for again", async () => {
  const { baseUrl, received } = await start(boasting(null, TRUTH));
  const draft = await writeAt(baseUrl, { task: writingTask({ generationMode: "enhanced" }) });
  expect(wordedIn(draft)).toEqual({ [AT]: TRUTH });
  expect(received).toHaveLength(1);
});
