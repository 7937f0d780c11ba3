import { LLMock } from "@copilotkit/aimock";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WriterUnavailable } from "../../src/writing/writer-unavailable.ts";
import { wordedIn, writeAt } from "./writing-task.ts";

/** A mock of the API by somebody else: what we take for the API must be what they take for it. */
let mock: LLMock;
beforeAll(async () => {
  mock = new LLMock({ port: 0 });
  await mock.start();
});
afterAll(() => mock.stop());

it("the writer speaks with an independent mock of the API", async () => {
  const text = "Hand hygiene week organised";
  const entries = [{ id: "p0", lines: [{ from: ["p0.1"], text }], drop: [] }];
  mock.onMessage(/"entries"/, { content: JSON.stringify({ summary: [], entries }) });
  mock.onMessage(/./, { content: JSON.stringify({ again: [] }) });
  const draft = await writeAt(`${mock.url}/v1`);
  expect(wordedIn(draft)).toEqual({ "projects.0.description": text });
});

it("what the mock answers as an overloaded API is an unavailable writer", async () => {
  mock.clearFixtures();
  mock.onMessage(/./, { error: { message: "Overloaded", type: "server_error" }, status: 503 });
  await expect(writeAt(`${mock.url}/v1`, { timeoutMs: 900 })).rejects.toThrow(WriterUnavailable);
});
