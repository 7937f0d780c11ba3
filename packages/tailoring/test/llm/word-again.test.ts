import {
  type Answer,
  materialOf,
  type Received,
  sendCompletion,
  sendError,
  startChatServer,
} from "@terzi/testing/chat-server";
import { expect, test } from "vitest";
import { createGuard } from "../../src/guard/guard.ts";
import { applyEdits } from "../../src/writing/apply-edits.ts";
import { writeAt, writingTask } from "./writing-task.ts";

const TRIAGE = "workExperience.0.responsibilities.0";
const LIE = "Led triage in the emergency room";
const TRUTH = "Triage in the emergency room";

const isSecond = ({ messages }: Received): boolean =>
  messages.filter(({ role }) => role === "user").length === 2;
const editsOf = (text: string, at = TRIAGE) => JSON.stringify({ edits: [{ at, text, restsOn: [] }] });
const isAboutWork = (request: Received): boolean => {
  const { profile } = materialOf(request);
  return "entries" in profile && profile.entries.some(({ lines }) => lines.some(({ at }) => at === TRIAGE));
};
const nothing = '{"edits":[]}';

/** A model that first boasts of triage and, asked again, answers with `second`. */
const boasting =
  (second: Answer): Answer =>
  (request, response) => {
    if (!isAboutWork(request)) return sendCompletion(response, { content: nothing });
    return isSecond(request)
      ? second(request, response)
      : sendCompletion(response, { content: editsOf(LIE) });
  };

const triageIn = (edits: { at: string; text: string }[]): string | undefined =>
  edits.find(({ at }) => at === TRIAGE)?.text;

test("what the guard refuses is asked for once more, with the words that the profile doesn't say", async () => {
  const server = await startChatServer(
    boasting((_, response) => sendCompletion(response, { content: editsOf(TRUTH) })),
  );
  const task = writingTask({ generationMode: "enhanced" });
  const { edits } = await writeAt(server.baseUrl, { task });
  await server.close();
  expect(triageIn(edits)).toBe(TRUTH);
  const { content, rejections } = applyEdits(task.base, edits, { guard: task.guard, mode: "enhanced" });
  expect(JSON.stringify(content)).toContain(TRUTH);
  expect(rejections).toEqual([]);
  const [second] = server.received.filter(isSecond);
  const asked = second?.messages.at(-1)?.content ?? "";
  expect(asked).toContain(LIE);
  expect(asked).toContain("another deed than the one that is told");
  // The data of the second question stands between the lines of the first.
  const marker = second?.messages[1]?.content.split("\n")[0] ?? "?";
  expect(asked.split("\n").filter((line) => line === marker)).toHaveLength(2);
});

test("who is refused twice keeps the person's own words, and the first proposal is told", async () => {
  const server = await startChatServer(
    boasting((_, response) => sendCompletion(response, { content: editsOf("Managed the emergency room") })),
  );
  const task = writingTask({ generationMode: "enhanced" });
  const { edits } = await writeAt(server.baseUrl, { task });
  await server.close();
  const { content, rejections } = applyEdits(task.base, edits, { guard: task.guard, mode: "enhanced" });
  expect(JSON.stringify(content)).toContain("Responsible for triage in the emergency room");
  expect(rejections).toMatchObject([{ at: TRIAGE, proposed: LIE }]);
  // Nobody is asked a third time.
  expect(server.received.filter(isSecond)).toHaveLength(1);
});

test.each<[string, Answer]>([
  ["fails", (_, response) => sendError(response, 400, { message: "no" })],
  ["is no JSON", (_, response) => sendCompletion(response, { content: "I can't do that." })],
  ["withdraws it", (_, response) => sendCompletion(response, { content: nothing })],
])("an answer to the second question that %s leaves the first as it was", async (_, second) => {
  const server = await startChatServer(boasting(second));
  const { edits, unwritten } = await writeAt(server.baseUrl, {
    task: writingTask({ generationMode: "enhanced" }),
  });
  await server.close();
  expect(triageIn(edits)).toBe(LIE);
  expect(unwritten).toBeUndefined();
});

test.each([
  ["strict", true],
  ["enhanced", true],
  ["extensive", false],
] as const)("in %s mode what could not stand is asked for once more: %s", async (generationMode, isAsked) => {
  const server = await startChatServer(
    boasting((_, response) => sendCompletion(response, { content: editsOf(TRUTH) })),
  );
  await writeAt(server.baseUrl, { task: writingTask({ generationMode }) });
  await server.close();
  expect(server.received.filter(isSecond)).toHaveLength(isAsked ? 1 : 0);
});

test("what the guard accepts isn't asked for again", async () => {
  const server = await startChatServer((request, response) =>
    sendCompletion(response, { content: isAboutWork(request) ? editsOf(TRUTH) : nothing }),
  );
  const task = writingTask({ generationMode: "enhanced" });
  const { edits } = await writeAt(server.baseUrl, { task });
  await server.close();
  expect(triageIn(edits)).toBe(TRUTH);
  expect(server.received.some(isSecond)).toBe(false);
  const guard = createGuard(task.profile, "enhanced", task.today, "en");
  expect(guard.proves(TRUTH, { kind: "entry", place: "experiences.0" })).toBe(true);
});
