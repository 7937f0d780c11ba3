import { type Answer, type ChatServer, sendError, startChatServer } from "@terzi/testing/chat-server";
import { willing } from "@terzi/testing/shown-cv";
import { describe, expect, it } from "vitest";
import type { ModelUsage } from "../../src/llm/model-usage.ts";
import { WriterUnavailable } from "../../src/writing/writer-unavailable.ts";
import { start } from "./start-for-test.ts";
import { writeAt } from "./writing-task.ts";

const good = willing({ word: () => null });
describe("an endpoint with a dialect of its own", () => {
  const formatsOf = ({ received }: ChatServer) =>
    received.map(({ response_format: format }) => format?.type ?? "text");

  it("that knows no schemas is asked for plain JSON, and from then on at once", async () => {
    const server = await start((request, response) =>
      request.response_format?.type === "json_schema"
        ? sendError(response, 400, { message: "response_format.type json_schema is not supported" })
        : good(request, response),
    );
    const { unwritten } = await writeAt(server.baseUrl);
    expect(unwritten).toBeUndefined();
    await writeAt(server.baseUrl);
    expect(formatsOf(server)).toEqual(["json_schema", "json_object", "json_object"]);
  });

  it("that knows no formats at all, and doesn't say why it refuses, is asked for text", async () => {
    const server = await start((request, response) =>
      request.response_format ? sendError(response, 422) : good(request, response),
    );
    expect((await writeAt(server.baseUrl)).unwritten).toBeUndefined();
    // Temperature and effort go first, since they are needed least.
    expect(formatsOf(server)).toEqual(["json_schema", "json_schema", "json_object", "text"]);
  });

  it("that calls the token limit otherwise keeps its schemas", async () => {
    const server = await start((request, response) =>
      "max_completion_tokens" in request
        ? sendError(response, 400, { param: "max_completion_tokens", message: "Unsupported parameter" })
        : good(request, response),
    );
    expect((await writeAt(server.baseUrl)).unwritten).toBeUndefined();
    expect(server.received.at(-1)).toMatchObject({
      max_tokens: 6_000,
      response_format: { type: "json_schema" },
    });
  });
});

describe("a model of its own kind", () => {
  it.each([
    ["temperature", "reasoning_effort"],
    ["reasoning_effort", "temperature"],
  ])("that knows no %s keeps its %s, and isn't asked for it in the next CV", async (refused, kept) => {
    const server = await start((request, response) =>
      refused in request
        ? sendError(response, 400, { param: refused, message: `Unsupported parameter: '${refused}'` })
        : good(request, response),
    );
    await writeAt(server.baseUrl);
    await writeAt(server.baseUrl);
    expect(server.received.map((request) => refused in request)).toEqual([true, false, false]);
    expect(server.received.every((request) => kept in request)).toBe(true);
  });
});

describe("an endpoint in trouble", () => {
  it("is asked again after a 500", async () => {
    let requests = 0;
    const { baseUrl } = await start((request, response) =>
      ++requests === 1 ? sendError(response, 500) : good(request, response),
    );
    expect((await writeAt(baseUrl)).unwritten).toBeUndefined();
    expect(requests).toBe(2);
  });

  it("is asked again when the connection breaks off in the midst of an answer", async () => {
    let requests = 0;
    const { baseUrl } = await start((request, response) => {
      if (++requests > 1) return good(request, response);
      response.writeHead(200, { "content-type": "application/json" });
      response.write('{"choices":[{"mess', () => response.destroy());
    });
    expect((await writeAt(baseUrl)).unwritten).toBeUndefined();
  });

  it("is left alone as long as it asks for", async () => {
    let firstAt = 0;
    const { baseUrl, received } = await start((request, response) => {
      if (firstAt) return good(request, response);
      firstAt = request.at;
      sendError(response, 429, { headers: { "retry-after": "1" } });
    });
    expect((await writeAt(baseUrl)).unwritten).toBeUndefined();
    expect(received.slice(1).every(({ at }) => at - firstAt >= 990)).toBe(true);
  });

  it("that asks for a longer wait than there is time is not waited for; the wait is told", async () => {
    const { baseUrl } = await start((_, response) =>
      sendError(response, 429, { headers: { "retry-after": "120" } }),
    );
    const began = performance.now();
    const writing = writeAt(baseUrl, { timeoutMs: 60_000 });
    await expect(writing).rejects.toThrow(WriterUnavailable);
    await expect(writing).rejects.toMatchObject({ retryAfterSeconds: 120 });
    expect(performance.now() - began).toBeLessThan(60_000);
  });

  it.each<[string, Answer]>([
    ["never answers", () => undefined],
    [
      "dribbles",
      (_, response) => {
        response.writeHead(200, { "content-type": "application/json" });
        const dribble = setInterval(() => response.write(" "), 20);
        response.on("close", () => clearInterval(dribble));
      },
    ],
  ])("that %s costs no more than the time allowed, and says what was used", async (_, slow) => {
    const { baseUrl } = await start(slow);
    const used: ModelUsage[] = [];
    const writing = writeAt(baseUrl, { timeoutMs: 2_500, onUsage: (usage) => void used.push(usage) });
    await expect(writing).rejects.toThrow(WriterUnavailable);
    expect(used).toMatchObject([{ promptTokens: 0 }]);
  });

  it("that refuses the key is not bothered again", async () => {
    const { baseUrl, received } = await start((_, response) => sendError(response, 401));
    await expect(writeAt(baseUrl)).rejects.toThrow(WriterUnavailable);
    expect(received).toHaveLength(1);
  });

  it("that has no money left is not bothered again, although it says 429", async () => {
    const { baseUrl, received } = await start((_, response) =>
      sendError(response, 429, { code: "insufficient_quota" }),
    );
    await expect(writeAt(baseUrl)).rejects.toThrow(WriterUnavailable);
    expect(received).toHaveLength(1);
  });

  it("that is not there is an unavailable writer", async () => {
    const server = await startChatServer(good);
    await server.close();
    const writing = writeAt(server.baseUrl, { timeoutMs: 1_000 });
    await expect(writing).rejects.toThrow(WriterUnavailable);
  });

  it("that sends elsewhere is not followed", async () => {
    const elsewhere = await start(good);
    const { baseUrl } = await start(
      (_, response) =>
        void response.writeHead(307, { location: `${elsewhere.baseUrl}/chat/completions` }).end(),
    );
    await expect(writeAt(baseUrl, { timeoutMs: 600 })).rejects.toThrow(WriterUnavailable);
    expect(elsewhere.received).toEqual([]);
  });
});

describe("giving up", () => {
  it("stops the request that runs, and starts no more", async () => {
    const closed: boolean[] = [];
    const giveUp = new AbortController();
    const { baseUrl, received } = await start((_, response) => {
      response.on("close", () => closed.push(true));
      giveUp.abort(new Error("the person left"));
    });
    const used: ModelUsage[] = [];
    const writing = writeAt(baseUrl, {
      signal: giveUp.signal,
      onUsage: (usage) => void used.push(usage),
    });
    await expect(writing).rejects.toThrow("the person left");
    await expect.poll(() => closed.length).toBe(1);
    expect(received).toHaveLength(1);
    expect(used).toMatchObject([{ requests: 1 }]);
  });

  it("before it began asks nobody", async () => {
    const { baseUrl, received } = await start(good);
    await expect(writeAt(baseUrl, { signal: AbortSignal.abort(new Error("gone")) })).rejects.toThrow("gone");
    expect(received).toEqual([]);
  });
});
